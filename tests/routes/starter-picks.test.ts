import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { action, loader } from "~/routes/_main.choose-your-starter.game";
import {
  gamePath,
  notOffered,
  resultPath,
  setupPath,
  unreachable,
} from "~/choose-your-starter/settings";
import { fetchGame } from "~/choose-your-starter/api.server";
import { failCall, onCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf, notFoundPageOf } from "./route-response";
import {
  badIds,
  counted,
  failures,
  own,
  playedGame,
  post,
  teamOf,
  unknown,
  type Fields,
} from "./starter-games";

withFreshUpstream();
// Failed calls are logged by design.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

describe("the page of a game", () => {
  const open = (id: string) => responseOf(loader, gamePath(id));

  it("has the three and the team, and is kept nowhere", async () => {
    const id = await playedGame(1);
    const { left, center, right, selectedPokemon } = await fetchGame(id);
    for (const asked of [id, id.toUpperCase()]) {
      const { status, headers, data } = await open(asked);
      expect(status).toBe(200);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(data).toEqual({
        id,
        board: { options: [left, center, right], team: selectedPokemon, teamSize: 6 },
      });
    }
  });

  it.each(badIds)("leads to the setup for the address %s, in its place", async (search) => {
    const { status, location, headers } = await responseOf(loader, `${setupPath}/game${search}`);
    expect([status, location]).toEqual([302, setupPath]);
    expect(headers.get("X-Remix-Replace")).toBe("true");
  });

  it("leads to the error page for a game that the upstream does not know", async () => {
    expect((await open(unknown)).location).toBe(notFoundPageOf(gamePath(unknown)));
  });

  it("leads to the result of a finished game, in its place", async () => {
    const id = await playedGame(6);
    const { location, headers } = await open(id);
    expect(location).toBe(resultPath(id));
    expect(headers.get("X-Remix-Replace")).toBe("true");
  });

  const nothingToChoose = () =>
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
  it.each([...failures, ["nothing to choose from", nothingToChoose] as const])(
    "answers 503 when the game cannot be had: %s",
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
      gamePath(id),
      [
        ["round", String(round)],
        ["pick", String(pick)],
      ],
      {
        ...own,
        Cookie,
      },
    );

  it("goes on the team, and leads back to the game", async () => {
    const id = await playedGame(2);
    const { center } = await fetchGame(id);
    const { status, location, headers } = await send(id, center!.id, 2);
    expect([status, location]).toEqual([303, gamePath(id)]);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect((await teamOf(id))[2]).toEqual(center);
  });

  it("that completes the team leads to the result, and the game is no longer held", async () => {
    const id = await playedGame(5);
    const { right } = await fetchGame(id);
    const { status, location, headers } = await send(id, right!.id, 5, `starter=${id}`);
    expect([status, location]).toEqual([303, resultPath(id)]);
    expect(headers.getSetCookie()).toEqual(["starter=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
  });

  it("leaves another game held", async () => {
    const id = await playedGame(5);
    const { right } = await fetchGame(id);
    const { headers } = await send(id, right!.id, 5, `starter=${unknown}`);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it.each([0, 1, 3, 5, 99])("of round %i, when two are on the team, is not made", async (round) => {
    const id = await playedGame(2);
    const { left, selectedPokemon } = await fetchGame(id);
    const { status, location } = await send(id, left!.id, round);
    expect([status, location]).toEqual([303, gamePath(id)]);
    expect(await teamOf(id)).toEqual(selectedPokemon);
  });

  it("for a finished game leads to its result, and changes nothing", async () => {
    const id = await playedGame(6);
    const { left, selectedPokemon } = await fetchGame(id);
    const { location } = await send(id, left!.id, 6);
    expect(location).toBe(resultPath(id));
    expect(await teamOf(id)).toEqual(selectedPokemon);
  });

  it.each(["25abc", "-1", "0", "", "2.5", "9".repeat(9_000), "999999"])(
    "of %s is none of the three: 400, and the upstream hears nothing of it",
    async (pick) => {
      const id = await playedGame(1);
      const counts = counted();
      const { status, headers, data } = await send(id, pick, 1);
      expect([status, data]).toEqual([400, { failure: notOffered, board: undefined }]);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(counts.POST).toBe(0);
    },
  );

  it.each<[string, Fields]>([
    ["no fields", []],
    ["no round", [["pick", "25"]]],
    ["no pick", [["round", "0"]]],
    ["another intent", [["intent", "cheat"]]],
    [
      "two intents",
      [
        ["intent", "end"],
        ["intent", "end"],
      ],
    ],
    ["an intent in capitals", [["intent", "END"]]],
  ])("is refused with %s", async (_what, fields) => {
    const id = await playedGame();
    const counts = counted();
    const { status } = await post(action, gamePath(id), fields);
    expect(status).toBe(400);
    expect([counts.POST, counts.DELETE]).toEqual([0, 0]);
  });

  it.each(["left", "right"] as const)(
    "and another of the same round, at the same moment, are one: %s",
    async (second) => {
      const id = await playedGame();
      const game = await fetchGame(id);
      const answers = await Promise.all([
        send(id, game.left!.id, 0),
        send(id, game[second]!.id, 0),
      ]);
      expect(answers.map(({ location }) => location)).toEqual([gamePath(id), gamePath(id)]);
      expect(await teamOf(id)).toHaveLength(1);
    },
  );

  it("that the upstream refuses, as the game has moved on, leads to the game", async () => {
    const id = await playedGame(1);
    const { left } = await fetchGame(id);
    failCall("POST v1/tools/pokemon/choose-your-starter/{id}", "status", 409);
    const { status, location } = await send(id, left!.id, 1);
    expect([status, location]).toEqual([303, gamePath(id)]);
  });

  it.each(failures)("that fails is shown, and can be tried again: %s", async (_what, answer) => {
    const id = await playedGame(1);
    const { left, center, right, selectedPokemon } = await fetchGame(id);
    onCall("POST v1/tools/pokemon/choose-your-starter/{id}", answer);
    const failed = await send(id, left!.id, 1);
    expect(failed.status).toBe(502);
    expect(failed.headers.get("Cache-Control")).toBe("no-store");
    expect(failed.data).toEqual({
      failure: "Could not communicate with the server. Please try again!",
      board: { options: [left, center, right], team: selectedPokemon, teamSize: 6 },
    });
    upstream.resetHandlers();
    expect((await send(id, left!.id, 1)).status).toBe(303);
    expect(await teamOf(id)).toEqual([...selectedPokemon, left]);
  });

  it.each(failures)("fails when the game cannot be had: %s", async (_what, answer) => {
    onCall("v1/tools/pokemon/choose-your-starter/{id}", answer);
    const counts = counted();
    const { status, data } = await send(unknown, 25, 0);
    expect([status, data]).toEqual([502, { failure: unreachable, board: undefined }]);
    expect(counts.POST).toBe(0);
  });

  it("in a game that the upstream does not know leads to the error page", async () => {
    expect((await send(unknown, 25, 0)).location).toBe(notFoundPageOf(gamePath(unknown)));
  });

  it.each(badIds)("leads to the setup for the address %s", async (search) => {
    const answer = await post(action, `${setupPath}/game${search}`, [["pick", "25"]]);
    expect(answer.location).toBe(setupPath);
  });
});

describe("ending a game early", () => {
  const end = (id: string, Cookie = `starter=${id}`) =>
    post(action, gamePath(id), [["intent", "end"]], { ...own, Cookie });

  it("forgets it, and leads to the setup", async () => {
    const id = await playedGame(3);
    const { status, location, headers } = await end(id);
    expect([status, location]).toEqual([303, setupPath]);
    expect(headers.getSetCookie()).toEqual(["starter=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
    await expect(fetchGame(id)).rejects.toMatchObject({ status: 404 });
  });

  it("leaves another game held", async () => {
    const answer = await end(await playedGame(), `starter=${unknown}`);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("is no failure when it has ended already", async () => {
    const { status, location } = await end(unknown);
    expect([status, location]).toEqual([303, setupPath]);
  });

  it("says so when it fails, and holds the game", async () => {
    const id = await playedGame();
    failCall("DELETE v1/tools/pokemon/choose-your-starter/{id}", "refused");
    const { status, data, headers } = await end(id);
    expect([status, data]).toEqual([502, { failure: unreachable, board: undefined }]);
    expect(headers.getSetCookie()).toEqual([]);
  });
});
