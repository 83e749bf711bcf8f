import * as to from "~/addresses";
import { embeddedPictureAddress } from "~/comics/comic-picture";
import type { UpstreamPage } from "~/comics/load/api.server";
import { loadStory, type Story } from "~/comics/load/story.server";
import { artist } from "~/document/artist";
import { env } from "~/env.server";
import { namePage } from "~/page-ref";
import { shortenText } from "~/ui/shorten-text";
import { textOf } from "~/upstream/html/text";
import { escapeXml } from "~/xml";

/** Number of newest chapters whose pages are in the feed. */
const MAX_CHAPTERS = 3;

const MAX_ENTRIES = 30;

/** Maximum length of a quoted commentary. */
const MAX_QUOTED_CHARS = 500;

/** The absolute base URL of the picture host, because feed readers are outside of the site. */
const absolutePictureHost = env.CDN_URL ?? `${env.SITE_URL}/cdn`;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Returns the id of a feed or an entry (RFC 4151); with a new id, readers show it again. */
const toId = (path: string) => `tag:talechasers.example,2015:${path}`;

/**
 * Renders an Atom document (RFC 4287) of the newest dated pages of a comic.
 *
 * @returns undefined for a comic without dated pages
 * @throws {UpstreamError} when the comic, or one of its newest chapters, cannot be loaded
 */
export async function renderComicFeed(slug: string): Promise<string | undefined> {
  const story = await loadStory(slug);
  const { title, description } = story.comic;
  const dated = (await listNewest(story)).map((page) => ({
    page,
    time: Date.parse(page.date ?? ""),
  }));
  const newest = dated
    // Dates after tomorrow are treated as errors.
    .filter(({ time }) => time < Date.now() + DAY_MS)
    .sort((a, b) => b.time - a.time)
    .slice(0, MAX_ENTRIES);
  if (newest.length === 0) return undefined;
  const entries = newest.map(({ page, time }) => renderEntry(story, page, new Date(time)));
  const site = env.SITE_URL;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${toId(to.comic(slug))}</id>
  <title>${escapeXml(title)}: new pages</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <link rel="alternate" href="${site}${to.comic(slug)}"/>
  <link rel="self" href="${site}${to.comicFeed(slug)}"/>
  <author><name>${escapeXml(artist.name)}</name></author>
  <updated>${new Date(newest[0]!.time).toISOString()}</updated>
${(await Promise.all(entries)).join("")}</feed>
`;
}

/** The pages of the newest chapters, newest first. */
async function listNewest(story: Story): Promise<UpstreamPage[]> {
  const latest = await story.latest();
  const pages: UpstreamPage[] = [];
  let from = latest.chapter;
  for (let count = 0; count < MAX_CHAPTERS; count++) {
    const own = await story.pagesFrom(from, -1, latest);
    if (own.length === 0) break;
    pages.push(...own.toReversed());
    from = own[0]!.chapter - 1;
  }
  return pages;
}

async function renderEntry(story: Story, page: UpstreamPage, date: Date): Promise<string> {
  const { slug, title } = story.comic;
  const path = to.page(slug, page);
  const picture = embeddedPictureAddress(absolutePictureHost, slug, page.chapter, page.imageId);
  const alt = `${title}, ${namePage(page)}`;
  const quoted = shortenText(textOf(await page.commentary.read()), MAX_QUOTED_CHARS);
  const chapterTitle = story.titleOf(page.chapter);
  const name = `${namePage(page, "Chapter")}${chapterTitle && `: ${chapterTitle}`}`;
  const content =
    `<p><a href="${env.SITE_URL}${path}"><img src="${escapeXml(picture)}" alt="${escapeXml(alt)}"></a></p>` +
    (quoted && `<p>${escapeXml(quoted)}</p>`);
  return `  <entry>
    <id>${escapeXml(toId(path))}</id>
    <title>${escapeXml(name)}</title>
    <link rel="alternate" href="${escapeXml(env.SITE_URL + path)}"/>
    <updated>${date.toISOString()}</updated>
    <content type="html">${escapeXml(content)}</content>
  </entry>
`;
}
