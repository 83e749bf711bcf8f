import { delay, http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import * as to from "~/choose-your-starter/addresses";
import { fetchGame } from "~/choose-your-starter/api.server";
import { notOfferedMessage } from "~/choose-your-starter/settings";
import { action as start, loader as setup } from "~/routes/_main.choose-your-starter._index";
import { action, loader as game } from "~/routes/_main.choose-your-starter.game";
import { loader as result, meta } from "~/routes/_main.choose-your-starter.result";
import { failCall, onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { upstream } from "~mocks/index";
import { notFoundPageOf, responseOf } from "./route-response";
import { playRounds, unknownGame } from "./starter-games";

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
  it("the setup form starts a game with the chosen settings and stores the id of the game in a cookie", async () => {
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

  it("the setup page offers to continue the unfinished game in the cookie", async () => {
    const id = await playRounds(2);
    const { headers, data } = await open(`starter=${id}`);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(data).toEqual({ held: { id, round: 3, teamSize: 6 } });
    for (const over of [await playRounds(6), unknownGame]) {
      expect((await open(`starter=${over}`)).data).toEqual({ held: undefined });
    }
  });

  it.each(["", "starter=25", "starter=%E0%A4%A"])(
    "the setup page makes no API call for the cookie %j without a game",
    async (cookie) => {
      const counts = countRequests();
      const { headers, data } = await open(cookie);
      expect([data, counts]).toEqual([{ held: undefined }, {}]);
      expect(headers.get("Cache-Control")).toMatch(cookie ? /^private/ : /^public/);
    },
  );

  it.each([...failures, ["no response", () => delay("infinite") as Promise<never>] as const])(
    "the setup page is shown without a saved game after %s",
    async (_what, answer) => {
      upstream.use(http.get(`${calls}/:id`, answer));
      const { status, data } = await open(`starter=${unknownGame}`);
      expect([status, data]).toEqual([200, { held: undefined }]);
    },
  );
});

describe("the page of a game", () => {
  const open = (id: string) => responseOf(game, to.starterGame(id));

  it("the page of a starter game shows the options and the team and is not cached", async () => {
    const id = await playRounds(1);
    const { left, center, right, selectedPokemon: team } = await fetchGame({ id });
    const { headers, data } = await open(id);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(data).toEqual({ id, board: { options: [left, center, right], team, teamSize: 6 } });
  });

  it.each(["", "?id=25", `?id=${unknownGame}x`, "?id=../.."])(
    "the page of a starter game redirects to the setup page for the invalid query %j",
    async (search) => {
      for (const loader of [game, result]) {
        const answer = await responseOf(loader, `${to.starterSetup}/game${search}`);
        expect([answer.status, answer.location]).toEqual([302, to.starterSetup]);
        expect(answer.headers.get("X-Remix-Replace")).toBe("true");
      }
    },
  );

  it("the page of a finished starter game redirects to the result", async () => {
    const id = await playRounds(6);
    const { location, headers } = await open(id);
    expect(location).toBe(to.starterResult(id));
    expect(headers.get("X-Remix-Replace")).toBe("true");
  });

  const noOptions = { id: unknownGame, left: null, center: null, right: null, selectedPokemon: [] };
  it.each([
    ...failures,
    ["a game without options", () => ok({ ...noOptions, teamSize: 6 })] as const,
  ])("the page of a starter game has status 503 for %s", async (_what, answer) => {
    onCall(call, answer);
    const { status, headers, data } = await open(unknownGame);
    expect([status, data]).toEqual([503, { id: unknownGame, board: undefined }]);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("a pick", () => {
  const send = (id: string, pick: number | string, round: number, cookie?: string) =>
    post(action, to.starterGame(id), { round, pick }, cookie);

  it("a pick that completes the team redirects to the result and clears the cookie", async () => {
    const id = await playRounds(5);
    const { right } = await fetchGame({ id });
    const { status, location, headers } = await send(id, right!.id, 5, `starter=${id}`);
    expect([status, location]).toEqual([303, to.starterResult(id)]);
    expect(headers.getSetCookie()).toEqual(["starter=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
  });

  it.each(["25abc", "999999"])(
    "the pick %s, which the game does not offer, is rejected",
    async (pick) => {
      const id = await playRounds(1);
      const counts = countRequests();
      const { status, data } = await send(id, pick, 1);
      expect([status, data]).toEqual([400, { failure: notOfferedMessage, board: undefined }]);
      expect(counts["POST"]).toBeUndefined();
    },
  );

  it("two simultaneous picks in two tabs count as one pick", async () => {
    const id = await playRounds();
    const { left, right } = await fetchGame({ id });
    const answers = await Promise.all([send(id, left!.id, 0), send(id, right!.id, 0)]);
    for (const { location } of answers) expect(location).toBe(to.starterGame(id));
    expect((await fetchGame({ id })).selectedPokemon).toHaveLength(1);
  });

  it("a pick in an outdated tab shows the pick of the other tab and the current round", async () => {
    const id = await playRounds();
    const { left, right } = await fetchGame({ id });
    await send(id, left!.id, 0);
    const { status, data } = await send(id, right!.id, 0);
    const failure = `You had already picked ${left!.name} in round 1.`;
    const board = expect.objectContaining({ team: [left] }) as object;
    expect([status, data]).toEqual([409, { failure, board }]);
    // A second equal pick simulates a double click.
    expect((await send(id, left!.id, 0)).location).toBe(to.starterGame(id));
  });

  it("a pick redirects to the game if the upstream responds with 409", async () => {
    const id = await playRounds(1);
    const { left } = await fetchGame({ id });
    failCall(`POST ${call}`, "status", 409);
    expect((await send(id, left!.id, 1)).location).toBe(to.starterGame(id));
  });

  it("a pick in an unknown starter game redirects to the error page", async () => {
    const address = to.starterGame(unknownGame);
    expect((await send(unknownGame, 25, 0)).location).toBe(notFoundPageOf(address));
    expect((await post(action, address, { intent: "end" })).location).toBe(to.starterSetup);
    expect((await post(action, address, { intent: "cheat" })).status).toBe(400);
  });
});

describe("the result page", () => {
  const open = (id: string) => responseOf(result, to.starterResult(id));

  it("the result page of a starter game shows the team and excludes itself from search engines", async () => {
    const id = await playRounds(6);
    const { data } = await open(id);
    expect(data).toEqual({ id, team: (await fetchGame({ id })).selectedPokemon });
    const args = { data, location: { pathname: "/x" }, matches: [] };
    const tags = meta(args as never) as Record<string, string>[];
    const of = (key: string) => tags.find(({ name, property }) => key === (name ?? property));
    expect(of("og:image")?.["content"]).toMatch(`/choose-your-starter/team.png?id=${id}`);
    expect(of("og:image:alt")?.["content"]).toMatch(/^A team of 6: shiny \S.*(?:, shiny .*){5}$/);
    expect(of("robots")?.["content"]).toBe("noindex");
  });

  it("the result page of an unfinished starter game redirects to the game", async () => {
    const id = await playRounds(5);
    const { location, headers } = await open(id);
    expect(location).toBe(to.starterGame(id));
    expect(headers.get("X-Remix-Replace")).toBe("true");
    expect((await open(unknownGame)).location).toBe(notFoundPageOf(to.starterResult(unknownGame)));
    failCall(call, "refused");
    expect((await open(unknownGame)).status).toBe(503);
  });
});
