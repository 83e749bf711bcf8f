import type { PageScript } from "./comic-page";
import { mattersOfSize } from "./comic-chapters/chapter-1";
import { inYourPaws } from "./comic-chapters/chapter-2";
import { twoOfClubs } from "./comic-chapters/chapter-3";

/** A published page: its number in the chapter, its picture, the author's words and what is drawn. */
export interface ComicPage {
  page: number;
  imageId: string;
  /** HTML fragments in the author's voice. */
  commentary: string;
  script: PageScript;
}

/** What each panel of a page shows and says, by the page's number and in reading order. */
export type ChapterWords = Readonly<Record<number, readonly string[]>>;

/** A chapter; its page numbers rise, and may leave gaps where a page was withdrawn. */
export interface ComicChapter {
  title: string;
  words: ChapterWords;
  pages: ComicPage[];
}

/** Every comic by short name, every chapter by number. */
export const comics: Record<string, { chapters: Record<number, ComicChapter> }> = {
  talechasers: { chapters: { 1: mattersOfSize, 2: inYourPaws, 3: twoOfClubs } },
};
