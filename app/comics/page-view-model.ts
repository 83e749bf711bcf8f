import type { LoadedPage, PageData } from "./load-page.server";

/**
 * A page as the reader shows it: with its chapter, its comic, all pages that are shown, and its spread where the reader
 * chose spreads.
 */
export function toPageViewModel({ comic, chapter, page, spread }: PageData) {
  const withAround = (one: LoadedPage) => ({ ...one, comic, chapter });
  const own = withAround(page);
  const pages = [own, ...(spread?.partner ? [withAround(spread.partner)] : [])];
  pages.sort((a, b) => a.page - b.page);
  // A spread leads where its last page does, and back to a whole spread.
  const controls = { ...pages.at(-1)!.controls, previous: spread?.previous };
  return { ...own, pages, inSpread: spread && { pages, controls } };
}

export type PageViewModel = ReturnType<typeof toPageViewModel>;

/** One of the pages that are shown. */
export type SinglePage = PageViewModel["pages"][number];
