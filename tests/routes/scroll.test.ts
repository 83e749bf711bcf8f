import { brotliCompressSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mockCall } from "~mocks/calls";
import { storyPage } from "../sample-story";
import { withFreshUpstream } from "../upstream/fresh";
import { notFoundPageOf } from "./route-response";
import { upstreamHas } from "./sample-comic";
import { visitor, type Page } from "./visitor";

withFreshUpstream();
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

const comic = "/comics/talechasers";
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** The numbers of the pages shown, by their headings. */
const shown = (page: Page) =>
  Array.from(page.document.querySelectorAll('h2[id^="page-"]'), ({ id, textContent }) => {
    expect(textContent).toBe(id.replace("page-", "Page "));
    return Number(id.replace("page-", ""));
  });

describe("the scroll of a chapter", () => {
  it("has all of its pages in order, with what is said of each", async () => {
    upstreamHas({ 1: [1], 2: [1, 4, 9], 3: [1] }, [3, 1]);
    const page = await visitor().open(`${comic}/2/scroll`);
    expect(shown(page)).toEqual([1, 4, 9]);
    expect(page.document.title).toBe("Chapter 2, In Your Paws: one scroll · Talechasers");
    expect(page.find('link[rel="canonical"]').getAttribute("href")).toMatch(/\/2\/scroll$/);
    expect(page.find('meta[property="og:image"]').getAttribute("content")).toMatch(
      /image-2-1\.png/,
    );
    const pictures = [...page.document.querySelectorAll<HTMLImageElement>("figure img")];
    const said = [...page.document.querySelectorAll("details")];
    for (const [index, number] of [1, 4, 9].entries()) {
      expect(pictures[index]!.src).toContain(`image-2-${number}.png`);
      expect([pictures[index]!.width, pictures[index]!.height]).toEqual([1100, 1700]);
      expect(said[index]!.open).toBe(false);
      expect(said[index]!.textContent).toContain(`Said of 2.${number}.`);
    }
    const first = pictures.map((picture) => picture.getAttribute("fetchpriority"));
    expect(first).toEqual(["high", null, null]);
    expect(pictures[1]!.alt).toBe("Page 4");
    expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([
      null,
      "lazy",
      "lazy",
    ]);
  });

  it("is reached from the comic and from a page, which it leads back to", async () => {
    const reader = visitor();
    const landing = await reader.open(`${comic}?open=2`);
    const whole = landing.getByRole("link", { name: "Read the chapter as one scroll" });
    expect(whole.getAttribute("href")).toBe(`${comic}/2/scroll`);
    const page = await reader.open(storyPage("2/5").path);
    const scroll = await reader.submit(page.getByText("A chapter as one scroll"));
    expect(scroll.address).toBe(`${comic}/2/scroll`);
    expect(scroll.document.location.hash).toBe("#page-5");
    const back = scroll.getByRole("link", { name: "Page 5" });
    expect((await reader.follow(back)).address).toBe(storyPage("2/5").path);
  });

  it("leads to the end of the chapter before, and on to the next one that is out", async () => {
    upstreamHas({ 1: [1, 7], 2: [1, 2], 3: [3] }, [3, 3]);
    const reader = visitor();
    const middle = await reader.open(`${comic}/2/scroll`);
    const before = middle.getByRole("link", { name: "The end of chapter 1, Matters of Size" });
    expect(before.getAttribute("href")).toBe(`${comic}/1/scroll#page-7`);
    const end = await reader.follow(middle.getByRole("link", { name: "Start chapter 3" }));
    expect(shown(end)).toEqual([3]);
    expect(end.queryByRole("link", { name: /^Start chapter/ })).toBeNull();
    expect(end.getByRole("heading", { name: "You’re all caught up" })).toBeTruthy();
  });

  it("does without the chapter before, or the newest page, and is then kept by nobody", async () => {
    upstreamHas({ 2: [1, 2] }, undefined);
    const page = await visitor().open(`${comic}/2/scroll`);
    expect(shown(page)).toEqual([1, 2]);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(page.queryByRole("link", { name: /^The end of|^Start chapter/ })).toBeNull();
  });

  it.each(["4/scroll", "99/scroll", "99/scroll?at=3", "x/scroll"])(
    "is the error page where there is none: %s",
    async (path) => {
      const page = await visitor().open(`${comic}/${path}`);
      expect([page.status, page.address]).toEqual([404, notFoundPageOf(`${comic}/${path}`)]);
    },
  );
});

describe("the scroll of a long chapter", () => {
  /** As much as an author says on a talkative day, and never the same. */
  const words = (page: number) =>
    upTo(60)
      .map((at) => ((page * 7919 + at * 104_729) % 46_656).toString(36))
      .join(" ");

  it("comes in parts of a hundred pages, each small", async () => {
    mockCall("v1/comics/{comic}/latest", [2, 2_000]);
    mockCall(
      "v1/comics/{comic}/chapters/{chapter}",
      Object.fromEntries(
        upTo(2_000).map((page) => [
          page,
          { page, imageId: `p${page * 7919}`, commentary: `<p>${words(page)}</p>` },
        ]),
      ),
    );
    const reader = visitor();
    const first = await reader.open(`${comic}/2/scroll`);
    expect(shown(first)).toEqual(upTo(100));
    expect(brotliCompressSync(first.document.documentElement.outerHTML).byteLength).toBeLessThan(
      40_000,
    );
    const second = await reader.follow(first.getByRole("link", { name: "Next" }));
    expect(second.address).toBe(`${comic}/2/scroll?page=2`);
    expect(second.document.title).toMatch(/^Chapter 2, In Your Paws, pages 101 to 200: one scroll/);
    expect(shown(second)[0]).toBe(101);
    expect(second.find('link[rel="canonical"]').getAttribute("href")).toMatch(/scroll\?page=2$/);
  });

  it("is opened at a page in a part, by its number", async () => {
    upstreamHas({ 1: [1], 2: upTo(250).map((at) => at * 2) }, [2, 500]);
    const reader = visitor();
    const page = await reader.open(`${comic}/2/300`);
    const part = await reader.submit(page.getByText("A chapter as one scroll"));
    expect(part.address).toBe(`${comic}/2/scroll?page=2`);
    expect(part.document.location.hash).toBe("#page-300");
    expect(shown(part)).toContain(300);
    const gap = await reader.open(`${comic}/2/scroll?at=401`);
    expect(gap.document.location.hash).toBe("#page-400");
  });
});

describe("who reads by scrolling", () => {
  it("says so once, and is led there by the comic's links, and back", async () => {
    const reader = visitor();
    const scroll = await reader.open(`${comic}/2/scroll`);
    const chosen = await reader.submit(scroll.getByText("A chapter as one scroll"));
    expect(chosen.address).toBe(`${comic}/2/scroll`);
    expect(chosen.headers.get("Cache-Control")).toContain("private");

    let landing = await reader.open(`${comic}?open=2`);
    const ways = () => [
      landing.getByRole("link", { name: "Page one" }),
      landing.getByRole("link", { name: "Page 5" }),
    ];
    expect(ways().map((link) => link.getAttribute("href"))).toEqual([
      `${comic}/1/scroll#page-1`,
      `${comic}/2/scroll#page-5`,
    ]);
    const go = landing.getByRole("button", { name: "Go" });
    expect((await reader.submit(go, { chapter: "1" })).address).toBe(`${comic}/1/scroll`);

    landing = await reader.submit(landing.getByText("Page by page"));
    expect(ways().map((link) => link.getAttribute("href"))).toEqual([
      `${comic}/1/1`,
      `${comic}/2/5`,
    ]);
  });

  /** Opens a page as a browser without scripts does, which then keeps the place in a cookie. */
  const look = async (reader: ReturnType<typeof visitor>, path: string) =>
    reader.open((await reader.open(path)).find("noscript img").getAttribute("src")!);

  it("goes on in the scroll, from the menu and the home page, too", async () => {
    const reader = visitor();
    await look(reader, storyPage("2/5").path);
    const onwards = async () =>
      (await reader.open("/"))
        .getAllByRole("link", { name: "Continue: chapter 2, page 5" })
        .map((link) => link.getAttribute("href"));
    expect(new Set(await onwards())).toEqual(new Set([`${comic}/2/5#resume`]));
    const scroll = await reader.open(`${comic}/2/scroll`);
    await reader.submit(scroll.getByText("A chapter as one scroll"));
    expect(new Set(await onwards())).toEqual(new Set([`${comic}/2/scroll#page-5`]));
  });

  it("has a place without scripts: that of a page read before, or the first of those shown", async () => {
    const reader = visitor();
    await look(reader, storyPage("2/5").path);
    await look(reader, `${comic}/2/scroll`);
    expect(reader.cookies()["reading"]).toBe("talechasers.2.5.3.8");
    await look(reader, `${comic}/1/scroll`);
    expect(reader.cookies()["reading"]).toBe("talechasers.1.1.3.8");
  });
});
