import * as to from "~/addresses";
import type { AppLoadContext } from "@remix-run/node";
import { describe, expect, it, vi } from "vitest";
import { loader as challengeLoader } from "~/routes/_main.stream.pokemon.gym-challenge._index";
import { loader as playerLoader } from "~/routes/_main.stream.pokemon.gym-challenge.players.$player";
import type { BadgeBoard, Challenger } from "~/stream/badge-board";
import { clearCache } from "~/upstream/cache.server";
import elements from "~content/world/elements.yaml";
import { failCall, onCall } from "~mocks/calls";
import { players } from "~mocks/data/players";
import { ok } from "~mocks/envelope";
import { errorPageOf, origin, responseOf } from "./route-response";

const playersCall = "v1/stream/games/pokemon/players";
const badgesCall = "v1/stream/games/pokemon/players/{player}";
const awardDate = "2024-05-18";

describe("the list of challengers", () => {
  async function loadPlayers(): Promise<string[]> {
    const { data } = await responseOf(challengeLoader, to.gymChallenge);
    return (data as { challengers: Challenger[] }).challengers.map(({ player }) => player);
  }

  it("has the badges of each challenger, and is incomplete while some cannot be loaded", async () => {
    const load = async () => {
      const context: AppLoadContext = {};
      const request = new Request(origin + to.gymChallenge);
      const { challengers } = await challengeLoader({ request, params: {}, context });
      return { challengers, isIncomplete: context.isIncomplete };
    };
    const { challengers, isIncomplete } = await load();
    expect(challengers.map(({ player }) => player)).toEqual(Object.keys(players));
    const [first] = challengers;
    expect(first?.elementBadges).toEqual(elements.map(({ slug }) => slug));
    expect(first?.otherBadges).toContain("mega-may-2023");
    expect(isIncomplete).toBe(false);
    clearCache();
    failCall(badgesCall, "refused");
    const incomplete = await load();
    expect(incomplete.challengers[0]).toEqual({ player: first!.player });
    expect(incomplete.isIncomplete).toBe(true);
  });

  it("omits repeated handles and those that no address can hold, and logs them", async () => {
    const invalid = ["", "  ", ".", "..", "../x", "a%2Fb", 7, null];
    onCall(playersCall, () => ok([...invalid, "fine", "other", "fine"]));
    expect(await loadPlayers()).toEqual(["fine", "other"]);
    const logged = vi
      .mocked(console.warn)
      .mock.calls.map(String)
      .filter((line) => line.includes("left out"));
    expect(logged).toEqual([expect.stringMatching(/left out 9 of 11 items$/)]);
  });

  it.each(["..x", "__proto__", "🦊", "a b", "100%", "<b>x", "x".repeat(500), "?a=b#c"])(
    "has an address of one path segment for %j",
    async (name) => {
      onCall(playersCall, () => ok([name]));
      expect(await loadPlayers()).toEqual([name]);
      const { pathname, search, hash } = new URL(to.player(name), origin);
      expect(pathname.split("/")).toHaveLength(to.gymChallenge.split("/").length + 2);
      expect(decodeURIComponent(pathname.split("/").at(-1)!)).toBe(name);
      expect(search + hash).toBe("");
    },
  );

  it.each(["refused", "shape"] as const)(
    "redirects to /error when its call fails (%s)",
    async (kind) => {
      failCall(playersCall, kind);
      const { status, location } = await responseOf(challengeLoader, to.gymChallenge);
      expect([status, location]).toEqual([302, errorPageOf(to.gymChallenge)]);
    },
  );
});

describe("the page of a challenger", () => {
  const load = (player: string | undefined) =>
    responseOf(playerLoader, `${to.gymChallenge}/players/x`, { player });
  const loadBoard = async (player: string) => (await load(player)).data as BadgeBoard;

  it.each([undefined, "", " ", "\t \u00a0"])("redirects to the list for %j", async (name) => {
    const { status, location } = await load(name);
    expect([status, location]).toEqual([302, to.gymChallenge]);
  });

  it.each(["nobody", "../x", "..", "__proto__", "🦊", "x".repeat(500), "<b>"])(
    "redirects to /404 for the unknown player %j",
    async (name) => {
      const { status, location, headers } = await load(name);
      expect([status, location]).toEqual([302, "/404"]);
      expect(headers.get("Cache-Control")).toBe("no-store");
    },
  );

  it.each([[[]], [{}], [""], [[{ badge: "fire" }, 7]], ["fire"]])(
    "redirects to /404 for the badges %j",
    async (data) => {
      onCall(badgesCall, () => ok(data));
      expect((await load("vixy")).location).toBe("/404");
    },
  );

  it("redirects to /404 while the upstream is down", async () => {
    failCall(badgesCall, "refused");
    expect((await load("marsh_marigold")).location).toBe("/404");
  });

  it("limits levels to 0 to 3, and omits invalid badges with a line in the log", async () => {
    const badges = [
      { badge: "fire", level: 5, awardDate },
      { badge: "frost", level: -1, awardDate },
      { badge: "earth", level: "gold", awardDate },
      { badge: "wind", level: 1.5, awardDate },
      { badge: "water", awardDate },
      { badge: "a/../b", level: 1, awardDate },
      { badge: "Winter Cup", level: 1, awardDate },
    ];
    onCall(badgesCall, () => ok(badges));
    const { elements: slots, boxes } = await loadBoard("vixy");
    const shown = slots.flatMap(({ badge }) => badge ?? []);
    expect(shown.map(({ slug, level }) => [slug, level])).toEqual([
      ["fire", 3],
      ["frost", 0],
    ]);
    expect(boxes.flat().flatMap((badge) => badge?.slug ?? [])).toEqual(["Winter Cup"]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it.each<[unknown, string]>([
    ["2024-02-29", " on February 29, 2024"],
    ["2024-05-18T23:30:00-05:00", " on May 18, 2024"],
    [" 2024-05-18 ", " on May 18, 2024"],
    ...[undefined, null, 1_716_000_000, "", "soon"].map((date): [unknown, string] => [date, ""]),
    ...["2024-02-30", "2023-02-29", "2024-05-18x"].map((date): [unknown, string] => [date, ""]),
  ])("describes a badge with the date %j by the day %j", async (date, day) => {
    onCall(badgesCall, () => ok([{ badge: "fire", level: 2, awardDate: date }]));
    const { elements: slots } = await loadBoard("vixy");
    const slot = slots.find(({ badge }) => badge);
    expect(slot?.badge?.tooltip).toBe(`Completed the Silver Fire Gym Challenge${day}`);
  });
});
