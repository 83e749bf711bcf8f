import * as to from "~/addresses";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { action, loader } from "~/routes/_main.choose-your-starter.game";
import { notOffered, unreachable } from "~/choose-your-starter/settings";
import { fetchGame } from "~/choose-your-starter/api.server";
import { failCall, onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { responseOf, notFoundPageOf } from "./route-response";
import {
  badIds,
  countRequests,
  failures,
  own,
  playedGame,
  post,
  teamOf,
  unknown,
  type Fields,
} from "./starter-games";

describe("the loader of a game", () => {
  const open = (id: string) => responseOf(loader, to.starterGame(id));

  it("has the options and the team, uncached, for an id in any case", async () => {
    const id = await playedGame(1);
    const game = await fetchGame({ id });
    const { left, center, right, selectedPokemon } = game;
    for (const asked of [id, id.toUpperCase()]) {
      onCall("v1/tools/pokemon/choose-your-starter/{id}", ({ params }) =>
        params["id"] === asked ? ok(game) : new HttpResponse(null, { status: 404 }),
      );
      const { status, headers, data } = await open(asked);
      expect(status).toBe(200);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(data).toEqual({
        id: asked,
        board: { options: [left, center, right], team: selectedPokemon, teamSize: 6 },
      });
    }
  });

  it.each(badIds)("replaces the address %j by the setup", async (search) => {
    const { status, location, headers } = await responseOf(
      loader,
      `${to.starterSetup}/game${search}`,
    );
    expect([status, location]).toEqual([302, to.starterSetup]);
    expect(headers.get("X-Remix-Replace")).toBe("true");
  });

  it("replaces a finished game by its result", async () => {
    const id = await playedGame(6);
    const { location, headers } = await open(id);
    expect(location).toBe(to.starterResult(id));
    expect(headers.get("X-Remix-Replace")).toBe("true");
  });

  const noOptions = () =>
    HttpResponse.json({
      code: "CHASE-1000",
      message: "OK",
      data: {
        id: unknown,
        left: null,
        center: null,
        right: null,
        selectedPokemon: [],
        teamSize: 6,
      },
    });
  it.each([...failures, ["an unfinished game without options", noOptions] as const])(
    "responds with 503 to %s",
    async (_what, answer) => {
      onCall("v1/tools/pokemon/choose-your-starter/{id}", answer);
      const { status, headers, data } = await open(unknown);
      expect([status, data]).toEqual([503, { id: unknown, board: undefined }]);
      expect(headers.get("Cache-Control")).toBe("no-store");
    },
  );
});

describe("a pick", () => {
  const send = (id: string, pick: number | string, round: number | string, Cookie = "") =>
    post(
      action,
      to.starterGame(id),
      [
        ["round", String(round)],
        ["pick", String(pick)],
      ],
      { ...own, Cookie },
    );

  it("redirects to the result and clears the cookie when it completes the team", async () => {
    const id = await playedGame(5);
    const { right } = await fetchGame({ id });
    const { status, location, headers } = await send(id, right!.id, 5, `starter=${id}`);
    expect([status, location]).toEqual([303, to.starterResult(id)]);
    expect(headers.getSetCookie()).toEqual(["starter=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
  });

  it.each(["25abc", "999999"])(
    "of %s, which is not offered, responds with 400 without an upstream request",
    async (pick) => {
      const id = await playedGame(1);
      const counts = countRequests();
      const { status, headers, data } = await send(id, pick, 1);
      expect([status, data]).toEqual([400, { failure: notOffered, board: undefined }]);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(counts.POST).toBe(0);
    },
  );

  it.each<[string, Fields]>([
    ["no fields", []],
    ["another intent", [["intent", "cheat"]]],
  ])("is rejected with %s", async (_what, fields) => {
    const id = await playedGame();
    const counts = countRequests();
    const { status } = await post(action, to.starterGame(id), fields);
    expect(status).toBe(400);
    expect([counts.POST, counts.DELETE]).toEqual([0, 0]);
  });

  it.each(["left", "right"] as const)(
    "and a simultaneous pick of the %s option count once",
    async (second) => {
      const id = await playedGame();
      const game = await fetchGame({ id });
      const answers = await Promise.all([
        send(id, game.left!.id, 0),
        send(id, game[second]!.id, 0),
      ]);
      expect(answers.map(({ location }) => location)).toEqual([
        to.starterGame(id),
        to.starterGame(id),
      ]);
      expect(await teamOf(id)).toHaveLength(1);
    },
  );

  it("says what another tab had picked, and shows the round of now", async () => {
    const id = await playedGame();
    const { left, right } = await fetchGame({ id });
    await send(id, left!.id, 0);
    const { status, data } = await send(id, right!.id, 0);
    const failure = `You had already picked ${left!.name} in round 1.`;
    expect([status, data]).toEqual([
      409,
      { failure, board: expect.objectContaining({ team: [left] }) },
    ]);
    // The same pick again is a double click.
    expect((await send(id, left!.id, 0)).location).toBe(to.starterGame(id));
  });

  it("redirects to the game when the upstream responds with 409", async () => {
    const id = await playedGame(1);
    const { left } = await fetchGame({ id });
    failCall("POST v1/tools/pokemon/choose-your-starter/{id}", "status", 409);
    const { status, location } = await send(id, left!.id, 1);
    expect([status, location]).toEqual([303, to.starterGame(id)]);
  });

  it("responds with 502 when the game cannot be loaded", async () => {
    failCall("v1/tools/pokemon/choose-your-starter/{id}", "refused");
    const counts = countRequests();
    const { status, data } = await send(unknown, 25, 0);
    expect([status, data]).toEqual([502, { failure: unreachable, board: undefined }]);
    expect(counts.POST).toBe(0);
  });

  it("in an unknown game redirects to the error page", async () => {
    expect((await send(unknown, 25, 0)).location).toBe(notFoundPageOf(to.starterGame(unknown)));
  });

  it.each(badIds)("redirects the address %j to the setup", async (search) => {
    const answer = await post(action, `${to.starterSetup}/game${search}`, [["pick", "25"]]);
    expect(answer.location).toBe(to.starterSetup);
  });
});

describe("ending a game early", () => {
  const end = (id: string, Cookie = `starter=${id}`) =>
    post(action, to.starterGame(id), [["intent", "end"]], { ...own, Cookie });

  it("keeps the cookie of another game", async () => {
    const answer = await end(await playedGame(), `starter=${unknown}`);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("succeeds when it has already ended", async () => {
    const { status, location } = await end(unknown);
    expect([status, location]).toEqual([303, to.starterSetup]);
  });
});
