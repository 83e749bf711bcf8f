import { http, type HttpHandler } from "msw";
import { removeSuffix, call } from "../address";
import { players } from "../data/players";
import { notFound, ok } from "../envelope";

const path = "stream/games/pokemon/players";

/** Creates the handlers of challengers from the badges of each player. */
export function playerHandlersOf(badges: Readonly<Record<string, unknown>>): HttpHandler[] {
  return [
    http.get(call(`${path}/:player`), ({ params }) => {
      const player = removeSuffix(params["player"]);
      return Object.hasOwn(badges, player) ? ok(badges[player]) : notFound("player");
    }),
    http.get(call(`${path}*`), () => ok(Object.keys(badges))),
  ];
}

/** The handlers of the sample challengers. */
export const playerHandlers = playerHandlersOf(players);
