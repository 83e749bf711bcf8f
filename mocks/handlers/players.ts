import { http, type HttpHandler } from "msw";
import { removeSuffix, call } from "../address";
import { players } from "../data/players";
import { missing, ok } from "../envelope";

const path = "stream/games/pokemon/players";

export function playerHandlersOf(badges: Readonly<Record<string, unknown>>): HttpHandler[] {
  return [
    http.get(call(`${path}/:player`), ({ params }) => {
      const player = removeSuffix(params["player"]);
      return Object.hasOwn(badges, player) ? ok(badges[player]) : missing("player");
    }),
    http.get(call(`${path}*`), () => ok(Object.keys(badges))),
  ];
}

export const playerHandlers = playerHandlersOf(players);
