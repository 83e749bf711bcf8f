import { expect, it } from "vitest";
import { mockCall } from "~mocks/calls";
import { upstreamHas } from "./sample-comic";
import { visitor, type Page } from "./visitor";

const open = (path: string) => visitor().open(`/comics/talechasers/${path}`);
const findText = (page: Page) => page.document.querySelector("article details");
const texts = (page: Page, selector: string) =>
  Array.from(page.document.querySelectorAll(`main ${selector}`), ({ textContent }) => textContent);
const hrefOf = (page: Page, selector: string) => page.find(selector).getAttribute("href");

it("the text of a comic page is closed below the picture", async () => {
  const page = await open("1/2");
  expect(findText(page)?.hasAttribute("open")).toBe(false);
  expect(page.find("details #panel-3").textContent).toMatch(/“A huge mouse. Lovely.”$/);
  expect(page.find("figure img").getAttribute("alt")).toBe(
    "Page 2. Chase stands on top of a desk, among books stacked like towers, beside a steaming mug as big as a barrel and a pencil as long as a fence rail",
  );
});

it("the text of a comic page is open for readers who chose open texts", async () => {
  const reader = visitor();
  const path = "/comics/talechasers/2/3";
  let page = await reader.open(path);
  page = await reader.submit(page.find('button[name="words"][value="open"]'));
  expect([page.address, findText(page)?.hasAttribute("open")]).toEqual([path, true]);
  expect(page.headers.get("Cache-Control")).toMatch(/^private/);
  page = await reader.submit(page.find('button[name="words"][value="closed"]'));
  expect(findText(page)?.hasAttribute("open")).toBe(false);
});

it("a chapter as text contains all comic pages of the chapter", async () => {
  const page = await open("2/text");
  expect(page.document.title).toBe("Chapter 2: In Your Paws, as text · Talechasers");
  expect(texts(page, "h2")).toEqual([1, 2, 3, 5, 6, 7, 8].map((number) => `Page ${number}`));
  expect(hrefOf(page, "#page-5 a")).toBe("/comics/talechasers/2/5");
  expect(hrefOf(page, 'main [rel="prev"]')).toBe("/comics/talechasers/1/text");
  expect(hrefOf(page, 'main [rel="next"]')).toBe("/comics/talechasers/3/text");
  expect(page.document.querySelector("main img")).toBeNull();
  const first = await open("1/text");
  expect(first.document.querySelector('main [rel="prev"], [id^="panel"]')).toBeNull();
  expect(texts(first, "h2 + div p")).toHaveLength(24);
});

it("a chapter as text marks comic pages without text", async () => {
  mockCall("v1/comics/talechasers/latest", [1, 2]);
  const transcript = "<p>Text.</p>";
  mockCall("v1/comics/talechasers/chapters/1", {
    ...{ 1: { imageId: "x" }, 2: { imageId: "x", transcript } },
  });
  expect(texts(await open("1/text"), "h2 + p")[0]).toContain("has no text yet");
  const link = (await open("1/2")).getByText("The whole chapter as text");
  expect(link.getAttribute("href")).toBe("/comics/talechasers/1/text#page-2");
});

it("the landing page of the comic and the site map link the chapter as text", async () => {
  const landing = await visitor().open("/comics/talechasers?open=2");
  const link = landing.getByText("Read as text");
  expect(link.getAttribute("href")).toBe("/comics/talechasers/2/text");
  const map = await visitor().open("/sitemap.xml");
  expect(map.document.body.textContent).toContain("/comics/talechasers/1/text");
});

it("a chapter as text has status 404 if no comic page has text", async () => {
  upstreamHas({ 1: [1], 2: [1], 3: [1] }, [3, 1]);
  expect((await open("2/text")).address).toMatch(/^\/error\?/);
  const page = await open("1/1");
  expect(findText(page)).toBeNull();
  expect(page.find("figure img").getAttribute("alt")).toBe("Page 1");
  const landing = await visitor().open("/comics/talechasers");
  expect(landing.queryByText("Read as text")).toBeNull();
  const map = await visitor().open("/sitemap.xml");
  expect(map.document.body.textContent).not.toContain("/text");
});
