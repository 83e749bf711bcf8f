import { env } from "~/env.server";
import { artist } from "~/document/artist";
import { atomFeed, selectNewest, type FeedEntry } from "~/http/atom-feed.server";
import { xmlText } from "~/http/xml";
import { pageAddress } from "~/reading/page-ref";
import { pictureHost } from "~/ui/picture-host.server";
import { pictureAddress } from "~/ui/picture-address";
import { textOf } from "~/upstream/html/text";
import { onceFor } from "~/upstream/once-for";
import type { RawHtml } from "~/upstream/safe-html";
import { chapterPages, latestPage, type ComicPage } from "./api.server";
import type { Chapter, Comic } from "./chapters.schema";
import { comicBySlug } from "./comic.server";
import { comicPicture } from "./comic-picture";
import { comicFeedPath } from "./feed-path";
import { titleOfChapter } from "./page-data/load-page.server";

/** A feed has pages of so many chapters, from the newest back. */
const MAX_CHAPTERS = 3;

/** Characters of a commentary that an entry quotes, and of the HTML that are parsed for it. */
const MAX_QUOTED = 500;
const MAX_QUOTED_HTML = 5_000;

const newestPages = onceFor((pages: ComicPage[]) => selectNewest(pages));

/**
 * The newest pages of a comic as an Atom feed, of those whose day the upstream tells.
 *
 * @returns nothing for a comic without such a page
 * @throws {UpstreamError} when the comic, or one of its newest chapters, cannot be had
 */
export async function comicFeed(slug: string): Promise<string | undefined> {
  const comic = await comicBySlug(slug);
  const latest = await latestPage(slug);
  const newest = Array.from({ length: MAX_CHAPTERS }, (_, back) => latest.chapter - back);
  const chapters = await Promise.all(
    newest.filter((number) => number > 0).map((number) => entriesOf(comic, number)),
  );
  const entries = chapters.flat();
  if (entries.length === 0) return undefined;
  const outline = {
    title: `${comic.title}: new pages`,
    description: comic.description,
    page: `/comics/${slug}`,
    path: comicFeedPath(slug),
    author: artist.name,
    copyright: artist.copyright,
  };
  return atomFeed(env.SITE_URL, outline, entries);
}

async function entriesOf(comic: Comic, number: number): Promise<FeedEntry[]> {
  const pages = await chapterPages(comic.slug, number);
  const chapter = { number, title: titleOfChapter(comic, number) };
  return newestPages(pages).map((page) => entryOf(comic, chapter, page));
}

function entryOf(
  comic: Comic,
  chapter: Chapter,
  { page, imageId, commentary, date }: ComicPage & { date: string },
): FeedEntry {
  const { number, title } = chapter;
  const path = pageAddress(comic.slug, { chapter: number, page });
  const picture = pictureAddress(
    pictureHost,
    "desktop",
    comicPicture(comic.slug, number, imageId),
    "medium",
  );
  const alt = `${comic.title}, chapter ${number}, page ${page}`;
  const content = () => {
    const words = textOf(commentary.slice(0, MAX_QUOTED_HTML) as RawHtml);
    const quoted = words.length > MAX_QUOTED ? `${words.slice(0, MAX_QUOTED)}…` : words;
    return (
      `<p><a href="${env.SITE_URL}${path}"><img src="${xmlText(picture)}" alt="${xmlText(alt)}"></a></p>` +
      (quoted && `<p>${xmlText(quoted)}</p>`)
    );
  };
  return {
    title: `Chapter ${number}, page ${page}${title && `: ${title}`}`,
    path,
    date,
    content,
  };
}
