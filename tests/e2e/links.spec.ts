import { expect, test } from "./site";

/** Addresses whose whole purpose is to find out where to go. */
const resolvers = [
  /^\/comics\/[^/]+\/latest$/,
  /^\/patch-notes$/,
  /^\/telegram-stickers\/install$/,
  /^\/downloads\/[^/]+$/,
  /^\/tf-generator\/result(\?|$)/,
];

interface Visit {
  status: number;
  location: string | null;
  clicks: number;
  from: string;
}

/** Follows every link of the site from its home page, without a browser. */
async function crawl(origin: string): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  let frontier = [{ path: "/", from: "" }];
  for (let clicks = 0; frontier.length > 0; clicks += 1) {
    const found: { path: string; from: string }[] = [];
    for (const { path, from } of frontier) {
      if (visits.has(path)) continue;
      const answer = await fetch(origin + path, { redirect: "manual" });
      const location = answer.headers.get("Location");
      visits.set(path, { status: answer.status, location, clicks, from });
      const html = answer.headers.get("Content-Type")?.startsWith("text/html");
      const text = await answer.text();
      if (location?.startsWith("/") && resolvers.some((known) => known.test(path))) {
        found.push({ path: location, from: path });
      }
      if (!html || answer.status !== 200) continue;
      for (const [, href = ""] of text.matchAll(/<a\s[^>]*?href="([^"]+)"/g)) {
        const address = href
          .replaceAll("&amp;", "&")
          .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
        const url = new URL(address, origin + path);
        if (url.origin !== origin || url.pathname.startsWith("/cdn/")) continue;
        found.push({ path: url.pathname + url.search, from: path });
      }
    }
    frontier = found;
  }
  return visits;
}

test.describe("every link of the site", () => {
  test.setTimeout(180_000);

  test("leads to a page, directly, and every page is four clicks from home", async ({
    baseURL,
  }) => {
    const visits = await crawl(baseURL!);
    const entries = [...visits];

    const broken = entries.filter(([, { status }]) => status >= 400);
    expect(broken, "broken links").toEqual([]);

    const detours = entries.filter(
      ([path, { location }]) => location && !resolvers.some((known) => known.test(path)),
    );
    expect(detours, "links that lead by a redirect").toEqual([]);

    const sitemap = await (await fetch(`${baseURL}/sitemap.xml`)).text();
    const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => url);
    expect(pages.length).toBeGreaterThan(100);
    const far = pages
      .map((url) => decodeURI(new URL(url).pathname))
      .filter((path) => (visits.get(encodeURI(path))?.clicks ?? Infinity) > 4);
    expect(far, "pages of the sitemap more than four clicks away").toEqual([]);
  });
});
