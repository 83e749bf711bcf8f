import { expect, it } from "vitest";
import { artist } from "~/document/artist";
import { env } from "~/env.server";
import { fediverse, socialLinks } from "~content/links.yaml";
import { mockCall } from "~mocks/calls";
import { pageAt } from "./site-pages";
import { visitor } from "./visitor";

const open = async (path: string) => (await visitor().open(path)).document;

type Thing = Record<string, unknown> & { "@type": string };

/** The schema.org objects in the data block of a document. */
function thingsIn(document: Document): Thing[] {
  const block = document.querySelector('script[type="application/ld+json"]');
  if (!block) return [];
  // React tolerates an unknown element only at the end of the head.
  expect(document.head.lastElementChild).toBe(block);
  const data = JSON.parse(block.textContent ?? "") as { "@context": string; "@graph": Thing[] };
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

it.each<[path: string, types: string[]]>([
  ["/", ["WebSite", "Person"]],
  ["/contact", ["Person"]],
  ["/comics/talechasers/2/3", ["ImageObject", "BreadcrumbList"]],
  ["/galleries/commissions/moth-librarian", ["ImageObject", "BreadcrumbList"]],
  ["/galleries/fan-art/paper-forest", ["BreadcrumbList"]],
  ["/world/bestiary/feral/grove-stag", ["BreadcrumbList"]],
  ["/world/magic/schools", ["BreadcrumbList"]],
  ["/world", []],
  ["/404", []],
  ["/comics/talechasers/99/1", []],
])("the page %s has structured data of the types %j", async (path, types) => {
  expect(thingsIn(await open(path)).map((thing) => thing["@type"])).toEqual(types);
});

it("the structured data of a comic page contain the credit of the picture", async () => {
  const [picture, way] = thingsIn(await open("/comics/talechasers/2/3"));
  expect(picture).toEqual({
    "@type": "ImageObject",
    contentUrl: expect.stringMatching(
      `^${env.SITE_URL}/cdn/d/comics/talechasers/2/[\\w-]+\\.png\\?size=medium$`,
    ),
    creator: { "@type": "Person", name: artist.name, url: `${env.SITE_URL}/` },
    creditText: artist.name,
    copyrightNotice: artist.copyright,
  });
  expect((way!["itemListElement"] as { item: string }[]).map(({ item }) => item)).toEqual(
    ["", "/2/scroll", "/2/3"].map((path) => `${env.SITE_URL}/comics/talechasers${path}`),
  );
});

it("the structured data of the artist contain all accounts as sameAs", async () => {
  const home = await open("/");
  const person = thingsIn(home).find((thing) => thing["@type"] === "Person")!;
  expect(person["sameAs"]).toEqual([fediverse.href, ...socialLinks.map(({ href }) => href)]);
  expect(home.querySelector<HTMLLinkElement>('link[rel="me"]')?.href).toBe(fediverse.href);
  for (const path of ["/", "/comics/talechasers/1/1", "/cga"]) {
    const { head } = await open(path);
    const contentOf = (name: string) =>
      head.querySelector(`meta[name="${name}"]`)?.getAttribute("content");
    expect(contentOf("fediverse:creator"), path).toBe(fediverse.account);
    expect(contentOf("robots"), path).toBe("noai, noimageai");
  }
});

it("texts of the upstream are escaped in structured data", async () => {
  const title = '</script><script>alert(1)</script><!-- "\u2028 & \\';
  mockCall("v1/galleries/{gallery}/items/{item}", { title, description: "", location: "a.png" });
  const document = await open("/galleries/fan-art/paper-forest");
  expect(JSON.stringify(thingsIn(document))).toContain(JSON.stringify(title));
  expect(Array.from(document.scripts).filter(({ text }) => text.startsWith("alert"))).toEqual([]);
});

it.each([["/commissions"], ["/comics/talechasers", "/comics/talechasers/feed.atom"]])(
  "the head of %s links the RSS feed of the site and each Atom feed of the page",
  async (path, ...feeds) => {
    const links = (await open(path)).querySelectorAll<HTMLLinkElement>(
      'link[rel="alternate"][type$="+xml"]',
    );
    const found = Array.from(links, (link) => new URL(link.href).pathname);
    expect(found).toEqual(["/v1/rss/feeds/chase", ...feeds]);
    for (const feed of feeds) expect((await pageAt(feed)).status, feed).toBe(200);
  },
);
