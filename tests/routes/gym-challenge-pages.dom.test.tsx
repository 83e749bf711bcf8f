import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GymChallenge } from "~/stream/gym-challenge";
import { PlayerProgress } from "~/stream/player-progress";
import { arrangeBadges } from "~/stream/badge-board";
import type { Badge } from "~/stream/badges";
import { renderOnSite } from "./rendering";

afterEach(() => void vi.useRealTimers());

describe("the rules", () => {
  /** What has to be said, in whatever words. */
  const facts: readonly (readonly [rule: string, words: RegExp])[] = [
    ["eight gyms", /8 gyms/],
    ["three gyms open to all", /first 3 gyms are open to all/],
    ["gyms that unlock later", /unlocks once you have defeated a certain number/],
    ["level 50", /set to level 50/],
    ["the timer", /timer .* expire forfeits/],
    ["offensive names", /offensive name.* forfeits .* bans/],
    ["bronze", /first 4 Pokémon .* in a set order/],
    ["silver", /uses 5 Pokémon\. Only the last has its place/],
    ["gold", /uses all 6 Pokémon/],
    ["terastallized last", /terastallized Pokémon always comes last/],
    ["forced out", /last Pokémon is forced out, the match is forfeited/],
    ["eight at one rating", /needs all 8 gyms, every one of them at the same rating/],
    ["bronze behind the gyms", /Bronze .* uses 5 Pokémon/],
  ];

  const whole = { pagination: { page: 1, pages: 1 } };

  it.each(facts)("tell of %s", (_rule, words) => {
    renderOnSite(<GymChallenge challengers={[]} {...whole} />);
    const said = [...document.querySelectorAll("p, li")].map(({ textContent }) => textContent);
    expect(said.some((text) => words.test(text ?? ""))).toBe(true);
  });

  it("do not say how many gyms a later gym asks for", () => {
    renderOnSite(<GymChallenge challengers={[]} {...whole} />);
    const section = within(
      screen.getByRole("heading", { name: "The gyms", level: 3 }).parentElement!,
    );
    const numbers = section
      .getAllByRole("listitem")
      .flatMap(({ textContent }) => textContent?.match(/\d+/g) ?? []);
    expect(numbers).toEqual(["8", "3"]);
  });

  it("name eight gyms, three of them open, and four behind them", () => {
    renderOnSite(<GymChallenge challengers={[]} {...whole} />);
    const names = (region: string) =>
      within(within(screen.getByRole("region", { name: region })).getAllByRole("list")[0]!)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(names("The gyms")).toEqual([
      "Fireopen to all",
      "Frostopen to all",
      "Lightningopen to all",
      "Earth",
      "Wind",
      "Water",
      "Nature",
      "Spirit",
    ]);
    expect(names("The Elite Four")).toEqual(["Space", "Time", "Light", "Dark"]);
  });

  it("are followed by the challengers, with their badges where they are known", () => {
    const players = [
      { player: "vixy", elementBadges: ["fire", "frost"], otherBadges: ["mega-may-2023"] },
      { player: "../x", elementBadges: [], otherBadges: [] },
      { player: "<b>š</b>" },
    ];
    renderOnSite(<GymChallenge challengers={players} {...whole} />);
    const list = within(screen.getByRole("region", { name: "The challengers" }));
    expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "vixy2 of 12 badges, 1 special",
      "../x0 of 12 badges",
      "<b>š</b>",
    ]);
    const icons = [...document.querySelectorAll("li:has(bdi) img")];
    expect(icons.map((icon) => icon.getAttribute("src"))).toEqual(
      ["fire", "frost", "mega-may-2023"].map(
        (slug) => `/cdn/thumb/stream/pokemon/badges/${slug}.png?size=small`,
      ),
    );
    expect(
      list.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["vixy", "/stream/pokemon/gym-challenge/players/vixy"],
      ["../x", "/stream/pokemon/gym-challenge/players/..%2Fx"],
      ["<b>š</b>", "/stream/pokemon/gym-challenge/players/%3Cb%3E%C5%A1%3C%2Fb%3E"],
    ]);
  });

  it("are followed by a word from the fox when nobody did", () => {
    renderOnSite(<GymChallenge challengers={[]} {...whole} />);
    const list = within(screen.getByRole("region", { name: "The challengers" }));
    expect(list.getByText(/Nobody has dared/)).toBeTruthy();
    expect(list.queryByRole("list")).toBeNull();
  });
});

describe("the progress of a challenger", () => {
  const badges: Badge[] = [
    { badge: "fire", level: 3, awardDate: "2024-05-18" },
    { badge: "dark", level: 0, awardDate: "2024-06-01" },
    { badge: "elite-four", level: 1, awardDate: "2024-07-01" },
    { badge: "mega-may-2023", level: 2, awardDate: "2023-05-27" },
  ];
  const open = (player = "vixy") =>
    renderOnSite(<PlayerProgress player={player} {...arrangeBadges(badges)} />);

  it("has its heading and its hint", () => {
    open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Gym Challenge Progress For vixy",
    );
    expect(screen.getByText("Hover or tap and hold on a badge to get more details!")).toBeTruthy();
  });

  it.each(["<img src=x onerror=alert(1)>", "x".repeat(500), "🦊", "\u202egnol"])(
    "shows the name %j as it is, and apart from what is around it",
    (player) => {
      open(player);
      const heading = screen.getByRole("heading", { level: 1 });
      expect(heading.textContent).toBe(`Gym Challenge Progress For ${player}`);
      expect(heading.querySelector("bdi")?.textContent).toBe(player);
      expect(heading.querySelector("img")).toBeNull();
    },
  );

  it("has twelve slots and two boxes of four, with a placeholder for each that is empty", () => {
    open();
    const lists = screen.getAllByRole("list");
    expect(lists.map((list) => within(list).getAllByRole("listitem").length)).toEqual([12, 4, 4]);
    expect(within(lists[0]!).getByText("No Frost badge yet")).toBeTruthy();
    expect(within(lists[0]!).getAllByText(/^No .+ badge yet$/)).toHaveLength(10);
    expect(within(lists[1]!).getAllByText("Empty slot")).toHaveLength(2);
    expect(within(lists[2]!).getAllByText("Empty slot")).toHaveLength(4);
  });

  it("writes the name of every badge below it", () => {
    open();
    for (const name of ["Fire", "Dark", "Elite Four", "Mega May 2023"]) {
      expect(screen.getByText(name)).toBeTruthy();
    }
  });

  it("describes every badge with what it was won for", () => {
    open();
    const described = screen
      .getAllByRole("button")
      .map((button) => [
        within(button).getByRole("img").getAttribute("alt"),
        within(button).getByRole("img").getAttribute("src"),
        document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent,
      ]);
    const picture = (name: string) => `/cdn/thumb/stream/pokemon/badges/${name}.png`;
    expect(described).toEqual([
      ["Fire badge", picture("fire"), "Completed the Gold Fire Gym Challenge on May 18, 2024"],
      ["Dark badge", picture("dark"), "Participated in the Dark Gym Challenge on June 1, 2024"],
      [
        "Elite Four badge",
        picture("elite-four"),
        "Completed the Bronze Elite Four Gym Challenge on July 1, 2024",
      ],
      [
        "Mega May 2023 badge",
        picture("mega-may-2023"),
        "Completed the Silver Mega May 2023 Gym Challenge on May 27, 2023",
      ],
    ]);
  });

  it("has as many stars as the level", () => {
    open();
    const stars = screen
      .getAllByRole("button")
      .map((button) => [
        button.querySelectorAll("path").length,
        button.querySelectorAll(".won").length,
      ]);
    expect(stars).toEqual([
      [3, 3],
      [3, 0],
      [3, 1],
      [3, 2],
    ]);
  });

  /** An event that jsdom has no class for. */
  const pointer = (type: string, pointerType: string) =>
    Object.assign(new Event(type, { bubbles: true }), { pointerType });

  it("takes a finger that stays for the focus, and not one that scrolls", () => {
    vi.useFakeTimers();
    open();
    const [fire, dark] = screen.getAllByRole("button");
    fireEvent(fire!, pointer("pointerdown", "touch"));
    fireEvent(fire!, pointer("pointercancel", "touch"));
    vi.advanceTimersByTime(1_000);
    expect(document.activeElement).toBe(document.body);
    fireEvent(fire!, pointer("pointerdown", "touch"));
    vi.advanceTimersByTime(200);
    expect(document.activeElement).toBe(fire);
    fireEvent(dark!, pointer("pointerdown", "mouse"));
    vi.advanceTimersByTime(1_000);
    expect(document.activeElement).toBe(fire);
  });

  it("puts the words away at Escape, until the badge is left", () => {
    const { container } = open();
    const dismissed = () => container.querySelector("[data-dismissed]") !== null;
    const [fire] = screen.getAllByRole("button");
    fire!.focus();
    fireEvent.keyDown(fire!, { key: "a" });
    expect(dismissed()).toBe(false);
    fireEvent.keyDown(fire!, { key: "Escape" });
    expect(dismissed()).toBe(true);
    fireEvent.blur(fire!);
    expect(dismissed()).toBe(false);
  });
});
