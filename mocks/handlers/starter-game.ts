import { http, type HttpHandler } from "msw";
import { removeSuffix, call } from "../address";
import { failure, invalidBody, notFound, ok, readJson } from "../envelope";
import { createGames, type Games } from "../starter-game/games";
import { settingsSchema } from "../starter-game/settings";
import { z } from "zod";

const choiceSchema = z.object({ id: z.int().positive() });

const refusals = {
  complete: "the team is complete",
  "not-offered": "that Pokémon is not offered in this round",
} as const;

/** Creates the handlers of the starter game, which keep their games in a store. */
export function starterGameHandlersOf(games: Games): HttpHandler[] {
  return [
    http.post(call("tools/pokemon/:tool"), async ({ request, params }) => {
      if (removeSuffix(params["tool"]) !== "choose-your-starter") return undefined;
      const settings = settingsSchema.safeParse(await readJson(request));
      return settings.success ? ok(games.start(settings.data)) : invalidBody(settings.error);
    }),

    http.get(call("tools/pokemon/choose-your-starter/:id"), ({ params }) => {
      const state = games.get(gameId(params["id"]));
      return state ? ok(state) : notFound("game");
    }),

    http.post(call("tools/pokemon/choose-your-starter/:id"), async ({ request, params }) => {
      const id = gameId(params["id"]);
      if (!games.get(id)) return notFound("game");
      const choice = choiceSchema.safeParse(await readJson(request));
      if (!choice.success) return invalidBody(choice.error);
      const next = games.choose(id, choice.data.id);
      if (!next) return notFound("game");
      return typeof next === "string" ? failure(409, refusals[next]) : ok(next);
    }),

    http.delete(call("tools/pokemon/choose-your-starter/:id"), ({ params }) =>
      games.end(gameId(params["id"])) ? ok(true) : notFound("game"),
    ),
  ];
}

/** The handlers of the starter game, with a store of their own. */
export const starterGameHandlers = starterGameHandlersOf(createGames());

/** Returns the id of a game in lower case, because UUIDs are case-insensitive. */
function gameId(parameter: string | readonly string[] | undefined): string {
  return removeSuffix(parameter).toLowerCase();
}
