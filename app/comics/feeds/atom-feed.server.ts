import { shortenText } from "~/document/shorten-text";
import * as to from "~/addresses";
import { env } from "~/env.server";
import { artist } from "~/document/artist";
import { renderAtom, selectNewest, type FeedEntry } from "~/http/atom-feed.server";
import { escapeXml } from "~/http/xml";
import { absolutePictureHost } from "~/ui/picture-host.server";
import { textOf } from "~/upstream/html/text";
import { onceFor } from "~/upstream/once-for";
import type { RawHtml } from "~/upstream/safe-html";
import type { UpstreamPage } from "../api.server";
import { previewAddress } from "../comic-picture";
import { loadStory, type Story } from "../story.server";

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
  const story = await loadStory(slug);
  const { comic } = story;
  const latest = await story.latest();
  const chapters: (readonly UpstreamPage[])[] = [];
  for (let from = latest.chapter; chapters.length < MAX_CHAPTERS;) {
    const pages = await story.pagesFrom(from, -1, latest);
    if (pages.length === 0) break;
    chapters.push(pages);
    from = pages[0]!.chapter - 1;
  }
  const entries = chapters.flatMap((pages) =>
    newestPages(pages).map((page) => entryOf(story, page)),
  );
  if (entries.length === 0) return undefined;
  const outline = {
    title: `${comic.title}: new pages`,
    description: comic.description,
    page: to.comic(slug),
    path: to.comicFeed(slug),
    author: artist.name,
    copyright: artist.copyright,
  };
  return renderAtom(outline, entries);
}

function entryOf(
  story: Story,
  { chapter, page, imageId, commentary, date }: UpstreamPage & { date: string },
): FeedEntry {
  const { comic } = story;
  const title = story.titleOf(chapter);
  const path = to.page(comic.slug, { chapter, page });
  const picture = previewAddress(absolutePictureHost, comic.slug, chapter, imageId);
  const alt = `${comic.title}, chapter ${chapter}, page ${page}`;
  const content = () => {
    const words = textOf(commentary.slice(0, MAX_PARSED_CHARS) as RawHtml);
    const quoted = shortenText(words, MAX_QUOTED_CHARS);
    return (
      `<p><a href="${env.SITE_URL}${path}"><img src="${escapeXml(picture)}" alt="${escapeXml(alt)}"></a></p>` +
      (quoted && `<p>${escapeXml(quoted)}</p>`)
    );
  };
  return { title: `Chapter ${chapter}, page ${page}${title && `: ${title}`}`, path, date, content };
}
