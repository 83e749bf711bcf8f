import { comicOf } from "./chapters";
import type { Chapter, Comic } from "./chapters.schema";
import { latestPage } from "./api.server";
import { UpstreamError } from "~/upstream/failure";
import type { PageRef } from "~/reading/page-ref";

/** Chapters of a comic that the site knows nothing of which are listed; the newest of more. */
const mostChapters = 200;

/**
 * A comic by its slug: as the site announces it, or as the upstream knows it, with a title from its slug
 * and numbers for its chapters.
 *
 * @throws {UpstreamError} when neither knows it
 */
export async function comicBySlug(slug: string): Promise<Comic> {
  return comicOf(slug) ?? unannounced(slug, await latestPage(slug));
}

function unannounced(slug: string, latest: PageRef): Comic {
  if (latest.chapter < 1) throw new UpstreamError("no-data", "the comic has no chapters");
  const title = slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  const first = Math.max(1, latest.chapter - mostChapters + 1);
  const chapters = Array.from({ length: latest.chapter - first + 1 }, (_, index): Chapter => ({
    number: first + index,
    title: "",
  }));
  return {
    slug,
    title,
    tagline: "",
    description: `${title}, a webcomic: ${latest.chapter} chapters to read online.`,
    chapters,
    defaultChapter: latest.chapter,
    pageShape: { width: 1100, height: 1700 },
  };
}
