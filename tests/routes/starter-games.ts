import { http, HttpResponse } from "msw";
import { defaultSettings } from "~/choose-your-starter/settings";
import { pickStarter, startGame, fetchGame } from "~/choose-your-starter/api.server";
import { upstream } from "~mocks/index";
import { responseOf, type RouteResponse } from "./route-response";

export const calls = "*/v1/tools/pokemon/choose-your-starter";
export const unknown = "00000000-0000-4000-8000-000000000000";
export const own = { "Sec-Fetch-Site": "same-origin" };

export type Fields = readonly (readonly [name: string, value: string])[];

export function post(
  action: Parameters<typeof responseOf>[0],
  path: string,
  fields: Fields,
  headers: Record<string, string> = own,
): Promise<RouteResponse> {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  return responseOf(action, path, {}, { method: "POST", body, headers });
}

/** Plays some rounds of a new game, with the left option in each. */
export async function playedGame(rounds = 0): Promise<string> {
  const id = await startGame({ ...defaultSettings, shinyOdds: "1" });
  for (let round = 0; round < rounds; round += 1) await pickLeft(id);
  return id;
}

async function pickLeft(id: string): Promise<void> {
  await pickStarter(id, (await fetchGame({ id })).left!.id);
}

export const teamOf = async (id: string) => (await fetchGame({ id })).selectedPokemon;

/** Counts the requests to the upstream from now on, by method. */
export function countRequests() {
  const counts = { POST: 0, GET: 0, DELETE: 0 };
  upstream.use(
    http.all(`${calls}*`, ({ request }) => {
      counts[request.method as keyof typeof counts] += 1;
    }),
  );
  return counts;
}

/** Upstream failures: no response, an error, and data that is not a game. */
export const failures: [string, () => Response][] = [
  ["no connection", () => HttpResponse.error()],
  ["a refusal", () => new HttpResponse(null, { status: 400 })],
  ["other data", () => HttpResponse.json({ code: "CHASE-1000", message: "OK", data: ["?"] })],
];

export const badIds = ["", "?id=25", `?id=${unknown}x`, "?id=../.."];
