import { Feed } from "feed";
import { cacheControl, emptyResponse } from "./cache-policy";
import { failureResponse, fileResponse } from "./file-response.server";
import { escapeXml, removeInvalidXml } from "./xml";

/** The description of a feed; paths are of this site. */
export interface FeedOutline {
  title: string;
  description: string;
  /** The page whose news are in the feed. */
  page: string;
  /** The path of the feed. */
  path: string;
  author: string;
  copyright?: string;
}

export interface FeedEntry {
  /** Plain text. */
  title: string;
  /** The path of its page, which is also its id. */
  path: string;
  /** ISO 8601, a day or a moment. */
  date: string;
  /** Returns HTML with absolute addresses; called for the newest entries only. */
  content: () => string;
}

const MAX_ENTRIES = 30;

/** The newest items with a date, the newest first: as many as a feed has entries. */
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
 * Renders an Atom document (RFC 4287).
 *
 * @param site the public origin: all addresses in a feed are absolute
 */
export function renderAtom(
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
  for (const entry of newest) {
    const date = new Date(entry.date);
    feed.addItem({
      title: escapeXml(entry.title),
      link: site + entry.path,
      date,
      published: date,
      content: removeInvalidXml(entry.content()),
    });
  }
  return feed.atom1();
}

/** Answers with a feed; with 304 if the reader has it. */
export function feedResponse(
  request: Request,
  xml: string,
  type: "application/atom+xml" | "application/rss+xml",
): Response {
  return fileResponse(request, xml, `${type}; charset=utf-8`, cacheControl.feed);
}

/** Answers with an Atom feed of upstream data; with an error status instead of an error page if it fails. */
export async function atomResponse(
  request: Request,
  feed: Promise<string | undefined>,
): Promise<Response> {
  try {
    const xml = await feed;
    return xml === undefined
      ? emptyResponse(404)
      : feedResponse(request, xml, "application/atom+xml");
  } catch (reason) {
    return failureResponse(reason);
  }
}
