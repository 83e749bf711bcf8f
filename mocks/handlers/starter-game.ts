import { http, HttpResponse, type HttpHandler } from "msw";
import { bare, call } from "../address";
import { missing, ok } from "../envelope";
import { createGames, type Games } from "../starter-game/games";
import { settingsSchema } from "../starter-game/settings";
import { z } from "zod";

const choiceSchema = z.object({ id: z.int().positive() });

const refusals = {
  complete: "the team is complete",
  "not-offered": "that Pokémon is not offered in this round",
} as const;

/** The game "Choose Your Starter" over a store of games. */
export function starterGameHandlersOf(games: Games): HttpHandler[] {
  return [
    http.post(call("tools/pokemon/:tool"), async ({ request, params }) => {
      if (bare(params["tool"]) !== "choose-your-starter") return undefined;
      const settings = settingsSchema.safeParse(await jsonOf(request));
      return settings.success ? ok(games.start(settings.data)) : malformed(settings.error);
    }),

    http.get(call("tools/pokemon/choose-your-starter/:id"), ({ params }) => {
      const state = games.get(idOf(params["id"]));
      return state ? ok(state) : missing("game");
    }),

    http.post(call("tools/pokemon/choose-your-starter/:id"), async ({ request, params }) => {
      const id = idOf(params["id"]);
      if (!games.get(id)) return missing("game");
      const choice = choiceSchema.safeParse(await jsonOf(request));
      if (!choice.success) return malformed(choice.error);
      const next = games.choose(id, choice.data.id);
      if (!next) return missing("game");
      return typeof next === "string" ? refusal(409, "CHASE-1409", refusals[next]) : ok(next);
    }),

    http.delete(call("tools/pokemon/choose-your-starter/:id"), ({ params }) =>
      games.end(idOf(params["id"])) ? ok(true) : missing("game"),
    ),
  ];
}

export const starterGameHandlers = starterGameHandlersOf(createGames());

/** A game's id as it is stored: UUIDs are compared without regard to case. */
function idOf(parameter: string | readonly string[] | undefined): string {
  return bare(parameter).toLowerCase();
}

/** The request's JSON, or nothing when it is none; the schema then says what was expected. */
async function jsonOf(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined);
}

function malformed(error: z.ZodError): Response {
  const where = error.issues.map(({ path }) => path.join(".") || "body");
  return refusal(400, "CHASE-1400", `bad value: ${[...new Set(where)].join(", ")}`);
}

function refusal(status: number, code: string, message: string): Response {
  return HttpResponse.json({ code, message, data: null }, { status });
}
