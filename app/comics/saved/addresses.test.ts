import { describe, expect, it } from "vitest";
import {
  classifyRequest,
  parseChapter,
  toCacheKey,
  resolvePage,
  toPageAddress,
  findOtherSize,
} from "./addresses";

const origin = "https://fox.example";
const asked = (path: string, mode: RequestMode, method = "GET") =>
  classifyRequest({ method, mode, url: new URL(path, origin).href }, origin);

describe("what the worker is asked for", () => {
  it.each([
    ["/comics/x/2/3", "navigate", "page"],
    ["/comics/x", "navigate", "page"],
    ["/comics/x/2/3.data?_routes=a", "cors", "data"],
    ["/comics/x/2/3/ahead.json", "cors", "list"],
    ["/comics/x/2/3/panels.json", "cors", "list"],
    ["/assets/site-1.js", "cors", "file"],
    ["/cdn/m/comics/x/2/a.png?size=medium", "no-cors", "picture"],
    ["https://pictures.example/d/comics/x/2/a.png", "no-cors", "picture"],
  ] as const)("%s (%s) is a %s", (path, mode, what) => {
    expect(asked(path, mode)).toBe(what);
  });

  it.each([
    ["a form that is posted", "/comics/x", "navigate", "POST"],
    ["another page", "/characters", "navigate"],
    ["another sub-site", "/cga", "navigate"],
    ["the overlay", "/ex/overlay", "navigate"],
    ["the upstream's own paths", "/v1/rss/feeds/chase", "cors"],
    ["data of another page", "/characters.data", "cors"],
    ["a list of what is to be saved", "/comics/x/2/saved.json", "cors"],
    ["what a link fetches ahead", "/comics/x/2/3.data", "no-cors"],
    ["a picture of something else", "/cdn/m/characters/chase.png", "no-cors"],
    ["a picture by itself", "/cdn/base/comics/x/2/a.png", "navigate"],
    ["a file of another site", "https://other.example/assets/a.js", "cors"],
  ] as const)("%s is none of its business", (_, path, mode, method?: string) => {
    expect(asked(path, mode, method)).toBeUndefined();
  });
});

describe("an address", () => {
  it("is kept with what its page reads of the query", () => {
    const key = (path: string) => toCacheKey(origin + path);
    expect(key("/comics/x/2/3?utm_source=y")).toBe("/comics/x/2/3");
    expect(key("/comics/x?open=2&z=1")).toBe("/comics/x?open=2");
    expect(key("/comics/x.data?open=2&_routes=a")).toBe("/comics/x.data?open=2");
    expect(key("/comics/x/2/scroll?page=2")).toBe("/comics/x/2/scroll?page=2");
    expect(key("/comics/x/saved?from=%2F&page=3")).toBe("/comics/x/saved");
  });

  it("of data is that of its page", () => {
    expect(toPageAddress(`${origin}/comics/x.data?chapter=2&_routes=a%2Cb`)).toBe(
      "/comics/x?chapter=2",
    );
    expect(toPageAddress(`${origin}/comics/x/2/3.data`)).toBe("/comics/x/2/3");
  });

  it("that only the server knows leads to a page", () => {
    const to = (path: string) =>
      resolvePage(origin + path, (_, chapter) => (chapter === 2 ? 4 : undefined));
    expect(to("/comics/x/2")).toBe("/comics/x/2/4");
    expect(to("/comics/x?chapter=2")).toBe("/comics/x/2/4");
    expect(to("/comics/x?chapter=3&page=7")).toBe("/comics/x/3/7");
    expect(to("/comics/x/2/scroll?at=120")).toBe("/comics/x/2/120");
    for (const path of ["/comics/x", "/comics/x/3", "/comics/x/2/scroll", "/comics/x/latest"]) {
      expect(to(path), path).toBeUndefined();
    }
    expect(to("/comics/x?chapter=..&page=1")).toBeUndefined();
  });

  it("names a chapter", () => {
    expect(parseChapter(`${origin}/comics/x/2/3`)).toEqual({ comic: "x", chapter: 2 });
    expect(parseChapter(`${origin}/cdn/m/comics/x/12/a.png?size=large`)).toEqual({
      comic: "x",
      chapter: 12,
    });
    expect(parseChapter(`${origin}/comics/x/saved`)).toBeUndefined();
  });
});

describe("a picture", () => {
  const saved = ["/comics/x/2/1", "/cdn/m/comics/x/2/a.png?size=medium"];

  it("is stood in for by another size of it", () => {
    expect(findOtherSize(`${origin}/cdn/base/comics/x/2/a.png`, saved)).toBe(saved[1]);
    expect(findOtherSize(`${origin}/cdn/thumb/comics/x/2/a.png?size=small&retry=1`, saved)).toBe(
      saved[1],
    );
  });

  it("is not stood in for by another", () => {
    expect(findOtherSize(`${origin}/cdn/m/comics/x/2/b.png`, saved)).toBeUndefined();
    expect(findOtherSize(`${origin}/cdn/m/comics/x/3/a.png`, saved)).toBeUndefined();
  });
});
