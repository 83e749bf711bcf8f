import { expect, test } from "./site";

/** Matches addresses whose purpose is a redirect. */
const resolvers = [
  /^\/comics\/[^/]+\/latest$/,
  /^\/patch-notes$/,
  /^\/telegram-stickers\/install$/,
  /^\/downloads\/[^/]+$/,
  /^\/tf-generator\/result(\?|$)/,
];

const isResolver = (path: string) => resolvers.some((known) => known.test(path));

/** Requests a page, and lists its links to this site. */
async function open(origin: string, path: string) {
  // Compression would take longer than rendering.
  const headers = { "Accept-Encoding": "identity" };
  const answer = await fetch(origin + path, { redirect: "manual", headers });
  const { status } = answer;
  const location = answer.headers.get("Location");
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  const text = await answer.text();
  const links = isPage ? [...text.matchAll(/<a\s[^>]*?href="([^"]+)"/g)] : [];
  const urls = links
    .map(([, href = ""]) =>
      href
        .replaceAll("&amp;", "&")
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
    )
    .map((address) => new URL(address, origin + path))
    .filter((url) => url.origin === origin && !url.pathname.startsWith("/cdn/"));
  const found = new Set(urls.map(({ pathname, search }) => pathname + search));
  if (location?.startsWith("/") && isResolver(path)) found.add(location);
  return { status, location, found };
}

/** Follows all links of the site from its home page, without a browser, three at a time. */
async function crawl(origin: string) {
  const visits = new Map<
    string,
    { status: number; location: string | null; clicks: number; from: string }
  >();
  let frontier = new Map([["/", ""]]);
  for (let clicks = 0; frontier.size > 0; clicks += 1) {
    const next = new Map<string, string>();
    const left = [...frontier];
    const follow = async () => {
      for (let step = left.pop(); step; step = left.pop()) {
        const [path, from] = step;
        const { found, ...answer } = await open(origin, path);
        visits.set(path, { ...answer, clicks, from });
        for (const address of found) next.set(address, path);
      }
    };
    await Promise.all([follow(), follow(), follow()]);
    for (const path of visits.keys()) next.delete(path);
    frontier = next;
  }
  return visits;
}

test("every link leads to an existing page without a redirect", async ({ baseURL }) => {
  test.setTimeout(180_000);
  const visits = await crawl(baseURL!);
  const entries = [...visits];

  const broken = entries.filter(([, { status }]) => status >= 400);
  expect(broken, "broken links").toEqual([]);

  const detours = entries.filter(([path, { location }]) => location && !isResolver(path));
  expect(detours, "links to redirects").toEqual([]);

  const sitemap = await (await fetch(`${baseURL}/sitemap.xml`)).text();
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => url);
  expect(pages.length).toBeGreaterThan(100);
  const far = pages
    .map((url) => decodeURI(new URL(url).pathname))
    .filter((path) => (visits.get(encodeURI(path))?.clicks ?? Infinity) > 4);
  expect(far, "pages of the sitemap more than four clicks away").toEqual([]);
});
