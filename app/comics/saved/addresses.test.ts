import { expect, it } from "vitest";
import {
  classifyRequest,
  parseChapter,
  toCacheKey,
  resolvePage,
  toPageAddress,
  findOtherSize,
} from "./addresses";

const origin = "https://fox.example";

it.each([
  ["/comics/x/2/3", "navigate", "page"],
  ["/comics/x", "navigate", "page"],
  ["/comics/x/2/3.data?_routes=a", "cors", "data"],
  ["/comics/x/2/3/ahead.json", "cors", "list"],
  ["/comics/x/2/3/panels.json", "cors", "list"],
  ["/assets/site-1.js", "cors", "file"],
  ["/cdn/m/comics/x/2/a.png?size=medium", "no-cors", "picture"],
  ["https://pictures.example/d/comics/x/2/a.png", "no-cors", "picture"],
  ["/", "navigate", "page"],
  ["/characters", "navigate", "page"],
  ["/ex/overlay", "navigate", undefined],
  ["/v1/rss/feeds/chase", "cors", undefined],
  ["/characters.data", "cors", undefined],
  ["/comics/x/2/saved.json", "cors", undefined],
  ["/comics/x/2/3.data", "no-cors", undefined],
  ["/cdn/m/characters/chase.png", "no-cors", undefined],
  ["/cdn/base/comics/x/2/a.png", "navigate", undefined],
  ["https://other.example/assets/a.js", "cors", undefined],
] as const)("classifies %s (%s) as %s", (path, mode, kind) => {
  const url = new URL(path, origin).href;
  const request = { method: "GET", mode, cache: "default", url } as const;
  expect(classifyRequest(request, origin)).toBe(kind);
  expect(classifyRequest({ ...request, method: "POST" }, origin)).toBeUndefined();
});

it("leaves a picture that is fetched anew to the network", () => {
  const request = { method: "GET", mode: "cors", cache: "reload" } as const;
  const url = `${origin}/cdn/m/comics/x/2/a.png`;
  expect(classifyRequest({ ...request, url }, origin)).toBeUndefined();
});

it.each([
  ["/comics/x/2/3?utm_source=y", "/comics/x/2/3"],
  ["/comics/x?open=2&z=1", "/comics/x?open=2"],
  ["/comics/x/2/scroll?page=2", "/comics/x/2/scroll?page=2"],
  ["/comics/x/saved?from=%2F&page=3", "/comics/x/saved"],
])("caches %s as %s", (path, key) => {
  expect(toCacheKey(origin + path)).toBe(key);
});

it("finds the page of a data request", () => {
  const url = `${origin}/comics/x.data?chapter=2&_routes=a%2Cb`;
  expect(toPageAddress(url)).toBe("/comics/x?chapter=2");
});

it.each([
  ["/comics/x/2", "/comics/x/2/4"],
  ["/comics/x?chapter=2", "/comics/x/2/4"],
  ["/comics/x?chapter=2&page=7", "/comics/x/2/7"],
  ["/comics/x/2/scroll?at=150", "/comics/x/2/150"],
  ["/comics/x/3", undefined],
  ["/comics/x/latest", undefined],
  ["/comics/x?chapter=no", undefined],
  ["/comics/x/2/scroll", undefined],
  ["/comics/x", undefined],
])("redirects %s to %s", (path, page) => {
  const resolved = resolvePage(origin + path, (_, chapter) => (chapter === 2 ? 4 : undefined));
  expect(resolved).toBe(page);
});

it.each([
  ["/cdn/base/comics/x/2/a.png", true],
  ["/cdn/thumb/comics/x/2/a.png?size=small&retry=1", true],
  ["/cdn/m/comics/x/2/b.png", false],
  ["/cdn/m/comics/x/3/a.png", false],
])("finds another size of %s: %j", (path, isFound) => {
  const saved = ["/comics/x/2/1", "/cdn/m/comics/x/2/a.png?size=medium"];
  expect(findOtherSize(origin + path, saved)).toBe(isFound ? saved[1] : undefined);
});

it.each([
  ["/comics/x/2/3", { comic: "x", chapter: 2 }],
  ["/cdn/m/comics/x/2/a.png", { comic: "x", chapter: 2 }],
  ["/comics/x/2.data", { comic: "x", chapter: 2 }],
  ["/comics/x", undefined],
])("finds the chapter of %s", (path, chapter) => {
  expect(parseChapter(origin + path)).toEqual(chapter);
});
