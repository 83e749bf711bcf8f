import { beforeEach, describe, expect, it, vi } from "vitest";
import { failCall, mockCall } from "~mocks/calls";
import { withFreshUpstream } from "../upstream/fresh";
import { countUpstreamRequests, upstreamHas } from "./sample-comic";
import { visitor, type Page } from "./visitor";

withFreshUpstream();
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

const open = (path: string) => visitor().open(`/comics/talechasers/${path}`);
const details = (page: Page) => page.document.querySelector("article details");
const texts = (page: Page, selector: string) =>
  Array.from(page.document.querySelectorAll(`main ${selector}`), ({ textContent }) => textContent);

describe("a page in words", () => {
  it("is closed below its picture, whose own text begins with it", async () => {
    const page = await open("1/2");
    expect(details(page)?.hasAttribute("open")).toBe(false);
    expect(page.find("details #panel-3").textContent).toMatch(/“A huge mouse. Lovely.”$/);
    expect(page.find("figure img").getAttribute("alt")).toBe(
      "Page 2. Chase stands on top of a desk, among books stacked like towers, beside a steaming mug as big as a barrel and a pencil as long as a fence rail",
    );
  });

  it("is open for who chose so, without scripts, until they choose otherwise", async () => {
    const reader = visitor();
    const path = "/comics/talechasers/2/3";
    let page = await reader.open(path);
    page = await reader.submit(page.find('button[name="words"][value="open"]'));
    expect([page.address, details(page)?.hasAttribute("open")]).toEqual([path, true]);
    expect(page.headers.get("Cache-Control")).toMatch(/^private/);
    page = await reader.submit(page.find('button[name="words"][value="closed"]'));
    expect(details(page)?.hasAttribute("open")).toBe(false);
  });

  it("is not there for a page without words", async () => {
    upstreamHas({ 1: [1, 2] }, [1, 2]);
    const page = await open("1/1");
    expect(details(page)).toBeNull();
    expect(page.find("figure img").getAttribute("alt")).toBe("Page 1");
  });
});

describe("a chapter in words", () => {
  it("has all of its pages, each with a way to its picture, and the chapters beside it", async () => {
    const page = await open("2/text");
    expect(page.document.title).toBe("Chapter 2: In Your Paws, as text · Talechasers");
    expect(texts(page, "h2")).toEqual([1, 2, 3, 5, 6, 7, 8].map((number) => `Page ${number}`));
    expect(page.find("#page-5 a").getAttribute("href")).toBe("/comics/talechasers/2/5");
    expect(page.find('main [rel="prev"]').getAttribute("href")).toBe("/comics/talechasers/1/text");
    expect(page.find('main [rel="next"]').getAttribute("href")).toBe("/comics/talechasers/3/text");
    expect(page.document.querySelector("main img")).toBeNull();
    const first = await open("1/text");
    expect(first.document.querySelector('main [rel="prev"], [id^="panel"]')).toBeNull();
    expect(texts(first, "h2 + div p")).toHaveLength(24);
  });

  it("says which of its pages have none, and comes in parts where it is long", async () => {
    const pages = Array.from({ length: 120 }, (_, at) => {
      const transcript = at === 0 ? "" : `<p>Text ${at + 1}.</p>`;
      return [at + 1, { page: at + 1, imageId: "x", transcript }];
    });
    mockCall("v1/comics/talechasers/latest", [1, 120]);
    mockCall("v1/comics/talechasers/chapters/1", Object.fromEntries(pages));
    expect(texts(await open("1/text"), "h2 + p")[0]).toContain("not put this page");
    const last = await open("1/text?page=3");
    expect(texts(last, "h2").slice(-1)).toEqual(["Page 120"]);
    const link = (await open("1/120")).getByText("The whole chapter as text");
    expect(link.getAttribute("href")).toBe("/comics/talechasers/1/text?page=3#page-120");
  });

  it("is an error where there are no words, and not linked to", async () => {
    upstreamHas({ 1: [1], 2: [1], 3: [1] }, [3, 1]);
    expect((await open("2/text")).address).toMatch(/^\/error\?/);
    const landing = await visitor().open("/comics/talechasers");
    expect(landing.queryByText("Read it as text")).toBeNull();
    const map = await visitor().open("/sitemap.xml");
    expect(map.document.body.textContent).not.toContain("/text");
  });

  it("is linked to from the chapter that is open on the landing page, and the site map", async () => {
    const landing = await visitor().open("/comics/talechasers?open=2");
    const link = landing.getByText("Read it as text");
    expect(link.getAttribute("href")).toBe("/comics/talechasers/2/text");
    const map = await visitor().open("/sitemap.xml");
    expect(map.document.body.textContent).toContain("/comics/talechasers/1/text");
  });
});

describe("the search of a comic", () => {
  const finds = (page: Page) =>
    Array.from(page.document.querySelectorAll<HTMLAnchorElement>("main ol a"), (link) => ({
      to: link.getAttribute("href"),
      marks: Array.from(link.querySelectorAll("mark"), ({ textContent }) => textContent),
    }));

  it("is on the landing page, and leads to the page and the panel", async () => {
    const reader = visitor();
    const landing = await reader.open("/comics/talechasers");
    const button = landing.getByRole("search").querySelector("button")!;
    const page = await reader.submit(button, { q: "air holes" });
    expect(page.address).toBe("/comics/talechasers/search?q=air+holes");
    expect(finds(page)[0]).toEqual({
      to: "/comics/talechasers/1/3#panel-4",
      marks: ["air", "holes"],
    });
    expect(page.getByRole("status").textContent).toContain("1 page for");
    expect(page.document.querySelector('meta[name="robots"]')).not.toBeNull();
  });

  it("finds what is shown, what is said, and what the author says of it", async () => {
    expect(finds(await open("search?q=fox+repair"))[0]!.to).toBe("/comics/talechasers/2/7");
    expect(finds(await open("search?q=insured"))[0]!.to).toBe("/comics/talechasers/1/4");
    const spelled = await open("search?q=strawbery");
    expect(spelled.getByRole("status").textContent).toContain("similar words");
    expect(finds(spelled)[0]!.to).toBe("/comics/talechasers/1/5#panel-3");
  });

  it("has an answer to nothing, and to what is nowhere", async () => {
    const requests = countUpstreamRequests();
    expect((await open("search?q=+")).getByText(/Give me a word of it/)).toBeTruthy();
    requests.stop();
    expect(requests.paths.filter((path) => /chapters\/[23]$/.test(path))).toEqual([]);
    const page = await open("search?q=crocodile");
    expect(page.getByText("look it up in the world").getAttribute("href")).toBe(
      "/world?q=crocodile",
    );
  });

  it("asks for each chapter once, the newest two hundred, and says so", async () => {
    const chapter = (words: string) => ({ 1: { page: 1, imageId: "x", commentary: words } });
    mockCall("v1/comics/talechasers/latest", [205, 1]);
    mockCall("v1/comics/talechasers/chapters/{chapter}", chapter("A fox."));
    const requests = countUpstreamRequests();
    const page = await open("search?q=fox");
    await open("search?q=jar");
    requests.stop();
    const asked = requests.paths.filter((path) => path.includes("/chapters/"));
    expect(asked).toHaveLength(200);
    expect(page.getByText(/Only chapters from 6 on were searched/)).toBeTruthy();
  });

  it("says when a chapter cannot be had just now, and is not kept then", async () => {
    failCall("v1/comics/talechasers/chapters/2", "refused");
    const page = await open("search?q=jar");
    expect(page.getByText(/could not be loaded just now/)).toBeTruthy();
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(finds(page).length).toBeGreaterThan(0);
  });
});
