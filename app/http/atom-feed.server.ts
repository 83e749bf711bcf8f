import { Feed } from "feed";
import { LRUCache } from "lru-cache";
import { cacheControl } from "./cache-policy";
import { etagOf, fileResponse, noFile } from "./file-response.server";
import { classifyFailure } from "~/upstream/failure";
import { forXml, xmlText } from "./xml";

/** A feed as a whole; paths are of this site. */
export interface FeedOutline {
  title: string;
  description: string;
  /** The page that it tells the news of. */
  page: string;
  /** Its own path. */
  path: string;
  /** Whose its entries are, unless these say so. */
  author: string;
  copyright?: string;
}

/** Something that came out; what did without a date is none. */
export interface FeedEntry {
  /** Plain text. */
  title: string;
  /** Its page, which is its id as well. */
  path: string;
  /** An ISO date, of a day or of a moment. */
  date: string;
  /** Makes the HTML, whose addresses are absolute; asked of the newest entries alone. */
  content: () => string;
}

/** Readers who open a feed less often find older entries on its page. */
const MAX_ENTRIES = 30;

/** The newest of what has a date, the newest first: as many as a feed has entries. */
export function selectNewest<Item extends { date?: string | undefined }>(
  items: readonly Item[],
): (Item & { date: string })[] {
  return items
    .flatMap((item) => {
      const { date } = item;
      return date ? { item: { ...item, date }, time: Date.parse(date) } : [];
    })
    .sort((a, b) => b.time - a.time)
    .slice(0, MAX_ENTRIES)
    .map(({ item }) => item);
}

/**
 * A feed as an Atom document (RFC 4287).
 *
 * @param site the public origin; feeds are read elsewhere, so that every address in it is absolute
 */
export function atomFeed(
  site: string,
  { title, description, page, path, author, copyright }: FeedOutline,
  entries: readonly FeedEntry[],
): string {
  const newest = selectNewest(entries);
  const feed = new Feed({
    id: site + page,
    title,
    description,
    link: site + page,
    feedLinks: { atom: site + path },
    author: { name: author, link: `${site}/` },
    ...(newest[0] && { updated: new Date(newest[0].date) }),
    ...(copyright && { copyright }),
    generator: false,
  });
  for (const { title, path, date: day, content } of newest) {
    const date = new Date(day);
    feed.addItem({
      title: xmlText(title),
      link: site + path,
      date,
      published: date,
      content: forXml(content()),
    });
  }
  return feed.atom1();
}

/** The seconds in which this process first made the bytes of a feed as they are now. */
const madeAt = new LRUCache<string, { etag: string; since: number }>({ max: 100 });

/**
 * Answers with a feed; 304 to a reader who has it already. `Last-Modified` is when this process first made it
 * so: dates in a feed are of days, and two pages may come out on one.
 */
export function feedResponse(
  request: Request,
  xml: string,
  type: "application/atom+xml" | "application/rss+xml",
): Response {
  const { pathname } = new URL(request.url);
  const etag = etagOf(xml);
  let made = madeAt.get(pathname);
  if (made?.etag !== etag) {
    // Later than the one before, also within a second; until that is over it is not said.
    const since = Math.max(Math.floor(Date.now() / 1_000), (made?.since ?? 0) + 1);
    madeAt.set(pathname, (made = { etag, since }));
  }
  const answer = fileResponse(request, xml, `${type}; charset=utf-8`, cacheControl.feed);
  const { headers } = answer;
  if (made.since * 1_000 <= Date.now()) {
    headers.set("Last-Modified", new Date(made.since * 1_000).toUTCString());
  }
  const known = Date.parse(request.headers.get("If-Modified-Since") ?? "");
  // The validator that says more is the one that counts, where there are both (RFC 9110).
  if (request.headers.has("If-None-Match") || !(known >= made.since * 1_000)) return answer;
  headers.delete("Content-Length");
  return new Response(null, { status: 304, headers });
}

/** Answers with an Atom feed that is made of answers of the upstream: a reader of feeds gets a status, not an error page. */
export async function atomOrStatus(
  request: Request,
  feed: Promise<string | undefined>,
): Promise<Response> {
  try {
    const xml = await feed;
    return xml === undefined ? noFile(404) : feedResponse(request, xml, "application/atom+xml");
  } catch (reason) {
    if (classifyFailure(reason) !== "unavailable") return noFile(404);
    const answer = noFile(503);
    answer.headers.set("Retry-After", "60");
    return answer;
  }
}
