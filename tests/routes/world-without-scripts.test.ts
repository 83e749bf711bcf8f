import { expect, it } from "vitest";
import { drawingTerms } from "~content/characters/drawing-terms.yaml";
import { palettes } from "~content/characters/palettes.yaml";
import eras from "~content/world/history.yaml";
import { visitor, type Page } from "./visitor";

const title = (page: Page) => page.getByRole("heading", { level: 1 }).textContent;
const link = (page: Page, name: string | RegExp) => page.getAllByRole("link", { name })[0]!;
const main = (page: Page) => page.find("main").textContent;

it("without scripts, the world section links from its home page to a creature and back", async () => {
  const { open, follow } = visitor();
  const home = await open("/world");
  const bestiary = await follow(home.find('main a[href="/world/bestiary"]'));
  expect(title(bestiary)).toBe("Bestiary");
  const feral = await follow(link(bestiary, /^Feral/));
  const hound = await follow(link(feral, "Šarn's Hound"));
  expect([hound.address, title(hound)]).toEqual([
    "/world/bestiary/feral/sarn-s-hound",
    "Šarn's Hound",
  ]);
  const next = await follow(hound.find("a[rel=next]"));
  expect(title(next)).toBe("Lantern Moth");
  expect(title(await follow(next.find("a[rel=prev]")))).toBe("Šarn's Hound");
  const trail = hound.getByRole("navigation", { name: "Breadcrumb" });
  const crumb = trail.querySelector('a[href="/world/bestiary"]')!;
  expect(title(await follow(crumb))).toBe("Bestiary");
});

it("without scripts, the maps and the ages of both eras link each other", async () => {
  const { open, follow } = visitor();
  const map = await follow(link(await open("/world/geography"), /before/i));
  expect(map.find("main img").getAttribute("src")).toContain("/pre-cataclysm.png");
  const old = await open("/world/history?ages=pre-cataclysm");
  const { name } = eras.find(({ slug }) => slug === "pre-cataclysm")!.ages[0]!;
  expect(old.getByRole("heading", { name })).toBeTruthy();
  const ages = await follow(old.find('main a[href="/world/history#ages"]'));
  expect(ages.queryByRole("heading", { name })).toBeNull();
});

it("without scripts, the next link of a character sheet leads to the next character", async () => {
  const { open, follow } = visitor();
  const chase = await follow(link(await open("/characters"), "Chase"));
  expect(chase.getByText("Age")).toBeTruthy();
  expect(chase.getByRole("heading", { name: "Background" })).toBeTruthy();
  expect((await follow(chase.find("a[rel=next]"))).address).toBe("/characters/vixy");
  const [[where, hex]] = Object.entries(palettes["chase"]!) as [[string, string]];
  expect(main(chase)).toContain(`${where} ${hex}`);
  expect(main(chase)).toContain(drawingTerms["chase"]!.answer);
  const tied = chase.find("details h3 ~ ul a");
  expect((await follow(tied)).address).toBe(tied.getAttribute("href"));
  const isolde = await open("/characters/isolde");
  expect(isolde.getByText("Lifetime")).toBeTruthy();
  expect(isolde.getByRole("heading", { name: "Story" })).toBeTruthy();
  const register = await follow(link(await open("/cga"), "See the members"));
  expect(title(await follow(link(register, "Wren")))).toBe("Wren");
});
