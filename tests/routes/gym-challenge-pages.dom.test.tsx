import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eliteFourRules, openGyms, ratings, rules } from "~content/gym-challenge.yaml";
import elements from "~content/world/elements.yaml";
import { arrangeBadges, type Challenger } from "~/stream/badge-board";
import { GymChallenge } from "~/stream/gym-challenge";
import { PlayerProgress } from "~/stream/player-progress";
import { renderOnSite } from "./rendering";

describe("the page of the gym challenge", () => {
  const renderChallenge = (challengers: Challenger[] = []) =>
    renderOnSite(<GymChallenge />, { data: { challengers, pagination: { page: 1, pages: 1 } } });
  const getRegion = (name: string) => within(screen.getByRole("region", { name }));

  it("has all rules", () => {
    renderChallenge();
    const texts = [...document.querySelectorAll("h3, p, li")].map(({ textContent }) => textContent);
    const lines = rules.flatMap(({ title, rules: own }) => [title, ...own]);
    expect(texts).toEqual(expect.arrayContaining([...lines, ...eliteFourRules]));
    for (const { name, team, rule } of ratings) {
      expect(texts).toContain(`${name}${team} Pokémon${rule}`);
    }
  });

  it("lists eight gyms, of which some are open to all, and the Elite Four", () => {
    renderChallenge();
    const getNames = (region: string) =>
      within(getRegion(region).getAllByRole("list")[0]!)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    const names = elements.map(({ name }) => name);
    expect(getNames("The gyms")).toEqual(
      names.slice(0, 8).map((name, at) => `${name}${at < openGyms ? "open to all" : ""}`),
    );
    expect(getNames("The Elite Four")).toEqual(names.slice(8));
  });

  it("links to the challengers, with their badges where these are known", () => {
    renderChallenge([
      { player: "vixy", elementBadges: ["fire"], otherBadges: ["mega-may-2023"] },
      { player: "../x", elementBadges: [], otherBadges: [] },
      { player: "<b>š</b>" },
    ]);
    const items = getRegion("The challengers").getAllByRole("listitem");
    const shown = items.map((item) => ({
      text: item.textContent,
      href: within(item).getByRole("link").getAttribute("href")!.split("/").at(-1),
      icons: [...item.querySelectorAll("img")].map((icon) => icon.getAttribute("src")),
    }));
    const address = (slug: string) => `/cdn/thumb/stream/pokemon/badges/${slug}.png?size=small`;
    expect(shown).toEqual([
      {
        text: "vixy1 of 12 badges, 1 special",
        href: "vixy",
        icons: [address("fire"), address("mega-may-2023")],
      },
      { text: "../x0 of 12 badges", href: "..%2Fx", icons: [] },
      { text: "<b>š</b>", href: "%3Cb%3E%C5%A1%3C%2Fb%3E", icons: [] },
    ]);
  });

  it("says that there is no challenger yet", () => {
    renderChallenge();
    getRegion("The challengers").getByText(/Nobody has dared/);
  });
});

describe("the page of a challenger", () => {
  const renderPlayer = (player = "vixy") =>
    renderOnSite(<PlayerProgress />, {
      data: {
        player,
        ...arrangeBadges([
          { badge: "fire", level: 3, awardDate: "2024-05-18" },
          { badge: "dark", level: 0, awardDate: "2024-06-01" },
          { badge: "elite-four", level: 1, awardDate: "2024-07-01" },
          { badge: "Mega May 2023", level: 2, awardDate: "2023-05-27" },
        ]),
      },
    });

  it.each(["vixy", "<img src=x onerror=alert(1)>", "\u202egnol"])(
    "has the heading and the hint for %j",
    (player) => {
      renderPlayer(player);
      const heading = screen.getByRole("heading", { level: 1 });
      expect(heading.textContent).toBe(`Gym Challenge Progress For ${player}`);
      expect(heading.querySelector("bdi")?.textContent).toBe(player);
      screen.getByText("Hover or tap and hold on a badge to get more details!");
    },
  );

  it("has twelve slots and two boxes of four, with placeholders", () => {
    renderPlayer();
    const lists = screen.getAllByRole("list").map((list) => within(list));
    expect(lists.map((list) => list.getAllByRole("listitem").length)).toEqual([12, 4, 4]);
    expect(lists[0]!.getAllByText(/^No .+ badge yet$/)).toHaveLength(10);
    lists[0]!.getByText("No Frost badge yet");
    expect(lists.slice(1).map((list) => list.getAllByText("Empty slot").length)).toEqual([2, 4]);
  });

  it("shows each badge with its picture, name, description and stars", () => {
    renderPlayer();
    const badges = screen.getAllByRole("button").map((button) => {
      const picture = within(button).getByRole<HTMLImageElement>("img");
      const tooltip = document.getElementById(button.getAttribute("aria-describedby")!);
      const stars = button.querySelectorAll(".won").length;
      return [picture.alt, picture.getAttribute("src"), tooltip?.textContent, stars];
    });
    const row = (name: string, slug: string, text: string, stars: number) => [
      `${name} badge`,
      `/cdn/thumb/stream/pokemon/badges/${slug}.png`,
      text,
      stars,
    ];
    expect(badges).toHaveLength(4);
    expect(badges).toEqual(
      expect.arrayContaining([
        row("Fire", "fire", "Completed the Gold Fire Gym Challenge on May 18, 2024", 3),
        row("Dark", "dark", "Participated in the Dark Gym Challenge on June 1, 2024", 0),
        row(
          ...(["Elite Four", "elite-four"] as const),
          "Completed the Bronze Elite Four Gym Challenge on July 1, 2024",
          1,
        ),
        row(
          ...(["Mega May 2023", "Mega%20May%202023"] as const),
          "Completed the Silver Mega May 2023 Gym Challenge on May 27, 2023",
          2,
        ),
      ]),
    );
    for (const name of ["Fire", "Mega May 2023"]) screen.getByText(name);
  });
});
