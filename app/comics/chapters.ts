import type { SpreadStart } from "./spreads";

/** A chapter as the site announces it; its pages come from the upstream. */
export interface Chapter {
  number: number;
  title: string;
}

export interface Comic {
  slug: string;
  title: string;
  tagline: string;
  description: string;
  chapters: readonly Chapter[];
  /** The chapter the landing page's dropdown starts with. */
  defaultChapter: number;
  /** The day the next page is meant for, `2026-12-04`; without it, and once it is past, nothing is promised. */
  nextPage?: string;
  /**
   * Width and height of a page's artwork, in any unit. Room is reserved in this shape before the
   * picture arrives; a page drawn in another shape is fitted into it.
   */
  pageShape: { width: number; height: number };
  /** The address of the license under which its pages may be used by others, where they may. */
  license?: string;
  /** Whether of two panels, or pages, beside each other the right one is read first, as in a manga. */
  rightToLeft?: true;
  /** Where two pages side by side begin: with a chapter's second page, as in print, or with its first. */
  spreads?: SpreadStart;
}

/** The comics of this site, by slug. A chapter the upstream has not reached yet is "coming soon". */
export const comics: Readonly<Record<string, Comic>> = {
  talechasers: {
    slug: "talechasers",
    title: "Talechasers",
    tagline: "A fox, a pendant with ten charges, and every tale he should have left alone.",
    description:
      "Talechasers is a fantasy webcomic by Chase: a shapeshifting fox and his friends chase old stories across the broken coasts of Casarok.",
    chapters: [
      { number: 1, title: "Matters of Size" },
      { number: 2, title: "In Your Paws" },
      { number: 3, title: "Two of Clubs" },
      { number: 4, title: "A Familiar Situation" },
    ],
    defaultChapter: 3,
    pageShape: { width: 1100, height: 1700 },
  },
};

/** The comic of a slug; nothing for names that only look like one, such as `constructor`. */
export function comicOf(slug: string): Comic | undefined {
  return Object.hasOwn(comics, slug) ? comics[slug] : undefined;
}
