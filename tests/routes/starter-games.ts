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
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
  const type = "application/x-www-form-urlencoded";
  return responseOf(
    action,
    path,
    {},
    { method: "POST", body, headers: { "Content-Type": type, ...headers } },
  );
}

/** A game that has been played for some rounds, always taking the one on the left. */
export async function playedGame(rounds = 0): Promise<string> {
  const id = await startGame({ ...defaultSettings, shinyOdds: "1" });
  for (let round = 0; round < rounds; round += 1) await pickLeft(id);
  return id;
}

async function pickLeft(id: string): Promise<void> {
  await pickStarter(id, (await fetchGame(id)).left!.id);
}

export const teamOf = async (id: string) => (await fetchGame(id)).selectedPokemon;

/** Counts what reaches the upstream from now on, by method. */
export function counted() {
  const counts = { POST: 0, GET: 0, DELETE: 0 };
  upstream.use(
    http.all(`${calls}*`, ({ request }) => {
      counts[request.method as keyof typeof counts] += 1;
    }),
  );
  return counts;
}

export const failures: [string, () => Response | Promise<Response>][] = [
  ["no connection", () => HttpResponse.error()],
  ["a failing upstream", () => new HttpResponse(null, { status: 500 })],
  ["a refusal", () => new HttpResponse(null, { status: 400 })],
  ["no JSON", () => HttpResponse.html("<!doctype html>")],
  ["null", () => HttpResponse.json(null)],
  ["no data", () => HttpResponse.json({ code: "CHASE-1000", message: "OK" })],
  ["another code", () => HttpResponse.json({ code: "CHASE-2001", message: "no", data: unknown })],
  ["other data", () => HttpResponse.json({ code: "CHASE-1000", message: "OK", data: ["?"] })],
];

export const badIds = [
  "",
  "?id=",
  "?id=25",
  `?id=${unknown}x`,
  `?ID=${unknown}`,
  "?id=../..",
  `?id=${"0".repeat(5_000)}`,
  "?id=%00",
];
