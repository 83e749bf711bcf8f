import type { AppLoadContext } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { loader as challengeLoader } from "~/routes/_main.stream.pokemon.gym-challenge._index";
import { loader as playerLoader } from "~/routes/_main.stream.pokemon.gym-challenge.players.$player";
import { loader as playersLoader } from "~/routes/stream.pokemon.gym-challenge.players._index";
import { gymChallengePath, playerPath } from "~/stream/addresses";
import type { BadgeBoard } from "~/stream/badge-board";
import type { Challenger } from "~/stream/challengers.server";
import { clearCache } from "~/upstream/cache.server";
import elements from "~content/world/elements.yaml";
import { players } from "~mocks/data/players";
import { failCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { withFreshUpstream } from "../upstream/fresh";
import { errorPageOf, origin, responseOf } from "./route-response";

withFreshUpstream();
// What fails or is left out is logged by design.
const warn = vi.fn();
beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, "warn").mockImplementation(warn);
});

const url = "*/v1/stream/games/pokemon/players";
const answering = (path: string, data: unknown) =>
  upstream.use(
    http.get(path, () => HttpResponse.json({ code: "CHASE-1000", message: "OK", data } as object)),
  );

async function listed(): Promise<unknown> {
  const { data } = await responseOf(challengeLoader, gymChallengePath);
  return (data as { challengers: Challenger[] }).challengers.map(({ player }) => player);
}

describe("the list of challengers", () => {
  it("is the upstream's, in its order", async () => {
    expect(await listed()).toEqual(Object.keys(players));
  });

  it("has the badges of each, and is stored by nobody while some are missing", async () => {
    const open = async () => {
      const context: AppLoadContext = {};
      const request = new Request(origin + gymChallengePath);
      const { challengers } = await challengeLoader({ request, params: {}, context });
      return { first: challengers[0], isIncomplete: context.isIncomplete };
    };
    const { first, isIncomplete } = await open();
    expect(first?.player).toBe("marsh_marigold");
    expect(first?.elementBadges).toEqual(elements.map(({ slug }) => slug));
    expect(first?.otherBadges).toContain("mega-may-2023");
    expect(isIncomplete).toBe(false);
    clearCache();
    failCall("v1/stream/games/pokemon/players/{player}", "refused");
    expect(await open()).toEqual({ first: { player: "marsh_marigold" }, isIncomplete: true });
  });

  it.each([[[]], [{}], [""]])("may be empty: %j", async (none) => {
    answering(url, none);
    expect(await listed()).toEqual([]);
  });

  it("names everybody once", async () => {
    answering(url, ["a", "b", "a"]);
    expect(await listed()).toEqual(["a", "b"]);
  });

  it("leaves out, with a line in the log, what can be nobody's address", async () => {
    answering(url, ["", "  ", ".", "..", "../x", "a%2Fb", 7, null, { name: "x" }, "fine"]);
    expect(await listed()).toEqual(["fine"]);
    expect(warn.mock.calls.filter(([line]) => /left out/.test(String(line)))).toEqual([
      [expect.stringMatching(/left out item 0 \(.*\) and 4 more$/)],
    ]);
  });

  it.each(["..x", "__proto__", "🦊", "a b", "100%", "<b>x", "x".repeat(500), "?a=b#c"])(
    "leads to %j by an address of one segment",
    async (name) => {
      answering(url, [name]);
      expect(await listed()).toEqual([name]);
      const { pathname, search, hash } = new URL(playerPath(name), "http://site.example");
      expect(pathname.split("/")).toHaveLength(gymChallengePath.split("/").length + 2);
      expect(decodeURIComponent(pathname.split("/").at(-1)!)).toBe(name);
      expect(search + hash).toBe("");
    },
  );

  it.each([
    ["no answer", () => HttpResponse.error()],
    ["an answer of another shape", () => HttpResponse.json({ code: "CHASE-1000", data: 7 })],
    ["an error", () => HttpResponse.json({ code: "CHASE-2001", data: null }, { status: 500 })],
  ])("goes to the error page for %s", async (_name, answer) => {
    upstream.use(http.get(url, answer));
    const { status, location } = await responseOf(challengeLoader, gymChallengePath);
    expect([status, location]).toEqual([302, errorPageOf(gymChallengePath)]);
  });

  it("is on the page with the rules, and not on one of its own", async () => {
    const { status, location } = await responseOf(playersLoader, `${gymChallengePath}/players`);
    expect([status, location]).toEqual([302, gymChallengePath]);
  });
});

describe("the page of a challenger", () => {
  const open = (player: string | undefined) =>
    responseOf(playerLoader, `${gymChallengePath}/players/x`, { player });
  const boardOf = async (player: string) =>
    (await open(player)).data as BadgeBoard & { player: string };

  it.each(Object.keys(players))("shows %s", async (player) => {
    const { status, data } = await open(player);
    expect([status, (data as { player: string }).player]).toEqual([200, player]);
  });

  it("shows a full board", async () => {
    const { elements, boxes } = await boardOf("marsh_marigold");
    expect(elements.every(({ badge }) => badge?.level === 3)).toBe(true);
    expect(boxes.flat().every(Boolean)).toBe(true);
    expect(boxes[0]?.[0]?.tooltip).toBe(
      "Completed the Gold Mega May 2023 Gym Challenge on May 27, 2023",
    );
  });

  it.each([undefined, "", " ", "\t \u00a0"])("without a name (%j) is the list", async (name) => {
    const { status, location } = await open(name);
    expect([status, location]).toEqual([302, gymChallengePath]);
  });

  it.each(["nobody", "../x", "..", "__proto__", "constructor", "🦊", "x".repeat(500), "<b>"])(
    "is missing for %j",
    async (name) => {
      const { status, location, headers } = await open(name);
      expect([status, location]).toEqual([302, "/404"]);
      expect(headers.get("Cache-Control")).toBe("no-store");
    },
  );

  it.each([
    ["no badges", []],
    ["an empty record", {}],
    ["an empty text", ""],
    ["nothing that fits", [{ badge: "fire" }, 7]],
    ["something else", "fire"],
  ])("is missing with %s", async (_name, data) => {
    answering(`${url}/:player`, data);
    expect((await open("vixy")).location).toBe("/404");
  });

  it("is missing while the upstream is down", async () => {
    failCall("v1/stream/games/pokemon/players/{player}", "refused");
    expect((await open("marsh_marigold")).location).toBe("/404");
  });

  it("keeps stars within three, and leaves out levels that are none, with a line in the log", async () => {
    answering(`${url}/:player`, [
      { badge: "fire", level: 5, awardDate: "2024-05-18" },
      { badge: "frost", level: -1, awardDate: "2024-05-18" },
      { badge: "earth", level: "gold", awardDate: "2024-05-18" },
      { badge: "wind", level: 1.5, awardDate: "2024-05-18" },
      { badge: "water", awardDate: "2024-05-18" },
      { badge: "a/../b", level: 1, awardDate: "2024-05-18" },
      { badge: "", level: 1, awardDate: "2024-05-18" },
    ]);
    const { elements, boxes } = await boardOf("vixy");
    const badges = elements.flatMap((slot) => slot.badge ?? []);
    expect(badges.map(({ slug, level }) => [slug, level])).toEqual([
      ["fire", 3],
      ["frost", 0],
    ]);
    expect(boxes.flat().every((slot) => slot === undefined)).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([undefined, null, 1_716_000_000, "", "soon", "2024-02-31"])(
    "says nothing of the day for a date of %j",
    async (awardDate) => {
      answering(`${url}/:player`, [{ badge: "fire", level: 2, awardDate }]);
      const { elements } = await boardOf("vixy");
      expect(elements[0]?.badge?.tooltip).toBe("Completed the Silver Fire Gym Challenge");
    },
  );

  it("asks for the player by a path of one segment", async () => {
    let asked = "";
    upstream.use(
      http.get(`${url}/:player`, ({ request }) => {
        asked = new URL(request.url).pathname;
        return HttpResponse.json({
          code: "CHASE-1000",
          data: [{ badge: "fire", level: 1, awardDate: "2024-05-18" }],
        });
      }),
    );
    await open("sneaky? š");
    expect(asked).toBe("/v1/stream/games/pokemon/players/sneaky%3F%20%C5%A1");
  });
});
