import { http } from "msw";
import { removeSuffix, call } from "../address";
import { players } from "../data/players";
import { missing, ok } from "../envelope";

const path = "stream/games/pokemon/players";

export const playerHandlers = [
  http.get(call(`${path}/:player`), ({ params }) => {
    const player = removeSuffix(params["player"]);
    return Object.hasOwn(players, player) ? ok(players[player]) : missing("player");
  }),
  http.get(call(`${path}*`), () => ok(Object.keys(players))),
];
