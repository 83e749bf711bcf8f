import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * What a turn within a chapter leaves as it is: the comic and the chapter are asked for with another
 * one, and when the page they are shown with is asked for again.
 */
export const withAnotherChapter: ShouldRevalidateFunction = (visit) => {
  const { currentParams, nextParams, currentUrl, nextUrl } = visit;
  return (
    currentParams["comic"] !== nextParams["comic"] ||
    currentParams["chapter"] !== nextParams["chapter"] ||
    currentUrl.href === nextUrl.href
  );
};
