import { http, HttpResponse, type HttpHandler } from "msw";
import type { z } from "zod";
import { bare, call } from "../address";
import { missing, ok } from "../envelope";
import { randomSource, type Chance } from "../generators/chance";
import { creatures, speciesList, type Creature } from "../generators/creatures";
import { fursonaCreatures, fursonaQuery, inventFursona } from "../generators/fursona";
import { readyQueries, transform, transformationQuery } from "../generators/transformation";

const listed: Record<string, readonly Creature[]> = {
  transformation: creatures,
  fursona: fursonaCreatures,
};

/** The answer for a body that is not the JSON a call takes. */
function invalid(message: string): Response {
  return HttpResponse.json({ code: "CHASE-1400", message, data: null }, { status: 400 });
}

/** Answers with what is made of the request's body, if the body is right. */
async function answerTo<Query>(
  request: Request,
  schema: z.ZodType<Query>,
  make: (query: Query) => unknown,
): Promise<Response> {
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    return invalid("The body is not JSON");
  }
  const query = schema.safeParse(body);
  if (query.success) return ok(make(query.data));
  const [issue] = query.error.issues;
  return invalid([...(issue?.path ?? []), issue?.message].join(": "));
}

/** The generators on a chance of the caller's, which a test can foretell. */
export function generatorHandlersOn(random: Chance): HttpHandler[] {
  return [
    http.get(call("generators/:generator/lists/:list"), ({ params }) => {
      const generator = String(params["generator"]);
      const known = bare(params["list"]) === "species" && Object.hasOwn(listed, generator);
      return known ? ok(speciesList(listed[generator]!)) : missing("list");
    }),
    http.get(call("generators/transformation/:kind"), ({ params }) => {
      const kind = bare(params["kind"]);
      return Object.hasOwn(readyQueries, kind)
        ? ok(transform(readyQueries[kind]!, random))
        : missing("kind");
    }),
    http.post(call("generators/:generator"), ({ params, request }) => {
      switch (bare(params["generator"])) {
        case "transformation":
          return answerTo(request, transformationQuery, (query) => transform(query, random));
        case "fursona":
          return answerTo(request, fursonaQuery, (query) => inventFursona(query, random));
        default:
          return missing("generator");
      }
    }),
  ];
}

/**
 * The generators. `GENERATOR_SEED`, any text, makes them repeatable: from the start of the process the
 * same requests in the same order get the same answers. Without it chance is real.
 */
export const generatorHandlers = generatorHandlersOn(randomSource(process.env["GENERATOR_SEED"]));
