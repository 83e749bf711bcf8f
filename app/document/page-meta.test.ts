import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { baseKeywords, pageMeta, type PageDescription } from "./page-meta";

const origin = "https://talechasers.example";
const page: PageDescription = { title: "Commissions", description: "What I draw, and when." };

/** The tags of a page, by name or property. */
function tags(description: PageDescription, pathname = "/commissions", siteUrl?: string) {
  const matches = [{ id: "root", data: { siteUrl: siteUrl ?? origin } }, { id: "routes/x" }];
  const list = pageMeta({ location: { pathname }, matches }, description) as Record<
    string,
    string
  >[];
  const content = (key: "name" | "property", value: string) => {
    const found = list.filter((tag) => tag[key] === value);
    expect(found.length).toBeLessThanOrEqual(1);
    return found[0]?.["content"];
  };
  return {
    title: list.find((tag) => "title" in tag)?.["title"],
    canonical: list.find((tag) => tag["rel"] === "canonical")?.["href"],
    name: (value: string) => content("name", value),
    property: (value: string) => content("property", value),
  };
}

describe("the tags of a page", () => {
  it("have the title with the name of the site", () => {
    expect(tags(page).title).toBe("Commissions · Talechasers");
    expect(tags({ ...page, title: "Talechasers" }).title).toBe("Talechasers");
  });

  it("have the section, once", () => {
    const part = tags({ ...page, section: "Galleries" });
    expect(part.title).toBe("Commissions · Galleries · Talechasers");
    expect(part.property("og:title")).toBe("Commissions · Galleries");
    expect(tags({ ...page, section: "Talechasers" }).title).toBe("Commissions · Talechasers");
  });

  it("shorten a long title", () => {
    const long = "An Arctic Fox with a tail that remembers every song it has heard";
    expect(tags({ ...page, title: long }).title).toBe(long);
    const longer = tags({ ...page, title: `${long}, and one more` });
    expect(longer.title).toBe(`${long}, and…`);
    expect(longer.property("og:title")).toBe(`${long}, and one more`);
    expect(tags({ ...page, title: long, section: "TF Generator" }).title).toBe(long);
    const part = tags({
      ...page,
      title: "Talechasers: The Game That Isn't",
      section: "A long wall",
    });
    expect(part.title).toBe("Talechasers: The Game That Isn't · A long wall · Talechasers");
    const longWall = "A wall of pictures that is long";
    expect(tags({ ...page, title: "The Game That Isn't, Part 2", section: longWall }).title).toBe(
      `The Game That Isn't, Part 2 · ${longWall}`,
    );
  });

  it("have the keywords of the page and the five of the site", () => {
    expect(baseKeywords).toHaveLength(5);
    expect(tags({ ...page, keywords: ["sketches", "badges"] }).name("keywords")).toBe(
      ["sketches", "badges", ...baseKeywords].join(", "),
    );
    expect(tags(page).name("keywords")).toBe(baseKeywords.join(", "));
  });

  it("have the canonical address", () => {
    expect(tags(page).canonical).toBe(`${origin}/commissions`);
    expect(tags(page).property("og:url")).toBe(`${origin}/commissions`);
    expect(tags(page).name("robots")).toBeUndefined();
  });

  it("have the preview for sharing", () => {
    const { name, property } = tags({ ...page, type: "article" });
    expect(property("og:title")).toBe("Commissions");
    expect(property("og:description")).toBe(page.description);
    expect(property("og:type")).toBe("article");
    expect(property("og:site_name")).toBe("Talechasers");
    expect(name("twitter:card")).toBe("summary_large_image");
    // What is not an article is a website.
    expect(tags(page).property("og:type")).toBeUndefined();
  });
});

describe("the preview image", () => {
  it.each([
    [
      "a path of the site",
      { url: "/tf-generator/preview.png?r=a" },
      "/tf-generator/preview.png?r=a",
    ],
    ["a path on the picture host", { path: "comics/a b.png" }, "/preview/comics/a%20b.png"],
  ])("has an absolute address from %s, and its size", (_name, image, address) => {
    const { property } = tags({ ...page, image: { ...image, alt: "Chase" } });
    expect(property("og:image")).toBe(origin + address);
    expect(property("og:image:alt")).toBe("Chase");
    expect([property("og:image:width"), property("og:image:height")]).toEqual(["1200", "630"]);
  });

  it("of the site has another address when the file changes", async () => {
    const { pathname } = new URL(tags(page).property("og:image")!);
    const file = await readFile(`public${pathname}`);
    const hash = createHash("sha256").update(file).digest("hex");
    expect(pathname).toBe(`/preview-${hash.slice(0, 4)}.png`);
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it("is that of the site by default", () => {
    const { property } = tags(page);
    expect(property("og:image")).toMatch(new RegExp(`^${origin}/`));
    expect(property("og:image:alt")).toBeTruthy();
  });
});

it("a noindex page has no canonical address", () => {
  const { canonical, name } = tags({ ...page, noindex: true });
  expect(name("robots")).toBe("noindex");
  expect(canonical).toBeUndefined();
});

it("a page without root data has its tags", () => {
  const list = pageMeta({ location: { pathname: "/x" }, matches: [] }, page);
  expect(list).toContainEqual({ title: "Commissions · Talechasers" });
});
