import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { formatCents } from "~/charities/money";
import { mockCall } from "~mocks/calls";
import { donations } from "~mocks/data/donations";
import { visitor, type Page } from "./visitor";

const getTitle = (page: Page) => page.getByRole("heading", { level: 1 }).textContent;
const link = (page: Page, name: string | RegExp) =>
  within(page.getByRole("main")).getByRole<HTMLAnchorElement>("link", { name });

it("the gym challenge shows hostile names as text, links to players, and back", async () => {
  const name = '<img src="x" onerror="alert(1)">';
  mockCall("v1/stream/games/pokemon/players", [name, "🦊"]);
  mockCall("v1/stream/games/pokemon/players/{player}", [
    { badge: "fire", level: 3, awardDate: "2024-05-18" },
  ]);
  const challenge = "/stream/pokemon/gym-challenge";
  const { open, follow } = visitor();
  const player = await follow(link(await open(challenge), name));
  expect(player.address).toBe(`${challenge}/players/${encodeURIComponent(name)}`);
  expect(getTitle(player)).toBe(`Gym Challenge Progress For ${name}`);
  const badge = within(player.getByRole("main")).getByRole("button");
  const tooltip = player.document.getElementById(badge.getAttribute("aria-describedby")!);
  expect(tooltip?.textContent).toBe("Completed the Gold Fire Gym Challenge on May 18, 2024");
  const back = await follow(link(player, "The rules and all challengers"));
  expect(back.address).toBe(challenge);
});

const charitiesPath = "/stream/charities";
const getTotal = (page: Page) => page.getByRole("row", { name: /^Total/ }).textContent;
const getShowButton = (page: Page) => page.getByRole("button", { name: "Show" });
/** The total of an event of the sample. */
function sumDonations(event: string): string {
  const amounts = Object.values(donations[event]!);
  return formatCents(amounts.reduce((sum, dollars) => sum + Math.round(dollars * 100), 0));
}

it.each([
  ["als", { year: "2024" }, "als-2024", "Papa Barks 2024"],
  ["go", { event: "go-2023" }, "go-2023", "Vtuber Summer Slam 2023"],
])("the form of %s shows the event of %j", async (slug, fields, event, name) => {
  const { open, submit } = visitor();
  const page = await open(`${charitiesPath}/${slug}`);
  const chosen = await submit(getShowButton(page), fields);
  const search = new URLSearchParams(Object.entries(fields)).toString();
  expect(chosen.address).toBe(`${charitiesPath}/${slug}?${search}`);
  chosen.getByRole("heading", { name });
  expect(getTotal(chosen)).toContain(sumDonations(event));
  expect(chosen.document.title).toContain(name);
});
