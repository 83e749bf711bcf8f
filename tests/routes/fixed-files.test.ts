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
] as const)("%s", (path, loader, type) => {
  it("may change with a deployment: kept for a while, then asked for by its validator", async () => {
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

describe("robots.txt", () => {
  it("names the sitemap and keeps robots off the error pages", async () => {
    const { body } = await responseOf(robots, "/robots.txt");
    expect(body).toContain(`\nSitemap: ${env.SITE_URL}/sitemap.xml\n`);
    expect(body).toMatch(/^User-agent: \*\n/);
    expect(body).toContain("\nDisallow: /error\n");
    expect(body.split("\n\n")[0]).not.toMatch(/^Disallow: \/$/m);
    // Robots that may not read a result see neither its preview nor its noindex.
    expect(body).not.toContain("/result");
  });

  it("keeps those off that train models, and says what others may do", async () => {
    const { body } = await responseOf(robots, "/robots.txt");
    const groups = body.split("\n\n");
    expect(groups[0]).toMatch(/\nContent-Signal: search=yes, ai-train=no$/);
    const training = groups.find((group) => /^Disallow: \/$/m.test(group))!;
    for (const name of ["GPTBot", "ClaudeBot", "CCBot", "Google-Extended", "Bytespider"]) {
      expect(training).toContain(`User-agent: ${name}\n`);
    }
    // Those that search, and those that make the previews of links.
    expect(body).not.toMatch(/Googlebot|bingbot|facebookexternalhit|ChatGPT-User|SearchBot/i);
  });
});

it("the rights to mine texts and data are reserved, for all of the site", async () => {
  const { body } = await responseOf(tdmrep, "/.well-known/tdmrep.json");
  expect(JSON.parse(body)).toEqual([{ location: "/", "tdm-reservation": 1 }]);
});

describe("the sitemap", () => {
  const addresses = async () => {
    const { body } = await responseOf(sitemap, "/sitemap.xml");
    const xml = new JSDOM(body, { contentType: "application/xml" }).window.document;
    expect(xml.documentElement.localName).toBe("urlset");
    return Array.from(xml.getElementsByTagName("loc"), (loc) => loc.textContent);
  };

  it("lists the fixed pages and every page of the comic, each once", async () => {
    upstreamHas({ 1: [1, 2], 2: [4], 3: [1] }, [3, 1]);
    const list = await addresses();
    expect(list).toEqual(
      expect.arrayContaining(
        ["/", "/comics/talechasers", "/1/1", "/1/2", "/2/4", "/3/1"].map((path) =>
          /^\/\d/.test(path)
            ? `${env.SITE_URL}/comics/talechasers${path}`
            : `${env.SITE_URL}${path}`,
        ),
      ),
    );
    expect(new Set(list).size).toBe(list.length);
  });

  it("leaves out what cannot be listed just now, and what is not worth finding", async () => {
    upstreamHas({ 1: [1] }, [1, 1]);
    const list = await addresses();
    expect(list).toContain(`${env.SITE_URL}/comics/talechasers/1/1`);
    expect(list.filter((address) => /\/comics\/talechasers\/[234]/.test(address))).toEqual([]);
    expect(list.filter((address) => /\/(error|404|preferences)/.test(address))).toEqual([]);
  });
});

it("the manifest names icons that exist", async () => {
  const { icons, start_url } = JSON.parse(
    (await responseOf(manifest, "/manifest.webmanifest")).body,
  ) as { icons: { src: string }[]; start_url: string };
  expect(start_url).toBe("/comics/talechasers");
  expect(icons.length).toBeGreaterThan(0);
  expect(existsSync("public/favicon.ico"), "for browsers that do not read the links").toBe(true);
  for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true);
});
