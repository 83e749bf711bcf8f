import { http, HttpResponse } from "msw";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { loader as relay } from "~/routes/cdn.$";
import { loader as following } from "~/routes/comics.$comic.$chapter.scroll[.]json";
import type { LoadedScroll } from "~/comics/scroll/load-scroll.server";
import { clearCache } from "~/upstream/cache.server";
import { clearSizes } from "~/upstream/picture-sizes.server";
import { mockCall } from "~mocks/calls";
import { upstream } from "~mocks/index";
import { storyPage } from "../sample-story";
import { notFoundPageOf, responseOf } from "./route-response";
import { upstreamHas } from "./sample-comic";
import { visitor, type Page } from "./visitor";

const comic = "/comics/talechasers";

afterEach(clearSizes);

/** The numbers of the pages in the scroll. */
const pageNumbers = (page: Page) =>
  Array.from(page.document.querySelectorAll('h2[id^="page-"]'), ({ id }) =>
    Number(id.replace("page-", "")),
  );

it("the scroll of a chapter contains the pictures and commentaries of all comic pages", async () => {
  upstreamHas({ 1: [1], 2: [1, 4, 9], 3: [1] }, [3, 1]);
  const page = await visitor().open(`${comic}/2/scroll`);
  expect(pageNumbers(page)).toEqual([1, 4, 9]);
  expect(page.document.title).toBe("Chapter 2: In Your Paws, one scroll · Talechasers");
  expect(page.find('link[rel="canonical"]').getAttribute("href")).toMatch(/\/2\/scroll$/);
  const pictures = [...page.document.querySelectorAll<HTMLImageElement>("figure img")];
  const commentaries = [...page.document.querySelectorAll("details")];
  for (const [index, number] of [1, 4, 9].entries()) {
    expect(pictures[index]!.src).toContain(`image-2-${number}.png`);
    expect([pictures[index]!.width, pictures[index]!.height]).toEqual([1100, 1700]);
    expect(commentaries[index]!.open).toBe(false);
    expect(commentaries[index]!.textContent).toContain(`Said of 2.${number}.`);
  }
  expect(pictures[1]!.alt).toBe("Page 4");
  const loading = pictures.map((one) => [
    one.getAttribute("fetchpriority") ?? one.getAttribute("loading"),
  ]);
  expect(loading.flat()).toEqual(["high", "lazy", "lazy"]);
});

it("the scroll of a chapter reserves the space of a picture by its aspect ratio", async () => {
  const [strip, page] = [{ width: 800, height: 13_600 }, { imageId: "b" }];
  mockCall("v1/comics/{comic}/chapters/{chapter}", { 1: { imageId: "a", ...strip }, 2: page });
  mockCall("v1/comics/{comic}/latest", [2, 2]);
  const { document } = await visitor().open(`${comic}/2/scroll`);
  const reserved = Array.from(document.querySelectorAll("figure > svg"), (svg) =>
    svg.getAttribute("viewBox"),
  );
  expect(reserved).toEqual(["0 0 800 13600", "0 0 1100 1700"]);
});

it("the scroll of a chapter reserves space for a picture by the size of its file once the site has relayed the file", async () => {
  mockCall("v1/comics/{comic}/chapters/{chapter}", { 1: { imageId: "a" } });
  mockCall("v1/comics/{comic}/latest", [2, 1]);
  const size = { width: 80, height: 1_360, channels: 3, background: "#fff" } as const;
  const png = await sharp({ create: size }).png().toBuffer();
  const headers = { "Content-Type": "image/png" };
  upstream.use(http.get("*/cdn/*", () => new HttpResponse(Uint8Array.from(png), { headers })));
  const viewBox = async () =>
    (await visitor().open(`${comic}/2/scroll`)).find("figure > svg").getAttribute("viewBox");
  expect(await viewBox()).toBe("0 0 1100 1700");
  const path = "d/comics/talechasers/2/a.png";
  await responseOf(relay, `/cdn/${path}`, { "*": path });
  expect(await viewBox()).toBe("0 0 80 1360");
});

it("the scroll of a chapter is linked from the landing page and chosen on a comic page", async () => {
  const reader = visitor();
  const landing = await reader.open(`${comic}?open=2`);
  const link = landing.getByRole("link", { name: "Read as one scroll" });
  expect(link.getAttribute("href")).toBe(`${comic}/2/scroll`);
  const page = await reader.open(storyPage("2/5").path);
  const scroll = await reader.submit(page.getByText("A chapter as one scroll"));
  expect(scroll.address + scroll.document.location.hash).toBe(`${comic}/2/scroll#page-5`);
  const back = scroll.getByRole("link", { name: "Page 5" });
  expect((await reader.follow(back)).address).toBe(storyPage("2/5").path);
});

it("the scroll of a chapter links the end of the previous chapter and the next published chapter", async () => {
  upstreamHas({ 1: [1, 7], 2: [1, 2], 3: [3] }, [3, 3]);
  const reader = visitor();
  const middle = await reader.open(`${comic}/2/scroll`);
  const before = middle.getByRole("link", { name: "The end of chapter 1: Matters of Size" });
  expect(before.getAttribute("href")).toBe(`${comic}/1/scroll#page-7`);
  const end = await reader.follow(middle.getByRole("link", { name: "Start chapter 3" }));
  expect(pageNumbers(end)).toEqual([3]);
  expect(end.queryByRole("link", { name: /^Start chapter/ })).toBeNull();
  expect(end.getByRole("heading", { name: "This is the newest page" })).toBeTruthy();
});

it("the scroll of a chapter is available as JSON for the scroll of the previous chapter", async () => {
  upstreamHas({ 1: [1, 7], 2: [1, 2] }, [2, 2]);
  const load = (chapter: string) => {
    const params = { comic: "talechasers", chapter };
    return responseOf(following, `${comic}/${chapter}/scroll.json`, params);
  };
  const { status, body } = await load("2");
  expect(status).toBe(200);
  const { chapter, pages, before } = JSON.parse(body) as LoadedScroll;
  expect([chapter.number, pages.map(({ page }) => page), before!.page]).toEqual([2, [1, 2], 7]);
  expect((await load("3")).status).toBe(404);
  upstreamHas({ 2: [1, 2] }, undefined);
  clearCache();
  expect((await load("2")).status).toBe(503);
});

it("the scroll of a chapter is not cached if its neighbors cannot be loaded", async () => {
  upstreamHas({ 2: [1, 2] }, undefined);
  const page = await visitor().open(`${comic}/2/scroll`);
  expect(pageNumbers(page)).toEqual([1, 2]);
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(page.queryByRole("link", { name: /^The end of|^Start chapter/ })).toBeNull();
});

it.each(["4/scroll", "99/scroll", "x/scroll"])(
  "the scroll of a chapter redirects to the error page at the unknown address %s",
  async (path) => {
    const page = await visitor().open(`${comic}/${path}`);
    expect([page.status, page.address]).toEqual([404, notFoundPageOf(`${comic}/${path}`)]);
  },
);

it.each(["scroll", "text"])(
  "the %s of a chapter that is too long redirects to the first page of the chapter",
  async (whole) => {
    upstreamHas({ 1: [1], 2: Array.from({ length: 301 }, (_, at) => at + 2) }, [2, 302]);
    expect((await visitor().open(`${comic}/2/${whole}`)).address).toBe(`${comic}/2/2`);
  },
);

it("the landing page links to scrolls for a reader who prefers scrolls", async () => {
  const reader = visitor();
  const ofPage = async () =>
    (await reader.open(`${comic}?open=2`))
      .getByRole("link", { name: /^Page 5/ })
      .getAttribute("href");
  const scroll = await reader.open(`${comic}/2/scroll`);
  const chosen = await reader.submit(scroll.getByText("A chapter as one scroll"));
  expect(chosen.address).toBe(`${comic}/2/scroll`);
  expect(chosen.headers.get("Cache-Control")).toContain("private");
  expect(await ofPage()).toBe(`${comic}/2/scroll#page-5`);
  const landing = await reader.open(`${comic}?open=2`);
  const go = landing.getByRole("button", { name: "Go" });
  expect((await reader.submit(go, { chapter: "1" })).address).toBe(`${comic}/1/scroll`);
  await reader.submit(scroll.getByText("Page by page"));
  expect(await ofPage()).toBe(`${comic}/2/5`);
});
