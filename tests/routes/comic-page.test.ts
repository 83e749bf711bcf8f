import { beforeEach, describe, expect, it, vi } from "vitest";
import { loader, meta } from "~/routes/_main.comics.$comic.$chapter.$page";
import comics from "~content/comics.yaml";
import type { PageViewModel } from "~/comics/page-data/page-view-model";
import { mockCall } from "~mocks/calls";
import { withFreshUpstream } from "../upstream/fresh";
import { responseOf, errorPageOf, notFoundPageOf } from "./route-response";
import { imageId, loadShownPage, upstreamHas } from "./sample-comic";

withFreshUpstream();
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

const at = (chapter: number, page: number) => ({ chapter, page });

const address = (chapter: number | string, page: number | string, comic = "talechasers") => ({
  path: `/comics/${comic}/${chapter}/${page}`,
  params: { comic, chapter: String(chapter), page: String(page) },
});

function open(chapter: number | string, page: number | string, comic?: string, Cookie = "") {
  const { path, params } = address(chapter, page, comic);
  return responseOf(loadShownPage, path, params, { headers: { Cookie } });
}

/** The page, which has to come. */
async function pageAt(chapter: number, page: number, cookie?: string) {
  const { data, location } = await open(chapter, page, undefined, cookie);
  expect(location).toBeNull();
  return data as PageViewModel;
}

describe("a page in the middle of a chapter", () => {
  it("comes with its picture, its commentary and its place", async () => {
    upstreamHas({ 1: [1, 2], 2: [1, 2, 3], 3: [1] }, [3, 1]);
    expect(await pageAt(2, 2)).toMatchObject({
      comic: { slug: "talechasers", title: "Talechasers", latest: at(3, 1) },
      chapter: { number: 2, title: "In Your Paws", count: 3, pages: [1, 2, 3] },
      page: 2,
      imageId: imageId(2, 2),
      commentary: "<p>Said of 2.2.</p>",
      excerpt: "Said of 2.2.",
      position: 2,
    });
  });

  it("leads to all four sides, and has the next picture ready", async () => {
    upstreamHas({ 1: [1, 2], 2: [1, 2, 3], 3: [1] }, [3, 1]);
    const page = await pageAt(2, 2);
    expect(page.controls).toEqual({
      first: at(1, 1),
      previous: at(2, 1),
      next: at(2, 3),
      latest: at(3, 1),
    });
    expect(page.nextImage).toEqual({ chapter: 2, imageId: imageId(2, 3) });
  });
});

describe("across chapters", () => {
  beforeEach(() => upstreamHas({ 1: [1, 2], 2: [1, 2, 3], 3: [2, 5] }, [3, 5]));

  it("the last page leads on to the next chapter, whose picture it has ready", async () => {
    const page = await pageAt(2, 3);
    expect(page.controls.next).toEqual(at(3, 2));
    expect(page.nextImage).toEqual({ chapter: 3, imageId: imageId(3, 2) });
  });

  it("the first page leads back to the last of the chapter before", async () => {
    expect((await pageAt(2, 1)).controls.previous).toEqual(at(1, 2));
    expect((await pageAt(3, 2)).controls.previous).toEqual(at(2, 3));
  });
});

describe("at the ends of the comic", () => {
  beforeEach(() => upstreamHas({ 1: [1, 2], 2: [1, 2] }, [2, 2]));

  it("the first page leads only on", async () => {
    expect((await pageAt(1, 1)).controls).toEqual({ next: at(1, 2), latest: at(2, 2) });
  });

  it("the latest page leads only back, and has nothing to make ready", async () => {
    const page = await pageAt(2, 2);
    expect(page.controls).toEqual({ first: at(1, 1), previous: at(2, 1) });
    expect(page.nextImage).toBeUndefined();
  });
});

describe("for whom two pages lie side by side", () => {
  /** The pages of a spread by their numbers, and where it leads. */
  async function spreadAt(chapter: number, page: number) {
    const { inSpread } = await pageAt(chapter, page, "fit=two");
    return { pages: inSpread?.pages.map((one) => one.page), ...inSpread?.controls };
  }

  it("a page comes with the other one, by the address of either", async () => {
    upstreamHas({ 1: [1, 2], 2: [1, 2, 4, 5], 3: [1] }, [3, 1]);
    const ends = { first: at(1, 1), latest: at(3, 1) };
    const spread = { pages: [2, 4], previous: at(2, 1), next: at(2, 5) };
    expect(await spreadAt(2, 2)).toMatchObject({ ...spread, ...ends });
    expect(await spreadAt(2, 4)).toMatchObject({ ...spread, ...ends });
    const page = await pageAt(2, 4, "fit=two");
    expect(page.inSpread?.pages[0]).toMatchObject({
      ...{ imageId: imageId(2, 2), commentary: "<p>Said of 2.2.</p>", position: 2 },
      alt: "Page 2",
    });
    // Where there is no room for two, it is a page like any other.
    expect(page.controls).toMatchObject({ previous: at(2, 2), next: at(2, 5) });
  });

  it("a chapter starts as a book does, and leads to whole spreads of those beside it", async () => {
    upstreamHas({ 1: [1, 2, 3], 2: [1, 2, 3], 3: [1] }, [3, 1]);
    expect(await spreadAt(2, 1)).toMatchObject({
      ...{ pages: [1], previous: at(1, 2), next: at(2, 2) },
    });
    expect(await spreadAt(2, 2)).toMatchObject({ pages: [2, 3], next: at(3, 1) });
  });

  it("or with its first page, where the comic has it so", async () => {
    upstreamHas({ 1: [1, 2, 3], 2: [1, 2, 3], 3: [1] }, [3, 1]);
    comics["talechasers"]!.spreads = "first";
    const spread = await spreadAt(2, 2);
    delete comics["talechasers"]!.spreads;
    expect(spread).toMatchObject({ pages: [1, 2], previous: at(1, 3) });
  });

  it("the newest pages lead no further, and the first no further back", async () => {
    upstreamHas({ 1: [1, 2, 3] }, [1, 3]);
    expect(await spreadAt(1, 2)).toEqual({ pages: [2, 3], first: at(1, 1), previous: at(1, 1) });
    expect(await spreadAt(1, 1)).toEqual({ pages: [1], next: at(1, 2), latest: at(1, 3) });
  });

  it("a double page and a strip stand alone, with the room that they need", async () => {
    mockCall("v1/comics/{comic}/latest", [1, 5]);
    const drawn = (page: number, width?: number, height?: number) => ({
      ...{ page, imageId: imageId(1, page), width, height },
    });
    mockCall("v1/comics/{comic}/chapters/{chapter}", {
      ...{ 1: drawn(1), 2: drawn(2, 2200, 1700), 3: drawn(3, 800, 9000) },
      ...{ 4: drawn(4), 5: drawn(5, 1, 1e5) },
    });
    expect(await spreadAt(1, 2)).toMatchObject({ pages: [2] });
    expect(await spreadAt(1, 3)).toMatchObject({ pages: [3] });
    expect(await spreadAt(1, 4), "of no shape that anybody could draw").toMatchObject({
      pages: [4, 5],
    });
    expect((await pageAt(1, 2)).shape).toEqual({ width: 2200, height: 1700 });
  });

  it("all others are told nothing of it", async () => {
    upstreamHas({ 1: [1, 2, 3] }, [1, 3]);
    const page = await pageAt(1, 2);
    expect([page.spread, page.inSpread]).toEqual([undefined, undefined]);
    expect(page).not.toHaveProperty("partner");
  });
});

describe("gaps in the page numbers", () => {
  beforeEach(() => upstreamHas({ 1: [3, 4, 9] }, [1, 9]));

  it("are skipped both ways, and count for nothing", async () => {
    const page = await pageAt(1, 4);
    expect(page.controls).toEqual({
      first: at(1, 3),
      previous: at(1, 3),
      next: at(1, 9),
      latest: at(1, 9),
    });
    expect(page).toMatchObject({ position: 2, chapter: { count: 3, pages: [3, 4, 9] } });
  });

  it("have no page in them", async () => {
    expect((await open(1, 5)).location).toBe(notFoundPageOf("/comics/talechasers/1/5"));
  });
});

describe("a page comes even when something around it does not:", () => {
  it("the latest page", async () => {
    upstreamHas({ 1: [1, 2], 2: [1, 2, 3] }, undefined);
    const page = await pageAt(2, 2);
    expect(page.controls).toMatchObject({ previous: at(2, 1), next: at(2, 3) });
    expect(page.comic.latest).toBeUndefined();
  });

  it("the latest page, on the last page of a chapter", async () => {
    upstreamHas({ 1: [1, 2] }, undefined);
    expect((await pageAt(1, 2)).controls.previous).toEqual(at(1, 1));
  });

  it("the next chapter", async () => {
    upstreamHas({ 1: [1, 2] }, [2, 4]);
    const page = await pageAt(1, 2);
    expect(page.controls.previous).toEqual(at(1, 1));
    expect(page.controls.next).toBeUndefined();
    expect(page.nextImage).toBeUndefined();
  });

  it("the chapter before", async () => {
    upstreamHas({ 1: [1], 3: [1, 2] }, [3, 2]);
    const page = await pageAt(3, 1);
    expect(page.controls.next).toEqual(at(3, 2));
    expect(page.controls.previous).toBeUndefined();
  });

  it("the first chapter", async () => {
    upstreamHas({ 2: [1, 2] }, [2, 2]);
    expect((await pageAt(2, 2)).controls).toEqual({ first: at(1, 1), previous: at(2, 1) });
  });
});

describe("a page that does not exist leads to the error page", () => {
  it.each([
    ["a page beyond the chapter", 2, 99],
    ["page 0", 2, 0],
    ["a chapter that is not out", 4, 1],
    ["chapter 0", 0, 1],
    ["a far chapter", 999_999, 1],
  ])("%s", async (_name, chapter, page) => {
    const { status, location, headers } = await open(chapter, page);
    expect(status).toBe(302);
    expect(location).toBe(notFoundPageOf(`/comics/talechasers/${chapter}/${page}`));
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("an unknown comic", async () => {
    expect((await open(1, 1, "unknown")).location).toBe(notFoundPageOf("/comics/unknown/1/1"));
  });

  it("a chapter without pages", async () => {
    upstreamHas({ 1: [] }, [1, 1]);
    expect((await open(1, 1)).location).toBe(errorPageOf("/comics/talechasers/1/1"));
  });
});

describe("what a page says of itself", () => {
  const describePage = async (chapter: number, page: number) => {
    const { path, params } = address(chapter, page);
    const { data } = await responseOf(loader, path, params);
    const matches = [{ id: "root", data: { siteUrl: "https://talechasers.example" } }];
    const args = { data, location: { pathname: path }, matches, params };
    return meta(args as unknown as Parameters<typeof meta>[0]);
  };

  it("is its chapter, its picture and the author's words", async () => {
    upstreamHas({ 1: [1], 2: [1, 4] }, [2, 4]);
    const tags = await describePage(2, 4);
    const titles = tags!.flatMap((tag) => ("title" in tag ? [tag.title] : []));
    expect(titles[0]).toMatch(/2\D+4\D+In Your Paws/);
    expect(tags).toContainEqual({ name: "description", content: "Said of 2.4." });
    expect(tags).toContainEqual({
      property: "og:image",
      content: "https://talechasers.example/cdn/d/comics/talechasers/2/image-2-4.png?size=medium",
    });
    expect(tags).toContainEqual({ property: "og:type", content: "article" });
  });
});
