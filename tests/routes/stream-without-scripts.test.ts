import { within } from "@testing-library/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { gamersOutreachEvents } from "~content/charities.yaml";
import { formatCents } from "~/charities/money";
import { chaseAnimals } from "~content/stream.yaml";
import { failCall, mockCall } from "~mocks/calls";
import { donations, raised } from "~mocks/data/donations";
import { players } from "~mocks/data/players";
import { upstream } from "~mocks/index";
import { withFreshUpstream } from "../upstream/fresh";
import { visitor, type Page } from "./visitor";

withFreshUpstream();
// Failed calls are logged by design.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

const title = (page: Page) => page.getByRole("heading", { level: 1 }).textContent;
const link = (page: Page, name: string | RegExp) =>
  within(page.getByRole("main")).getByRole<HTMLAnchorElement>("link", { name });
const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

describe("the stream without scripts", () => {
  it("leads to the schedule, and into every corner", async () => {
    const { open, follow } = visitor();
    const stream = await open("/stream");
    const schedule = link(stream, "See the schedule").getAttribute("href")!.slice(1);
    expect(stream.document.getElementById(schedule)?.querySelector("tbody tr")).toBeTruthy();
    for (const [name, path] of [
      ["Bluerock", "/stream/bluerock"],
      ["Vixy", "/stream/vixy"],
      ["Pokémon", "/stream/pokemon"],
      ["Mario", "/stream/mario"],
      ["Super Animal Royale", "/stream/sar"],
    ] as const) {
      const corner = await follow(link(stream, name));
      expect([corner.status, corner.address]).toEqual([200, path]);
      expect(title(corner)).toBeTruthy();
    }
  });

  it("leads to the royale's characters, and to other animals", async () => {
    const { open, follow } = visitor();
    const royale = await open("/stream/sar");
    expect(royale.getByText(/A match has 64 combatants/)).toBeTruthy();
    const characters = await follow(link(royale, "Meet the characters"));
    expect(characters.address).toBe("/stream/sar/characters");
    const others = within(characters.getByRole("region", { name: "Or as another animal" }));
    expect(texts(others.getAllByRole("listitem"))).toEqual(
      chaseAnimals.map(({ animal }) => animal),
    );
  });
});

describe("the gym challenge without scripts", () => {
  const challenge = "/stream/pokemon/gym-challenge";
  const challengers = (page: Page) =>
    within(page.getByRole("region", { name: "The challengers" })).getAllByRole("link");

  it("leads to every challenger, whatever they are called, and back", async () => {
    const { open, follow } = visitor();
    const list = await open(challenge);
    expect(texts(challengers(list))).toEqual(Object.keys(players));
    const player = await follow(link(list, "šárka_tails"));
    expect(player.address).toBe(`${challenge}/players/${encodeURIComponent("šárka_tails")}`);
    expect(title(player)).toBe("Gym Challenge Progress For šárka_tails");
    const back = await follow(link(player, "The rules and all challengers"));
    expect(back.address).toBe(challenge);
  });

  it.each([
    ["/players", 200, challenge],
    ["/players/%20%20", 200, challenge],
    ["/players/..%2Fx", 404, "/404"],
  ])("%s leads with %i to %s", async (path, status, address) => {
    const page = await visitor().open(challenge + path);
    expect([page.status, page.address]).toEqual([status, address]);
  });

  it("shows what an upstream says of players as text, and leaves out what it cannot read", async () => {
    const name = '<img src="x" onerror="alert(1)">';
    mockCall("v1/stream/games/pokemon/players", [name, "../x", "..x", "🦊", "", 7] as string[]);
    mockCall("v1/stream/games/pokemon/players/{player}", [
      { badge: "fire", level: 5, awardDate: "2024-05-18" },
      { badge: "frost", level: "gold" as never, awardDate: "2024-05-18" },
      { badge: "<b>", level: 1, awardDate: "2024-05-18" },
    ]);
    const { open, follow } = visitor();
    const list = await open(challenge);
    expect(texts(challengers(list))).toEqual([name, "..x", "🦊"]);
    const player = await follow(challengers(list)[0]!);
    expect(title(player)).toBe(`Gym Challenge Progress For ${name}`);
    const badges = within(player.getByRole("main")).getAllByRole("button");
    expect(badges).toHaveLength(1);
    const words = player.document.getElementById(badges[0]!.getAttribute("aria-describedby")!);
    expect(words?.textContent).toBe("Completed the Gold Fire Gym Challenge on May 18, 2024");
  });
});

describe("the charities without scripts", () => {
  const root = "/stream/charities";
  const thisYear = new Date().getUTCFullYear();
  const total = (page: Page) => page.getByRole("row", { name: /^Total/ }).textContent;
  /** The total of an event of the sample, as its table shows it. */
  function totalOf(event: string): string {
    const amounts = Object.values(donations[event] ?? {});
    return formatCents(amounts.reduce((sum, dollars) => sum + Math.round(dollars * 100), 0));
  }
  const show = (page: Page) => page.getByRole("button", { name: "Show" });

  it("are introduced with the total, and each is a walk there and back", async () => {
    const { open, follow } = visitor();
    const intro = await open(root);
    expect(intro.getByRole("main").textContent).toContain(formatCents(Math.round(raised * 100)));
    for (const [name, slug] of [
      ["ALS", "als"],
      ["Gamers Outreach", "go"],
      ["Hawaii", "kka"],
    ] as const) {
      const charity = await follow(link(intro, name));
      expect([charity.address, title(charity)]).toEqual([`${root}/${slug}`, name]);
      expect((await follow(link(charity, "All charities"))).address).toBe(root);
    }
  });

  it("show the year that is chosen", async () => {
    const { open, submit } = visitor();
    const newest = await open(`${root}/als`);
    const select = newest.getByLabelText<HTMLSelectElement>("Year");
    expect(select.value).toBe(String(thisYear));
    expect(select.options[0]!.text).toBe("2023");
    const chosen = await submit(show(newest), { year: "2024" });
    expect(chosen.address).toBe(`${root}/als?year=2024`);
    expect(chosen.getByRole("heading", { name: "Papa Barks 2024" })).toBeTruthy();
    expect(total(chosen)).toContain(totalOf("als-2024"));
    expect(chosen.document.title).toContain("Papa Barks 2024");
  });

  it("have each event of Gamers Outreach one choice away", async () => {
    const { open, submit } = visitor();
    let page = await open(`${root}/go?event=nothing-of-the-kind`);
    expect(page.getByRole("heading", { name: "Jolly Jamboree 2024" })).toBeTruthy();
    for (const { fullName, shortName, year } of gamersOutreachEvents.toReversed()) {
      const event = `${shortName}-${year}`;
      expect(
        within(page.getByLabelText("Event")).getByText<HTMLOptionElement>(fullName).value,
      ).toBe(event);
      page = await submit(show(page), { event });
      expect(page.address).toBe(`${root}/go?event=${event}`);
      expect(page.getByRole("heading", { name: fullName })).toBeTruthy();
      expect(total(page)).toContain(totalOf(event));
    }
  });

  it("have one table for Hawaii, in the order of all tables", async () => {
    const page = await visitor().open(`${root}/kka`);
    expect(page.queryByRole("combobox")).toBeNull();
    const names = texts([...page.document.querySelectorAll("tbody th")]);
    expect(names.slice(0, 3)).toEqual(["Chase", "The Fox Fam", "Chase's Family"]);
    expect(names).toHaveLength(Object.keys(donations["kka-2024"]!).length);
    expect(page.getByRole("figure").textContent).toMatch(/Chase\$175\.00, 7%/);
  });

  it("have a total of nothing where nobody gave yet", async () => {
    mockCall("v1/donations/{event}-{year}/twitch", {});
    expect(total(await visitor().open(`${root}/als`))).toContain("$0.00");
  });

  it("that cannot be had are the error page, and the same choice at the next try", async () => {
    const { open, follow, submit } = visitor();
    const newest = await open(`${root}/als`);
    failCall("v1/donations/{event}-{year}/twitch", "refused");
    const failed = await submit(show(newest), { year: "2024" });
    const wanted = `${root}/als?year=2024`;
    expect([failed.status, failed.address]).toEqual([
      500,
      `/error?from=${encodeURIComponent(wanted)}`,
    ]);
    upstream.resetHandlers();
    const again = await follow(link(failed, "Try again"));
    expect([again.status, again.address]).toEqual([200, wanted]);
    failCall("v1/donations", "refused");
    expect((await open(root)).queryByText(/Together we have raised/)).toBeNull();
  });
});
