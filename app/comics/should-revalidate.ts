import type { ShouldRevalidateFunction } from "@remix-run/react";

type Visit = Parameters<ShouldRevalidateFunction>[0];

/** Whether a parameter is another one, or the same page is asked for again. */
const isAnother = ({ currentParams, nextParams, currentUrl, nextUrl }: Visit, name: string) =>
  currentParams[name] !== nextParams[name] || currentUrl.href === nextUrl.href;

/** What the pages of a comic share stays as it is on a turn; a page that it does not know yet asks again. */
export const withAnotherComic: ShouldRevalidateFunction = (visit) => isAnother(visit, "comic");

/** What the pages of a chapter share stays as it is on a turn within the chapter. */
export const withAnotherChapter: ShouldRevalidateFunction = (visit) =>
  isAnother(visit, "comic") || isAnother(visit, "chapter");
