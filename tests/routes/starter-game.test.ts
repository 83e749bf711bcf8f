import { delay, http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import * as to from "~/addresses";
import { fetchGame } from "~/choose-your-starter/api.server";
import { notOffered } from "~/choose-your-starter/settings";
import { action as start, loader as setup } from "~/routes/_main.choose-your-starter._index";
import { action, loader as game } from "~/routes/_main.choose-your-starter.game";
import { loader as result, meta } from "~/routes/_main.choose-your-starter.result";
import { failCall, onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { upstream } from "~mocks/index";
import { notFoundPageOf, responseOf } from "./route-response";
import { playedGame, unknown } from "./starter-games";

const calls = "*/v1/tools/pokemon/choose-your-starter";
const call = "v1/tools/pokemon/choose-your-starter/{id}";

function post(
  handler: Parameters<typeof responseOf>[0],
  path: string,
  fields: Record<string, string | number>,
  Cookie = "",
) {
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  const headers = { "Sec-Fetch-Site": "same-origin", Cookie };
  const body = new URLSearchParams(texts);
  return responseOf(handler, path, {}, { method: "POST", body, headers });
}

/** Counts the upstream requests from now on, by method. */
function countRequests() {
  const counts: Record<string, number> = {};
  upstream.use(
    http.all(`${calls}*`, ({ request: { method } }) => {
      counts[method] = (counts[method] ?? 0) + 1;
    }),
  );
  return counts;
}

const failures: [string, () => Response | Promise<never>][] = [
  ["no connection", () => HttpResponse.error()],
  ["a refusal", () => new HttpResponse(null, { status: 400 })],
  ["other data", () => ok(["?"])],
];

describe("the setup page", () => {
  it("starts a game with the settings, stores its id in a cookie, and redirects to it", async () => {
    let sent: unknown;
    upstream.use(
      http.post(calls, async ({ request }) => void (sent = await request.clone().json())),
    );
    const fields = { pool: "9", includeNfe: "on", shinyOdds: "1/8192" };
    const { status, location, headers } = await post(start, to.starterSetup, fields);
    expect(sent).toEqual({
      numberOfPlayers: 1,
      teamSize: 6,
      generation: 9,
      includeNfe: true,
      includeLegendary: false,
      includeMythical: false,
      includePseudoLegendary: false,
      shinyOdds: 1 / 8192,
    });
    const [, id] = /^\/choose-your-starter\/game\?id=([0-9a-f-]{36})$/.exec(location!)!;
    expect(headers.getSetCookie()[0]).toMatch(new RegExp(`^starter=${id}; .*HttpOnly`));
    expect([status, headers.get("Cache-Control")]).toEqual([303, "no-store"]);
  });

  const open = (Cookie: string) => responseOf(setup, to.starterSetup, {}, { headers: { Cookie } });

  it("offers the unfinished game of the cookie, and is then not cached", async () => {
    const id = await playedGame(2);
    const { headers, data } = await open(`starter=${id}`);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(data).toEqual({ held: { id, round: 3, teamSize: 6 } });
    for (const over of [await playedGame(6), unknown]) {
      expect((await open(`starter=${over}`)).data).toEqual({ held: undefined });
    }
  });

  it.each(["", "starter=25", "starter=%E0%A4%A"])(
    "makes no call with the cookie %j, and can be cached",
    async (cookie) => {
      const counts = countRequests();
      const { headers, data } = await open(cookie);
      expect([data, counts]).toEqual([{ held: undefined }, {}]);
      expect(headers.get("Cache-Control")).toMatch(cookie ? /^private/ : /^public/);
    },
  );

  it.each([...failures, ["no response", () => delay("infinite") as Promise<never>] as const])(
    "neither waits for a game nor offers it with %s",
    async (_what, answer) => {
      upstream.use(http.get(`${calls}/:id`, answer));
      const { status, data } = await open(`starter=${unknown}`);
      expect([status, data]).toEqual([200, { held: undefined }]);
    },
  );
});

describe("the page of a game", () => {
  const open = (id: string) => responseOf(game, to.starterGame(id));

  it("shows the options and the team, uncached", async () => {
    const id = await playedGame(1);
    const { left, center, right, selectedPokemon: team } = await fetchGame({ id });
    const { headers, data } = await open(id);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(data).toEqual({ id, board: { options: [left, center, right], team, teamSize: 6 } });
  });

  it.each(["", "?id=25", `?id=${unknown}x`, "?id=../.."])(
    "redirects to the setup at the invalid address %j, like that of a result",
    async (search) => {
      for (const loader of [game, result]) {
        const answer = await responseOf(loader, `${to.starterSetup}/game${search}`);
        expect([answer.status, answer.location]).toEqual([302, to.starterSetup]);
        expect(answer.headers.get("X-Remix-Replace")).toBe("true");
      }
    },
  );

  it("redirects to the result of a finished game", async () => {
    const id = await playedGame(6);
    const { location, headers } = await open(id);
    expect(location).toBe(to.starterResult(id));
    expect(headers.get("X-Remix-Replace")).toBe("true");
  });

  const noOptions = { id: unknown, left: null, center: null, right: null, selectedPokemon: [] };
  it.each([
    ...failures,
    ["a game without options", () => ok({ ...noOptions, teamSize: 6 })] as const,
  ])("has status 503 with %s", async (_what, answer) => {
    onCall(call, answer);
    const { status, headers, data } = await open(unknown);
    expect([status, data]).toEqual([503, { id: unknown, board: undefined }]);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("a pick", () => {
  const send = (id: string, pick: number | string, round: number, cookie?: string) =>
    post(action, to.starterGame(id), { round, pick }, cookie);

  it("redirects to the result and clears the cookie when it completes the team", async () => {
    const id = await playedGame(5);
    const { right } = await fetchGame({ id });
    const { status, location, headers } = await send(id, right!.id, 5, `starter=${id}`);
    expect([status, location]).toEqual([303, to.starterResult(id)]);
    expect(headers.getSetCookie()).toEqual(["starter=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
  });

  it.each(["25abc", "999999"])("of %s, which is not offered, is rejected", async (pick) => {
    const id = await playedGame(1);
    const counts = countRequests();
    const { status, data } = await send(id, pick, 1);
    expect([status, data]).toEqual([400, { failure: notOffered, board: undefined }]);
    expect(counts["POST"]).toBeUndefined();
  });

  it("and a simultaneous pick of another tab count once", async () => {
    const id = await playedGame();
    const { left, right } = await fetchGame({ id });
    const answers = await Promise.all([send(id, left!.id, 0), send(id, right!.id, 0)]);
    for (const { location } of answers) expect(location).toBe(to.starterGame(id));
    expect((await fetchGame({ id })).selectedPokemon).toHaveLength(1);
  });

  it("after a pick in another tab shows that pick and the current round", async () => {
    const id = await playedGame();
    const { left, right } = await fetchGame({ id });
    await send(id, left!.id, 0);
    const { status, data } = await send(id, right!.id, 0);
    const failure = `You had already picked ${left!.name} in round 1.`;
    const board = expect.objectContaining({ team: [left] }) as object;
    expect([status, data]).toEqual([409, { failure, board }]);
    // The same pick again simulates a double click.
    expect((await send(id, left!.id, 0)).location).toBe(to.starterGame(id));
  });

  it("redirects to the game when the upstream responds with 409", async () => {
    const id = await playedGame(1);
    const { left } = await fetchGame({ id });
    failCall(`POST ${call}`, "status", 409);
    expect((await send(id, left!.id, 1)).location).toBe(to.starterGame(id));
  });

  it("in an unknown game redirects to the error page, and ending that game redirects to the setup", async () => {
    const address = to.starterGame(unknown);
    expect((await send(unknown, 25, 0)).location).toBe(notFoundPageOf(address));
    expect((await post(action, address, { intent: "end" })).location).toBe(to.starterSetup);
    expect((await post(action, address, { intent: "cheat" })).status).toBe(400);
  });
});

describe("the result page", () => {
  const open = (id: string) => responseOf(result, to.starterResult(id));

  it("shows the team, with its picture as preview image, and noindex", async () => {
    const id = await playedGame(6);
    const { data } = await open(id);
    expect(data).toEqual({ id, team: (await fetchGame({ id })).selectedPokemon });
    const args = { data, location: { pathname: "/x" }, matches: [] };
    const tags = meta(args as never) as Record<string, string>[];
    const of = (key: string) => tags.find(({ name, property }) => key === (name ?? property));
    expect(of("og:image")?.["content"]).toMatch(`/choose-your-starter/team.png?id=${id}`);
    expect(of("og:image:alt")?.["content"]).toMatch(/^A team of 6: shiny \S.*(?:, shiny .*){5}$/);
    expect(of("robots")?.["content"]).toBe("noindex");
  });

  it("redirects to an unfinished game, and has status 404 for an unknown game", async () => {
    const id = await playedGame(5);
    const { location, headers } = await open(id);
    expect(location).toBe(to.starterGame(id));
    expect(headers.get("X-Remix-Replace")).toBe("true");
    expect((await open(unknown)).location).toBe(notFoundPageOf(to.starterResult(unknown)));
    failCall(call, "refused");
    expect((await open(unknown)).status).toBe(503);
  });
});
