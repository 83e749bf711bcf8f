import { Feed } from "feed";
import { env } from "~/env.server";
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
  /** The path of its page. */
  path: string;
  /** ISO 8601, a day or a moment. */
  date: string;
  /** Returns HTML with absolute addresses; called for the newest entries only. */
  content: () => string;
}

const MAX_ENTRIES = 30;

/** Names feeds and entries (RFC 4151); readers show all entries again when an id changes, as addresses do. */
const toId = (path: string) => `tag:talechasers.example,2015:${path}`;

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The newest items with a date, the newest first: as many as a feed has entries. An item of a later day than tomorrow is
 * left out, because its date is a mistake.
 */
export function selectNewest<Item extends { date?: string | undefined }>(
  items: readonly Item[],
): (Item & { date: string })[] {
  return items
    .flatMap((item) => {
      const { date } = item;
      const time = Date.parse(date ?? "");
      return date && time < Date.now() + DAY_MS ? { item: { ...item, date }, time } : [];
    })
    .sort((a, b) => b.time - a.time)
    .slice(0, MAX_ENTRIES)
    .map(({ item }) => item);
}

/** Renders an Atom document (RFC 4287), in which all addresses are absolute. */
export function renderAtom(
  { title, description, page, path, author, copyright }: FeedOutline,
  entries: readonly FeedEntry[],
): string {
  const site = env.SITE_URL;
  const newest = selectNewest(entries);
  const feed = new Feed({
    id: toId(page),
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
      id: toId(entry.path),
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
  const xml = await feed.catch(failureResponse);
  if (typeof xml !== "string") return xml ?? emptyResponse(404);
  return feedResponse(request, xml, "application/atom+xml");
}
