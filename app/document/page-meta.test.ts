import { expect, it } from "vitest";
import { baseKeywords, pageMeta, type PageDescription } from "./page-meta";

const origin = "https://talechasers.example";
const page: PageDescription = { title: "Commissions", description: "What I draw, and when." };

/** Returns the contents of a page's meta tags by name, property or relation. */
function tagsOf(description: Partial<PageDescription> = {}) {
  const matches = [{ id: "root", data: { siteUrl: origin } }, { id: "routes/x" }];
  const args = { location: { pathname: "/commissions" }, matches };
  const tags = pageMeta(args, { ...page, ...description }) as Record<string, string>[];
  return Object.fromEntries(
    tags.map((tag) => [
      tag["name"] ?? tag["property"] ?? tag["rel"] ?? "title",
      tag["content"] ?? tag["href"] ?? tag["title"],
    ]),
  );
}

it.each([
  [{}, "Commissions · Talechasers"],
  [{ section: "Galleries" }, "Commissions · Galleries · Talechasers"],
  [{ section: "Talechasers" }, "Commissions · Talechasers"],
  [{ title: "Talechasers" }, "Talechasers"],
])("the meta tags for %j contain the title %j", (description, title) => {
  expect(tagsOf(description)["title"]).toBe(title);
});

it("the meta tags of a page contain a description, keywords, a canonical address and a preview image", () => {
  expect(tagsOf({ section: "Galleries", keywords: ["sketches"], search: "?page=2" })).toEqual({
    title: expect.any(String) as string,
    description: page.description,
    keywords: ["sketches", ...baseKeywords].join(", "),
    canonical: `${origin}/commissions?page=2`,
    "og:url": `${origin}/commissions?page=2`,
    "og:site_name": "Talechasers",
    "og:title": "Commissions · Galleries",
    "og:description": page.description,
    "og:image": expect.stringContaining(origin) as string,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": expect.any(String) as string,
    "twitter:card": "summary_large_image",
  });
  expect(baseKeywords).toHaveLength(5);
});

it("the meta tags of a noindex page contain no canonical address", () => {
  expect(tagsOf({ type: "article" })["og:type"]).toBe("article");
  expect(tagsOf({ noindex: true })).toMatchObject({ robots: "noindex" });
  expect(tagsOf({ noindex: true })).not.toHaveProperty("canonical");
});

it.each([
  [{ url: "/tf-generator/preview.png?r=a" }, "/tf-generator/preview.png?r=a"],
  [{ path: "comics/a b.png" }, "/preview/comics/a%20b.png"],
])("the meta tags for the preview image %j contain the address %s", (image, address) => {
  const tags = tagsOf({ image: { ...image, alt: "Chase" } });
  expect(tags).toMatchObject({ "og:image": origin + address, "og:image:alt": "Chase" });
});
