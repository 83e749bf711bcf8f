import { within } from "@testing-library/dom";
import { beforeEach, describe, expect, it } from "vitest";
import { upstream } from "~mocks/index";
import { scenarioHandlers } from "~mocks/scenarios";
import { countUpstreamRequests } from "./sample-comic";
import { visitor, type Page } from "./visitor";

const inMain = (page: Page) => within(page.getByRole("main"));
const namesOf = (links: readonly Element[]) => links.map(({ textContent }) => textContent);
const linksIn = (page: Page, navigation: string) =>
  within(page.getByRole("navigation", { name: navigation })).getAllByRole("link");

describe("with ten years of content", () => {
  beforeEach(() => upstream.use(...scenarioHandlers("years")));

  it("with ten years of content, the landing page of the comic lists ten chapters at a time", async () => {
    const reader = visitor();
    const requests = countUpstreamRequests();
    const page = await reader.open("/comics/talechasers?open=23");
    requests.stop();
    const chapters = requests.paths.filter((path) => path.includes("/chapters/"));
    // The page needs the open chapter's group, the newest chapters and the first page.
    expect(chapters.length).toBeLessThanOrEqual(22);
    const headings = namesOf(inMain(page).getAllByRole("heading", { level: 3 }));
    expect(headings).toEqual(Array.from({ length: 10 }, (_, at) => `Chapter ${at + 21}`));
    const links = linksIn(page, "Groups of chapters");
    const groups = ["1–10", "11–20", "21–30", "31–40", "41–50", "51–60"];
    expect(namesOf(links)).toEqual([...groups, "Newest chapter"]);
    const newest = await reader.follow(links.at(-1)!);
    expect(newest.find("#chapter-60").closest("details")?.open).toBe(true);
    expect(linksIn(newest, "Groups of chapters").find(isCurrent)?.textContent).toBe("51–60");
  });

  it("with ten years of content, a long gallery links to the first picture of each year", async () => {
    const reader = visitor();
    let page = await reader.open("/galleries/fan-art");
    const years = linksIn(page, "Years");
    expect(namesOf(years)).toEqual(Array.from({ length: 11 }, (_, at) => `${2025 - at}`));
    const link = years[3] as HTMLAnchorElement;
    page = await reader.follow(link);
    expect(page.find(new URL(link.href).hash).textContent).toMatch(/^\S/);
  });

  it.each([
    ["/world/bestiary/feral", "Cinder ", "a[href*='/feral/']", 6],
    ["/characters", "Cinder-", "a[href^='/characters/']", 12],
    ["/stream/pokemon/gym-challenge", "Cinder_", "a[href*='/players/']", 9],
  ])(
    "with ten years of content, the list at %s can show only names with the first letter C",
    async (path, name, item, count) => {
      const reader = visitor();
      let page = await reader.open(path);
      const letter = linksIn(page, "First letters").find(({ textContent }) => textContent === "C")!;
      page = await reader.follow(letter);
      expect(page.address).toBe(`${path}?letter=C`);
      const names = namesOf([...page.getByRole("main").querySelectorAll(item)]);
      const others = new Set(["Chase", "Corvin", "See also"]);
      expect(names.filter((one) => one.startsWith(name))).toHaveLength(count);
      expect(names.filter((one) => !one.startsWith(name) && !others.has(one))).toEqual([]);
      expect(linksIn(page, "First letters").find(isCurrent)?.textContent).toBe("C");
      expect(page.document.title).toContain(", C");
      page = await reader.follow(linksIn(page, "First letters")[0]!);
      expect(page.address).toBe(path);
    },
  );
});

const isCurrent = (link: Element) => link.hasAttribute("aria-current");
