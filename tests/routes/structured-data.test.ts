import { describe, expect, it } from "vitest";
import { artist } from "~/document/artist";
import { env } from "~/env.server";
import { fediverse, socialLinks } from "~content/links.yaml";
import { mockCall, onCall } from "~mocks/calls";
import { ok } from "~mocks/envelope";
import { faultsOfData, thingsIn } from "../setup/structured-data";
import { headOf, pageAt, pages } from "./site-pages";
import { visitor } from "./visitor";

const open = async (path: string) => (await visitor().open(path)).document;

/** The types of the structured data of pages: one page of each route that has some, and some without. */
const types: readonly (readonly [path: string, types: readonly string[]])[] = [
  ["/", ["WebSite", "Person"]],
  ["/contact", ["Person"]],
  ["/comics/talechasers", ["ComicSeries"]],
  ["/comics/talechasers/2/scroll", ["ComicIssue", "BreadcrumbList"]],
  ["/comics/talechasers/2/text", ["ComicIssue", "BreadcrumbList"]],
  ["/comics/talechasers/2/3", ["VisualArtwork", "BreadcrumbList"]],
  ["/galleries/commissions", ["ImageGallery", "BreadcrumbList"]],
  ["/galleries/fan-art/paper-forest", ["VisualArtwork", "BreadcrumbList"]],
  ["/world/bestiary/feral/grove-stag", ["BreadcrumbList"]],
  ["/world/magic/schools", ["BreadcrumbList"]],
  // A Person of schema.org is real, so a character is a part of the comic.
  ["/characters/vixy", ["ComicSeries"]],
  ["/cga/characters/wren", ["ComicSeries"]],
  ["/world", []],
  ["/404", []],
  ["/comics/talechasers/99/1", []],
];

it.each(types)("%s has valid data of the types %j", async (path, expected) => {
  const document = await open(path);
  expect(thingsIn(document).map((thing) => thing["@type"])).toEqual(expected);
  expect(await faultsOfData(document)).toEqual([]);
  // React tolerates an unknown element at the end of the head only.
  const block = document.querySelector('script[type="application/ld+json"]');
  if (block) expect(document.head.lastElementChild).toBe(block);
});

it("every route with structured data is tested", async () => {
  const heads = await Promise.all(types.map(([path]) => headOf(path)));
  const tried = new Set(heads.map(({ route }) => route));
  const withData = pages.filter(({ handle }) => handle?.structuredData).map(({ id }) => id);
  // The layout of the guide has the breadcrumbs of all its pages.
  expect(withData.filter((id) => !tried.has(id))).toEqual(["routes/_main.world"]);
});

describe("a page of the comic", () => {
  it("has its chapter, series, breadcrumbs and creator", async () => {
    const [work, way] = thingsIn(await open("/comics/talechasers/2/3"));
    expect(work).toMatchObject({
      url: `${env.SITE_URL}/comics/talechasers/2/3`,
      position: 3,
      image: {
        contentUrl: expect.stringMatching(
          `^${env.SITE_URL}/cdn/d/comics/talechasers/2/[\\w-]+\\.png\\?size=medium$`,
        ),
        creator: { name: artist.name },
        creditText: artist.name,
        copyrightNotice: artist.copyright,
      },
      isPartOf: {
        "@type": "ComicIssue",
        issueNumber: 2,
        isPartOf: { "@type": "ComicSeries", name: "Talechasers" },
      },
    });
    expect((way!["itemListElement"] as { item: string }[]).map(({ item }) => item)).toEqual(
      ["", "/2/scroll", "/2/3"].map((path) => `${env.SITE_URL}/comics/talechasers${path}`),
    );
  });

  it("links to its oEmbed response", async () => {
    const document = await open("/comics/talechasers/2/3");
    const link = document.querySelector<HTMLLinkElement>('link[type="application/json+oembed"]')!;
    const url = new URL(link.href);
    expect(url.searchParams.get("url")).toBe(`${env.SITE_URL}/comics/talechasers/2/3`);
    expect((await pageAt(url.pathname + url.search)).status).toBe(200);
  });
});

it("an item has the artist as its creator in the gallery of commissions only", async () => {
  const [own] = thingsIn(await open("/galleries/commissions/moth-librarian"));
  expect(own).toMatchObject({ creator: { name: artist.name }, image: { creditText: artist.name } });
  const [fans] = thingsIn(await open("/galleries/fan-art/paper-forest"));
  expect(JSON.stringify(fans)).not.toContain(artist.name + '"');
  expect(fans!["image"]).toMatch(/^https?:/);
});

it("the artist has all accounts as sameAs, and pages name the fediverse account", async () => {
  const home = await open("/");
  const person = thingsIn(home).find((thing) => thing["@type"] === "Person")!;
  const own = Array.from(home.querySelectorAll<HTMLAnchorElement>('a[rel~="me"]'), (a) => a.href);
  expect(own).toHaveLength(socialLinks.length);
  expect(person["sameAs"]).toEqual(expect.arrayContaining([...own, fediverse.href]));
  expect(home.querySelector<HTMLLinkElement>('link[rel="me"]')?.href).toBe(fediverse.href);
  for (const path of ["/", "/comics/talechasers/1/1", "/cga"]) {
    const credit = (await open(path)).querySelector('meta[name="fediverse:creator"]');
    expect(credit?.getAttribute("content"), path).toBe(fediverse.account);
  }
});

it("escapes texts of the upstream", async () => {
  const title = '</script><script>alert(1)</script><!-- "\u2028 & \\';
  mockCall("v1/galleries/{gallery}/items/{item}", { title, description: "", location: "a.png" });
  const document = await open("/galleries/fan-art/paper-forest");
  expect(thingsIn(document)[0]!["name"]).toBe(title);
  const scripts = Array.from(document.scripts, ({ text }) => text);
  expect(scripts.filter((text) => text.startsWith("alert"))).toEqual([]);
});

describe("the feeds in the head of a page", () => {
  const feedsAt = async (path: string) =>
    Array.from(
      (await open(path)).querySelectorAll<HTMLLinkElement>('link[rel="alternate"][type$="+xml"]'),
      (link) => new URL(link.href).pathname,
    );
  const everywhere = "/v1/rss/feeds/chase";

  it("are those of the site and of the page", async () => {
    for (const [path, ...feeds] of [
      ["/commissions"],
      ["/patch-notes", "/patch-notes.atom"],
      ["/galleries/fan-art", "/galleries/fan-art/feed.atom"],
      ["/comics/talechasers", "/comics/talechasers/feed.atom"],
    ] as const) {
      expect(await feedsAt(path), path).toEqual([everywhere, ...feeds]);
      for (const feed of feeds) expect((await pageAt(feed)).status, feed).toBe(200);
    }
  });

  it("leave out feeds without dates", async () => {
    onCall("v1/galleries/{gallery}", () => ok([{ id: "a", title: "A", location: "a.png" }]));
    onCall("v1/comics/{comic}/chapters/{chapter}", () => ok({ "1": { imageId: "a" } }));
    expect(await feedsAt("/galleries/fan-art")).toEqual([everywhere]);
    expect(await feedsAt("/comics/talechasers")).toEqual([everywhere]);
  });
});
