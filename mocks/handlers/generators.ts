import { http, type HttpHandler } from "msw";
import type { z } from "zod";
import { removeSuffix, call } from "../address";
import { environment } from "../environment";
import { invalidBody, missing, ok, readJson } from "../envelope";
import { randomSource, type Chance } from "../generators/chance";
import { creatures, speciesList, type Creature } from "../generators/creatures";
import { fursonaCreatures, fursonaQuery, inventFursona } from "../generators/fursona";
import { readyQueries, transform, transformationQuery } from "../generators/transformation";

const listed: Record<string, readonly Creature[]> = {
  transformation: creatures,
  fursona: fursonaCreatures,
};

/** Responds with the result for a request's body. */
async function generate<Query>(
  request: Request,
  schema: z.ZodType<Query>,
  generator: (query: Query) => unknown,
): Promise<Response> {
  const query = schema.safeParse(await readJson(request));
  return query.success ? ok(generator(query.data)) : invalidBody(query.error);
}

/** The handlers of the generators with a random number generator. */
export function generatorHandlersOn(random: Chance): HttpHandler[] {
  return [
    http.get(call("generators/:generator/lists/:list"), ({ params }) => {
      const generator = String(params["generator"]);
      const known = removeSuffix(params["list"]) === "species" && Object.hasOwn(listed, generator);
      return known ? ok(speciesList(listed[generator]!)) : missing("list");
    }),
    http.get(call("generators/transformation/:kind"), ({ params }) => {
      const kind = removeSuffix(params["kind"]);
      return Object.hasOwn(readyQueries, kind)
        ? ok(transform(readyQueries[kind]!, random))
        : missing("kind");
    }),
    http.post(call("generators/:generator"), ({ params, request }) => {
      switch (removeSuffix(params["generator"])) {
        case "transformation":
          return generate(request, transformationQuery, (query) => transform(query, random));
        case "fursona":
          return generate(request, fursonaQuery, (query) => inventFursona(query, random));
        default:
          return missing("generator");
      }
    }),
  ];
}

/** With `GENERATOR_SEED`, the same sequence of requests gets the same responses. */
export const generatorHandlers = generatorHandlersOn(randomSource(environment["GENERATOR_SEED"]));
