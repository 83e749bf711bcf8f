import { describe, expect, it } from "vitest";
import written from "~content/panels/talechasers/3.yaml";
import { loader, meta } from "~/routes/_main.comics.$comic.$chapter.$page";
import { findShownPages, type ComicPage } from "~/comics/page";
import { mockCall } from "~mocks/calls";
import { responseOf } from "./route-response";
import { imageId, upstreamHas } from "./sample-comic";

const at = (chapter: number, page: number) => ({ chapter, page });

function load(chapter: number, page: number, { comic = "talechasers", cookie = "" } = {}) {
  const path = `/comics/${comic}/${chapter}/${page}`;
  const params = { comic, chapter: String(chapter), page: String(page) };
  return responseOf(loader, path, params, { headers: { cookie } });
}

/** Loads a page that exists. */
async function loadExisting(chapter: number, page: number, cookie?: string) {
  const { data, location } = await load(chapter, page, cookie ? { cookie } : {});
  expect(location).toBeNull();
  return data as ComicPage;
}

it("a comic page contains its picture, commentary, position and links to the adjacent pages", async () => {
  upstreamHas({ 1: [1, 2], 2: [1, 3, 7], 3: [1] }, [3, 1]);
  expect(await loadExisting(2, 3)).toMatchObject({
    comic: { slug: "talechasers", title: "Talechasers", latest: at(3, 1) },
    chapter: { number: 2, title: "In Your Paws", count: 3, pages: [1, 3, 7] },
    ref: at(2, 3),
    imageId: imageId(2, 3),
    commentary: "Said of 2.3.",
    excerpt: "Said of 2.3.",
    position: 2,
    controls: { first: at(1, 1), previous: at(2, 1), next: at(2, 7), latest: at(3, 1) },
    nextImage: { chapter: 2, imageId: imageId(2, 7) },
  });
});

it("the first and last comic pages of a chapter link the adjacent chapters", async () => {
  upstreamHas({ 1: [1, 2], 2: [1, 2, 3], 3: [2, 5] }, [3, 5]);
  const last = await loadExisting(2, 3);
  expect(last.controls.next).toEqual(at(3, 2));
  expect(last.nextImage).toEqual({ chapter: 3, imageId: imageId(3, 2) });
  expect((await loadExisting(3, 2)).controls.previous).toEqual(at(2, 3));
});

it("the latest comic page has no link to a next page", async () => {
  upstreamHas({ 1: [1, 2] }, [1, 2]);
  const page = await loadExisting(1, 2);
  expect(page.controls).toEqual({ first: at(1, 1), previous: at(1, 1) });
  expect(page.nextImage).toBeUndefined();
});

it.each([
  ["the latest page", { 1: [1], 2: [1, 2, 3] }, undefined, at(2, 2), [at(2, 1), at(2, 3)]],
  ["the next chapter", { 1: [1, 2] }, [2, 4], at(1, 2), [at(1, 1), undefined]],
  ["the previous chapter", { 1: [1], 3: [1, 2] }, [3, 2], at(3, 1), [at(1, 1), at(3, 2)]],
  ["the first chapter", { 2: [1, 2] }, [2, 2], at(2, 2), [at(2, 1), undefined]],
] as const)(
  "a comic page is complete except for %s, which cannot be loaded",
  async (_name, chapters, latest, page, beside) => {
    upstreamHas(chapters, latest);
    const { controls } = await loadExisting(page.chapter, page.page);
    expect([controls.previous, controls.next]).toEqual(beside);
  },
);

it("the panels of a comic page come from the upstream", async () => {
  const { panels } = await loadExisting(1, 2);
  expect(panels).toHaveLength(3);
  expect(panels[0]).toMatchObject({ x: 0.0382, y: 0.0247, width: 0.9236 });
});

it("the panels of a comic page come from the content files if the upstream has no panels", async () => {
  upstreamHas({ 3: [98, 99] }, [3, 99]);
  const panels = [
    { x: 0, y: 0, width: 1, height: 0.5 },
    { x: 0, y: 0.5, width: 1, height: 0.5 },
  ];
  written["98"] = panels;
  const found = [await loadExisting(3, 98), await loadExisting(3, 99)];
  delete written["98"];
  expect(found.map((page) => page.panels)).toEqual([panels, []]);
});

describe("two pages side by side", () => {
  /** Loads the pages of a spread, and the targets of its controls. */
  async function loadSpread(chapter: number, page: number) {
    const { pages, controls } = findShownPages(await loadExisting(chapter, page, "fit=two"));
    return { pages: pages.map((one) => one.ref.page), ...controls };
  }

  it("a spread of two comic pages is loaded at the address of either page", async () => {
    upstreamHas({ 1: [1, 2], 2: [1, 2, 4, 5], 3: [1] }, [3, 1]);
    const ends = { first: at(1, 1), latest: at(3, 1) };
    const spread = { pages: [2, 4], previous: at(2, 1), next: at(2, 5), ...ends };
    expect(await loadSpread(2, 2)).toEqual(spread);
    expect(await loadSpread(2, 4)).toEqual(spread);
    const page = await loadExisting(2, 4, "fit=two");
    expect(page.spread?.partner).toMatchObject({ imageId: imageId(2, 2), position: 2 });
  });

  it("the spreads of a chapter start after the cover", async () => {
    upstreamHas({ 1: [1, 2, 3], 2: [1, 2, 3], 3: [1] }, [3, 1]);
    const cover = { pages: [1], previous: at(1, 2), next: at(2, 2) };
    expect(await loadSpread(2, 1)).toMatchObject(cover);
    expect(await loadSpread(2, 2)).toMatchObject({ pages: [2, 3], next: at(3, 1) });
  });

  it("the last spread ends with the newest comic page", async () => {
    upstreamHas({ 1: [1, 2, 3] }, [1, 3]);
    expect(await loadSpread(1, 2)).toEqual({ pages: [2, 3], first: at(1, 1), previous: at(1, 1) });
  });

  it("double pages and strips are not part of a spread", async () => {
    mockCall("v1/comics/{comic}/latest", [1, 5]);
    const drawn = (page: number, width?: number, height?: number) => ({
      ...{ page, imageId: imageId(1, page), width, height },
    });
    mockCall("v1/comics/{comic}/chapters/{chapter}", {
      ...{ 1: drawn(1), 2: drawn(2, 2200, 1700), 3: drawn(3, 800, 9000) },
      ...{ 4: drawn(4), 5: drawn(5) },
    });
    const spreads = [2, 3, 4].map(async (page) => (await loadSpread(1, page)).pages);
    expect(await Promise.all(spreads)).toEqual([[2], [3], [4, 5]]);
    expect((await loadExisting(1, 2)).shape).toEqual({ width: 2200, height: 1700 });
  });

  it("spreads are loaded only for readers who chose two pages side by side", async () => {
    upstreamHas({ 1: [1, 2, 3] }, [1, 3]);
    const page = await loadExisting(1, 2);
    expect(page).not.toHaveProperty("spread");
  });
});

it("the meta tags of a comic page contain the chapter, the commentary and the picture", async () => {
  upstreamHas({ 1: [1], 2: [1, 4] }, [2, 4]);
  const params = { comic: "talechasers", chapter: "2", page: "4" };
  const pathname = "/comics/talechasers/2/4";
  const { data } = await responseOf(loader, pathname, params);
  const matches = [{ id: "root", data: { siteUrl: "https://talechasers.example" } }];
  const args = { data, location: { pathname }, matches, params };
  const tags = meta(args as unknown as Parameters<typeof meta>[0])!;
  expect(tags.flatMap((tag) => ("title" in tag ? [tag.title] : []))[0]).toMatch(
    /2\D+4\D+In Your Paws/,
  );
  expect(tags).toContainEqual({ name: "description", content: "Said of 2.4." });
  expect(tags).toContainEqual({
    property: "og:image",
    content: "https://talechasers.example/preview/comics/talechasers/2/image-2-4.png",
  });
});
