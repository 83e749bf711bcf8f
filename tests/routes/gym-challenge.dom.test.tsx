import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import * as to from "~/addresses";
import { loader as challengeLoader } from "~/routes/_main.stream.pokemon.gym-challenge._index";
import { loader as playerLoader } from "~/routes/_main.stream.pokemon.gym-challenge.players.$player";
import { GymChallenge } from "~/stream/gym-challenge";
import { PlayerProgress } from "~/stream/player-progress";
import { clearCache } from "~/upstream/cache.server";
import { eliteFourRules, ratings, rules } from "~content/gym-challenge.yaml";
import { failCall, mockCall, onCall } from "~mocks/calls";
import { players } from "~mocks/data/players";
import { ok } from "~mocks/envelope";
import { renderOnSite } from "./rendering";
import { errorPageOf, missingPageOf, responseOf } from "./route-response";

const playersCall = "v1/stream/games/pokemon/players";
const badgesCall = "v1/stream/games/pokemon/players/{player}";

describe("the page of the gym challenge", () => {
  const load = async () => (await responseOf(challengeLoader, to.gymChallenge)).data as object;

  it("the page of the gym challenge shows all rules and the challengers", async () => {
    renderOnSite(<GymChallenge />, { data: await load() });
    const texts = [...document.querySelectorAll("h3, p, li")].map(({ textContent }) => textContent);
    const lines = rules.flatMap(({ title, rules: own }) => [title, ...own]);
    expect(texts).toEqual(expect.arrayContaining([...lines, ...eliteFourRules]));
    for (const { name, team, rule } of ratings) {
      expect(texts).toContain(`${name}${team} Pokémon${rule}`);
    }
    const region = within(screen.getByRole("region", { name: "The challengers" }));
    const names = region.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(names).toEqual(Object.keys(players));
  });

  it("the page of the gym challenge escapes names", async () => {
    mockCall(playersCall, ["<b>š</b>", "a b?"]);
    renderOnSite(<GymChallenge />, { data: await load() });
    const links = ["<b>š</b>", "a b?"].map((name) => screen.getByRole("link", { name }));
    expect(links.map((link) => link.getAttribute("href")!.split("/").at(-1))).toEqual([
      "%3Cb%3E%C5%A1%3C%2Fb%3E",
      "a%20b%3F",
    ]);
  });

  it("the page of the gym challenge omits repeated names and names that addresses cannot contain", async () => {
    const invalid = ["", "  ", ".", "..", "../x", "a%2Fb", 7, null];
    onCall(playersCall, () => ok([...invalid, "fine", "other", "fine"]));
    expect(await load()).toMatchObject({ challengers: ["fine", "other"] });
    const logged = vi.mocked(console.warn).mock.calls.join("\n");
    expect(logged).toMatch(/left out 9 of 11 items/);
    clearCache();
    onCall(playersCall, () => ok([]));
    renderOnSite(<GymChallenge />, { data: await load() });
    screen.getByText(/Nobody has dared/);
  });

  it("the page of the gym challenge redirects to /error if its API call fails", async () => {
    failCall(playersCall, "shape");
    const { status, location } = await responseOf(challengeLoader, to.gymChallenge);
    expect([status, location]).toEqual([302, errorPageOf(to.gymChallenge)]);
  });
});

describe("the page of a challenger", () => {
  const path = `${to.gymChallenge}/players/x`;
  const missing = missingPageOf(path);
  const load = (player?: string) => responseOf(playerLoader, path, { player });

  it("the page of a challenger shows only valid badges in the slots of a badge board", async () => {
    const awardDate = "2024-05-18T23:30:00-05:00";
    mockCall(badgesCall, [
      { badge: "fire", level: 5, awardDate },
      { badge: "dark", level: -1, awardDate: "2024-02-30" },
      { badge: "earth", level: "gold", awardDate },
      { badge: "a/../b", level: 1, awardDate },
      { badge: "Mega May 2023", level: 2, awardDate: " 2023-05-27 " },
    ] as never);
    renderOnSite(<PlayerProgress />, { data: (await load("<b>vixy")).data });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Gym Challenge Progress For <b>vixy",
    );
    screen.getByText("Hover or tap and hold on a badge to get more details!");
    const lists = screen.getAllByRole("list").map((list) => within(list));
    expect(lists.map((list) => list.getAllByRole("listitem").length)).toEqual([12, 4, 4]);
    expect(lists[0]!.getAllByText(/^No .+ badge yet$/)).toHaveLength(10);
    expect(lists.slice(1).map((list) => list.getAllByText("Empty slot").length)).toEqual([3, 4]);
    const badges = screen.getAllByRole("button").map((button) => {
      const { alt, src } = within(button).getByRole<HTMLImageElement>("img");
      const tooltip = document.getElementById(button.getAttribute("aria-describedby")!);
      const stars = button.querySelectorAll(".won").length;
      return [alt, new URL(src).pathname.split("/").at(-1), tooltip?.textContent, stars];
    });
    const fire = "Completed the Gold Fire Gym Challenge on May 18, 2024";
    const mega = "Completed the Silver Mega May 2023 Gym Challenge on May 27, 2023";
    expect(badges).toEqual([
      ["Fire badge", "fire.png", fire, 3],
      ["Dark badge", "dark.png", "Participated in the Dark Gym Challenge", 0],
      ["Mega May 2023 badge", "Mega%20May%202023.png", mega, 2],
    ]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it.each([undefined, "", "\t \u00a0"])(
    "the page of a challenger redirects to the list for the name %j",
    async (name) => {
      expect((await load(name)).location).toBe(to.gymChallenge);
    },
  );

  it.each(["nobody", "..", "__proto__", "x".repeat(500)])(
    "the page of a challenger redirects to /404 for the player %j",
    async (name) => {
      const { status, location, headers } = await load(name);
      expect([status, location]).toEqual([302, missing]);
      expect(headers.get("Cache-Control")).toBe("no-store");
    },
  );

  it.each([[[]], [{}], [[{ badge: "fire" }, 7]], ["fire"]])(
    "the page of a challenger redirects to /404 for the badges %j",
    async (data) => {
      onCall(badgesCall, () => ok(data));
      expect((await load("vixy")).location).toBe(missing);
    },
  );
});
