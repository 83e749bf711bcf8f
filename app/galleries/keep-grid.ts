import type { ShouldRevalidateFunction } from "@remix-run/react";
import { revalidateUnlessFragmentChange } from "~/ui/should-revalidate";

let isGridLoaded = false;

/** Tells `keepGrid` whether the items of the gallery are loaded: a document of one item has no others. */
export function setGridLoaded(isLoaded: boolean): void {
  isGridLoaded = isLoaded;
}

/** Opening and closing an item keeps the grid, once it is loaded. */
export const keepGrid: ShouldRevalidateFunction = (visit) => {
  const { currentParams, nextParams, currentUrl, nextUrl } = visit;
  const isSameGallery = currentParams["gallery"] === nextParams["gallery"];
  const [page, nextPage] = [currentUrl, nextUrl].map((url) => url.searchParams.get("page"));
  return isSameGallery && currentUrl.pathname !== nextUrl.pathname && page === nextPage
    ? nextParams["item"] === undefined && !isGridLoaded
    : revalidateUnlessFragmentChange(visit);
};
