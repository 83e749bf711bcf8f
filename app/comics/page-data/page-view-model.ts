import type { LoadedPage, PageData } from "./load-page.server";

/** A page as the reader shows it: with its chapter, its comic, and its spread where there is one. */
export function toPageViewModel({ comic, chapter, page, partner }: PageData) {
  const withAround = (one: LoadedPage) => ({ ...one, comic, chapter });
  const own = withAround(page);
  const pages = partner ? [own, withAround(partner)].sort((a, b) => a.page - b.page) : [own];
  // A page whose partner is missing is shown alone.
  const isWhole = page.spread && (page.spread.other === undefined || partner !== undefined);
  return { ...own, inSpread: isWhole ? { pages, controls: page.spread!.controls } : undefined };
}

export type PageViewModel = ReturnType<typeof toPageViewModel>;

/** One of the pages that are shown. */
export type SinglePage = Omit<PageViewModel, "inSpread">;
