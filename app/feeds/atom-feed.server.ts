import * as to from "~/addresses";
import { env } from "~/env.server";
import { cacheControl, emptyResponse } from "~/http/cache-policy.server";
import { failureResponse, fileResponse } from "~/http/file-response.server";
import { redirectTo } from "~/http/redirects.server";
import { escapeXml } from "~/xml";

/** A feed: its texts, its path, and the path of the page that it follows. */
type FeedOutline = Record<"title" | "description" | "page" | "path" | "author", string>;

/** An entry: the path of its page, and HTML with absolute addresses. */
type FeedEntry = Record<"title" | "path" | "content", string>;

const MAX_ENTRIES = 30;

/** Ids of feeds and entries (RFC 4151). They never change, because feed readers would show all entries again. */
const toId = (path: string) => `tag:talechasers.example,2015:${path}`;

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Renders an Atom document (RFC 4287) of the newest items with a date.
 *
 * @param items newest first, which is the order of items with equal dates
 * @returns undefined if no item has a date
 */
export async function renderAtom<Item extends { date?: string | undefined }>(
  { title, description, page, path, author }: FeedOutline,
  items: readonly Item[],
  toEntry: (item: Item) => FeedEntry | Promise<FeedEntry>,
): Promise<string | undefined> {
  const dated = items.map((item) => ({ item, time: Date.parse(item.date ?? "") }));
  const newest = dated
    // Dates after tomorrow are treated as errors.
    .filter(({ time }) => time < Date.now() + DAY_MS)
    .sort((a, b) => b.time - a.time)
    .slice(0, MAX_ENTRIES);
  if (newest.length === 0) return undefined;
  const entries = newest.map(async ({ item, time }) =>
    renderEntry(await toEntry(item), new Date(time)),
  );
  const site = env.SITE_URL;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${toId(page)}</id>
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <link rel="alternate" href="${site}${page}"/>
  <link rel="self" href="${site}${path}"/>
  <author><name>${escapeXml(author)}</name></author>
  <updated>${new Date(newest[0]!.time).toISOString()}</updated>
${(await Promise.all(entries)).join("")}</feed>
`;
}

function renderEntry({ title, path, content }: FeedEntry, date: Date): string {
  return `  <entry>
    <id>${escapeXml(toId(path))}</id>
    <title>${escapeXml(title)}</title>
    <link rel="alternate" href="${escapeXml(env.SITE_URL + path)}"/>
    <updated>${date.toISOString()}</updated>
    <content type="html">${escapeXml(content)}</content>
  </entry>
`;
}

/** A linked picture as the content of an entry. */
export function linkedPicture(path: string, src: string, alt: string): string {
  return `<p><a href="${env.SITE_URL}${path}"><img src="${escapeXml(src)}" alt="${escapeXml(alt)}"></a></p>`;
}

/** Responds with a feed, or with 304. Browsers, which would show XML, are redirected to a page. */
export function feedResponse(
  request: Request,
  xml: string,
  type: "application/atom+xml" | "application/rss+xml",
): Response {
  const isForBrowser = request.headers.get("Sec-Fetch-Dest") === "document";
  const response = isForBrowser
    ? redirectTo(to.follow)
    : fileResponse(request, xml, `${type}; charset=utf-8`, cacheControl.feed);
  response.headers.set("Vary", "Sec-Fetch-Dest");
  return response;
}

/** Responds with an Atom feed of upstream data; with an error status instead of an error page if the call fails. */
export async function atomResponse(
  request: Request,
  feed: Promise<string | undefined>,
): Promise<Response> {
  const xml = await feed.catch(failureResponse);
  if (xml instanceof Response) return xml;
  return xml ? feedResponse(request, xml, "application/atom+xml") : emptyResponse(404);
}
