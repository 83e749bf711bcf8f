import type { LoadedPage, PageData } from "./load-page.server";

/**
 * A page as the reader shows it: with its chapter, its comic, all pages that are shown, and its spread where the reader
 * chose spreads.
 */
export function toPageViewModel({ comic, chapter, page, partner }: PageData) {
  const withAround = (one: LoadedPage) => ({ ...one, comic, chapter });
  const own = withAround(page);
  const pages = partner ? [own, withAround(partner)].sort((a, b) => a.page - b.page) : [own];
  const controls = page.spreadControls;
  return { ...own, pages, inSpread: controls && { pages, controls } };
}

export type PageViewModel = ReturnType<typeof toPageViewModel>;

/** One of the pages that are shown. */
export type SinglePage = PageViewModel["pages"][number];
