import * as to from "~/addresses";
import { artist } from "~/document/artist";
import { shortenText } from "~/ui/shorten-text";
import { linkedPicture, renderAtom } from "./atom-feed.server";
import { escapeXml } from "~/xml";
import { namePage } from "~/page-ref";
import { absolutePictureHost } from "~/ui/picture-host.server";
import { textOf } from "~/upstream/html/text";
import type { UpstreamPage } from "~/comics/load/api.server";
import { embeddedPictureAddress } from "~/comics/comic-picture";
import { loadStory } from "~/comics/load/story.server";

/** Number of newest chapters whose pages are in the feed. */
const MAX_CHAPTERS = 3;

/** Maximum length of a quoted commentary. */
const MAX_QUOTED_CHARS = 500;

/**
 * Creates an Atom feed of the newest dated pages of a comic.
 *
 * @returns undefined for a comic without dated pages
 * @throws {UpstreamError} when the comic, or one of its newest chapters, cannot be loaded
 */
export async function comicFeed(slug: string): Promise<string | undefined> {
  const story = await loadStory(slug);
  const { title, description } = story.comic;
  const latest = await story.latest();
  const pages: UpstreamPage[] = [];
  let from = latest.chapter;
  for (let count = 0; count < MAX_CHAPTERS; count++) {
    const own = await story.pagesFrom(from, -1, latest);
    if (own.length === 0) break;
    pages.push(...own.toReversed());
    from = own[0]!.chapter - 1;
  }
  const outline = {
    title: `${title}: new pages`,
    description,
    page: to.comic(slug),
    path: to.comicFeed(slug),
    author: artist.name,
  };
  return renderAtom(outline, pages, async ({ chapter, page, imageId, commentary }) => {
    const path = to.page(slug, { chapter, page });
    const chapterTitle = story.titleOf(chapter);
    const picture = embeddedPictureAddress(absolutePictureHost, slug, chapter, imageId);
    const alt = `${title}, ${namePage({ chapter, page })}`;
    const quoted = shortenText(textOf(await commentary.read()), MAX_QUOTED_CHARS);
    return {
      title: `${namePage({ chapter, page }, "Chapter")}${chapterTitle && `: ${chapterTitle}`}`,
      path,
      content: linkedPicture(path, picture, alt) + (quoted && `<p>${escapeXml(quoted)}</p>`),
    };
  });
}
