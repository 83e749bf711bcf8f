import * as to from "~/addresses";
import { env } from "~/env.server";
import { artist } from "~/document/artist";
import { renderAtom, selectNewest, type FeedEntry } from "~/http/atom-feed.server";
import { escapeXml } from "~/http/xml";
import type { PageRef } from "~/reading/page-ref";
import { pictureHost } from "~/ui/picture-host.server";
import { textOf } from "~/upstream/html/text";
import { onceFor } from "~/upstream/once-for";
import type { RawHtml } from "~/upstream/safe-html";
import { latestPage, type UpstreamPage } from "../api.server";
import type { Chapter, Comic } from "../chapters.schema";
import { comicBySlug } from "../comic.server";
import { previewAddress } from "../comic-picture";
import { titleOfChapter } from "../load-page.server";
import { publishedPages } from "../story.server";

/** The feed has pages of so many of the newest chapters. */
const MAX_CHAPTERS = 3;

/** Characters of a commentary that an entry quotes, and of the HTML that is parsed for it. */
const MAX_QUOTED_CHARS = 500;
const MAX_PARSED_CHARS = 5_000;

const newestPages = onceFor((pages: readonly UpstreamPage[]) => selectNewest(pages));

/**
 * Makes an Atom feed of the newest pages of a comic that have a date.
 *
 * @returns undefined for a comic without such a page
 * @throws {UpstreamError} when the comic, or one of its newest chapters, cannot be loaded
 */
export async function comicFeed(slug: string): Promise<string | undefined> {
  const comic = await comicBySlug(slug);
  const latest = await latestPage(slug);
  const newest = Array.from({ length: MAX_CHAPTERS }, (_, back) => latest.chapter - back);
  const chapters = await Promise.all(
    newest.filter((number) => number >= 0).map((number) => toEntries(comic, number, latest)),
  );
  const entries = chapters.flat();
  if (entries.length === 0) return undefined;
  const outline = {
    title: `${comic.title}: new pages`,
    description: comic.description,
    page: to.comic(slug),
    path: to.comicFeed(slug),
    author: artist.name,
    copyright: artist.copyright,
  };
  return renderAtom(env.SITE_URL, outline, entries);
}

async function toEntries(comic: Comic, number: number, latest: PageRef): Promise<FeedEntry[]> {
  const wanted = number === latest.chapter ? latest.page : undefined;
  const pages = await publishedPages(comic.slug, number, wanted);
  const chapter = { number, title: titleOfChapter(comic, number) };
  return newestPages(pages).map((page) => entryOf(comic, chapter, page));
}

function entryOf(
  comic: Comic,
  chapter: Chapter,
  { page, imageId, commentary, date }: UpstreamPage & { date: string },
): FeedEntry {
  const { number, title } = chapter;
  const path = to.page(comic.slug, { chapter: number, page });
  const picture = previewAddress(pictureHost, comic.slug, number, imageId);
  const alt = `${comic.title}, chapter ${number}, page ${page}`;
  const content = () => {
    const words = textOf(commentary.slice(0, MAX_PARSED_CHARS) as RawHtml);
    const quoted = words.length > MAX_QUOTED_CHARS ? `${words.slice(0, MAX_QUOTED_CHARS)}…` : words;
    return (
      `<p><a href="${env.SITE_URL}${path}"><img src="${escapeXml(picture)}" alt="${escapeXml(alt)}"></a></p>` +
      (quoted && `<p>${escapeXml(quoted)}</p>`)
    );
  };
  return {
    title: `Chapter ${number}, page ${page}${title && `: ${title}`}`,
    path,
    date,
    content,
  };
}
