import { JSDOM } from "jsdom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as entry from "~/entry.server";
import { origin } from "./route-response";
import { routes, siteWith } from "./site-pages";

const words = {
  main: "Eep! I really hate this part...",
  guild: "It appears we've run into a problem. Let's backtrack!",
};

const fail = () => {
  throw new Error("a bug");
};

/** Opens a page with a route whose loader or component throws. */
async function open(path: string, id: string, what: "loader" | "default") {
  const site = siteWith(entry, { [id]: { [what]: fail } });
  const response = await site(new Request(origin + path));
  const page = new JSDOM(await response.text()).window.document;
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  return {
    status: response.status,
    subSite: page.documentElement.dataset["subSite"],
    headings: all("h1").map((heading) => heading.textContent),
    footers: all("footer").length,
    mains: all("main#main").length,
    brand: page.querySelector("header a")?.getAttribute("href"),
    again: all("a.button")[0]?.getAttribute("href"),
    title: page.title,
  };
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

afterEach(() => {
  const log = vi.mocked(console.error);
  expect(log.mock.calls.map(String)).toEqual(["Error: a bug"]);
  log.mockClear();
});

describe("an unexpected error shows the screen of its sub-site in one shell", () => {
  const pages = [
    ["/contact", "routes/_main.contact", "main"],
    ["/comics/talechasers/1/1", "routes/_main.comics.$comic.$chapter.$page", "main"],
    ["/cga/characters/wren", "routes/cga.characters.$name", "guild"],
  ] as const;
  const cases = pages.flatMap(([path, id, subSite]) =>
    (["loader", "default"] as const).map((what) => [path, what, id, subSite] as const),
  );

  it.each(cases)("for %s, when its %s fails", async (path, what, id, subSite) => {
    expect(routes[id]).toBeDefined();
    expect(await open(path, id, what)).toMatchObject({
      status: 500,
      subSite,
      headings: [words[subSite]],
      footers: 1,
      mains: 1,
      brand: subSite === "guild" ? "/cga" : "/",
      again: path,
      title: "Eep! · Talechasers",
    });
  });

  it("when the loader of the root fails", async () => {
    const failed = { subSite: "guild", headings: [words.guild], mains: 1, brand: "/cga" };
    expect(await open("/cga/contact", "root", "loader")).toMatchObject(failed);
  });

  it("for the overlay, without a shell", async () => {
    const failed = { subSite: "none", headings: [words.main], footers: 0, mains: 0 };
    expect(await open("/ex/overlay", "routes/ex.overlay", "default")).toMatchObject(failed);
  });
});
