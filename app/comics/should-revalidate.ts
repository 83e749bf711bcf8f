import type { ShouldRevalidateFunction } from "@remix-run/react";
import { isWithinPage } from "~/ui/fragment";
import { isPrefetched } from "./pages-ahead";

type Visit = Parameters<ShouldRevalidateFunction>[0];

const comicOf = ({ nextParams }: Visit) => nextParams["comic"] ?? "";
const chapterOf = ({ nextParams }: Visit) => Number(nextParams["chapter"]);

/** Whether a parameter is another one, or the same page is asked for again. */
const isAnother = ({ currentParams, nextParams, currentUrl, nextUrl }: Visit, name: string) =>
  currentParams[name] !== nextParams[name] || currentUrl.href === nextUrl.href;

/** What the pages of a comic share stays as it is on a turn; a page that it does not know yet asks again. */
export const withAnotherComic: ShouldRevalidateFunction = (visit) => isAnother(visit, "comic");

/** What the pages of a chapter share stays as it is on a turn within it, or into one at hand. */
export const withAnotherChapter: ShouldRevalidateFunction = (visit) =>
  isAnother(visit, "comic") ||
  (isAnother(visit, "chapter") && !isPrefetched(comicOf(visit), { chapter: chapterOf(visit) }));

/**
 * A turn to a page at hand asks nobody, so that the router shows it at once: in the frame of the click,
 * with nothing in between.
 */
export const withPageNotAtHand: ShouldRevalidateFunction = (visit) => {
  if (!visit.defaultShouldRevalidate || isWithinPage(visit)) return false;
  if (visit.currentUrl.href === visit.nextUrl.href) return true;
  const place = { chapter: chapterOf(visit), page: Number(visit.nextParams["page"]) };
  return !isPrefetched(comicOf(visit), place);
};
