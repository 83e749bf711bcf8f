import { comicOf } from "./chapters";
import type { Chapter, Comic } from "./chapters.schema";
import { latestPage } from "./api.server";
import { UpstreamError } from "~/upstream/failure";
import type { PageRef } from "~/reading/page-ref";

/** Of a comic that content/comics.yaml does not name so many chapters are listed, the newest. */
const MAX_CHAPTERS = 200;

/**
 * Returns a comic: as content/comics.yaml describes it, else as the upstream has it, with a title from its slug
 * and untitled chapters.
 *
 * @throws {UpstreamError} when neither has it
 */
export async function comicBySlug(slug: string): Promise<Comic> {
  return comicOf(slug) ?? fromUpstream(slug, await latestPage(slug));
}

function fromUpstream(slug: string, latest: PageRef): Comic {
  if (latest.chapter < 1) throw new UpstreamError("no-data", "the comic has no chapters");
  const title = slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  const first = Math.max(1, latest.chapter - MAX_CHAPTERS + 1);
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
