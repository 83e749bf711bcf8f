import { existsSync } from "node:fs";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { env } from "~/env.server";
import { loader as manifest } from "~/routes/[manifest.webmanifest]";
import { loader as robots } from "~/routes/[robots.txt]";
import { loader as tdmrep } from "~/routes/[.]well-known.tdmrep[.]json";
import { loader as sitemap } from "~/routes/[sitemap.xml]/route";
import { responseOf } from "./route-response";
import { upstreamHas } from "./sample-comic";

describe.each([
  ["/robots.txt", robots, "text/plain; charset=utf-8"],
  ["/sitemap.xml", sitemap, "application/xml; charset=utf-8"],
  ["/manifest.webmanifest", manifest, "application/manifest+json"],
  ["/.well-known/tdmrep.json", tdmrep, "application/json"],
] as const)("the file %s", (path, loader, type) => {
  it("a fixed file is cached briefly and revalidated", async () => {
    const { status, headers } = await responseOf(loader, path);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe(type);
    expect(headers.get("Cache-Control")).toMatch(/^public, max-age=\d+/);
    expect(headers.get("Cache-Control")).not.toContain("immutable");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    const etag = headers.get("ETag")!;
    const again = await responseOf(loader, path, {}, { headers: { "If-None-Match": etag } });
    expect(again).toMatchObject({ status: 304, body: "" });
  });
});

it("robots.txt names the site map and blocks robots that train models", async () => {
  const { body } = await responseOf(robots, "/robots.txt");
  expect(body).toContain(`\nSitemap: ${env.SITE_URL}/sitemap.xml\n`);
  const [everybody, ...groups] = body.split("\n\n");
  expect(everybody).toMatch(/^User-agent: \*\n[^]*\nContent-Signal: search=yes, ai-train=no$/);
  expect(everybody).not.toMatch(/^Disallow: \/$/m);
  // Robots that may not fetch a result could see neither its preview image nor its noindex.
  expect(body).not.toContain("/result");
  const training = groups.find((group) => /^Disallow: \/$/m.test(group))!;
  for (const name of ["GPTBot", "CCBot"]) expect(training).toContain(`User-agent: ${name}\n`);
  // The file does not name search robots and robots that create link previews.
  expect(body).not.toMatch(/Googlebot|bingbot|facebookexternalhit|ChatGPT-User|SearchBot/i);
});

it("tdmrep.json reserves the rights to text and data mining for the whole site", async () => {
  const { body } = await responseOf(tdmrep, "/.well-known/tdmrep.json");
  expect(JSON.parse(body)).toEqual([{ location: "/", "tdm-reservation": 1 }]);
});

it("the site map lists the fixed pages and every comic page once", async () => {
  upstreamHas({ 1: [1, 2], 2: [4], 3: [1] }, [3, 1]);
  const { body } = await responseOf(sitemap, "/sitemap.xml");
  const xml = new JSDOM(body, { contentType: "application/xml" }).window.document;
  const list = Array.from(xml.querySelectorAll("urlset loc"), (loc) => loc.textContent);
  const pages = ["", "/1/1", "/1/2", "/2/4", "/3/1"].map((path) => `/comics/talechasers${path}`);
  const expected = ["/", ...pages].map((path) => env.SITE_URL + path);
  expect(list).toEqual(expect.arrayContaining(expected));
  expect(new Set(list).size).toBe(list.length);
  expect(list.filter((address) => /\/(error|404|preferences)/.test(address!))).toEqual([]);
});

it("the web app manifest names only existing icons", async () => {
  const { icons, start_url } = JSON.parse(
    (await responseOf(manifest, "/manifest.webmanifest")).body,
  ) as { icons: { src: string }[]; start_url: string };
  expect(start_url).toBe("/comics/talechasers");
  expect(icons.length).toBeGreaterThan(0);
  expect(existsSync("public/favicon.ico"), "for browsers that do not read the links").toBe(true);
  for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true);
});
