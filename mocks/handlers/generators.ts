import { http, type HttpHandler } from "msw";
import type { z } from "zod";
import { removeSuffix, call } from "../address";
import { environment } from "../environment";
import { invalidBody, notFound, ok, readJson } from "../envelope";
import { randomSource, type Chance } from "../generators/chance";
import { creatures, speciesList, type Creature } from "../generators/creatures";
import { fursonaCreatures, fursonaRequest, inventFursona } from "../generators/fursona";
import { readyRequests, transform, transformationRequest } from "../generators/transformation";

const listed: Record<string, readonly Creature[]> = {
  transformation: creatures,
  fursona: fursonaCreatures,
};

/** Responds with the result for a request's body. */
async function generate<Body>(
  request: Request,
  schema: z.ZodType<Body>,
  generator: (body: Body) => unknown,
): Promise<Response> {
  const body = schema.safeParse(await readJson(request));
  return body.success ? ok(generator(body.data)) : invalidBody(body.error);
}

/** Returns the handlers of the generators with a random number generator. */
export function generatorHandlersOn(random: Chance): HttpHandler[] {
  return [
    http.get(call("generators/:generator/lists/:list"), ({ params }) => {
      const generator = String(params["generator"]);
      const known = removeSuffix(params["list"]) === "species" && Object.hasOwn(listed, generator);
      return known ? ok(speciesList(listed[generator]!)) : notFound("list");
    }),
    http.get(call("generators/transformation/:kind"), ({ params }) => {
      const kind = removeSuffix(params["kind"]);
      return Object.hasOwn(readyRequests, kind)
        ? ok(transform(readyRequests[kind]!, random))
        : notFound("kind");
    }),
    http.post(call("generators/:generator"), ({ params, request }) => {
      switch (removeSuffix(params["generator"])) {
        case "transformation":
          return generate(request, transformationRequest, (body) => transform(body, random));
        case "fursona":
          return generate(request, fursonaRequest, (body) => inventFursona(body, random));
        default:
          return notFound("generator");
      }
    }),
  ];
}

/** The handlers of the generators; `GENERATOR_SEED` makes the responses reproducible. */
export const generatorHandlers = generatorHandlersOn(randomSource(environment["GENERATOR_SEED"]));
