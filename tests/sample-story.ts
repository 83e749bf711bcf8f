import { comics } from "../mocks/data/comics";
import { readContent } from "../scripts/content/read-content";

/** A page of the sample story, as a reader should meet it. */
export interface StoryPage {
  path: string;
  chapter: number;
  /** Its number in the address; numbers may have gaps. */
  page: number;
  heading: string;
  /** Its place among the chapter's pages. */
  progress: string;
  /** How the title of its document begins. */
  title: string;
  imageId: string;
}

const chapters = comics["talechasers"]!;
const { title: comicTitle, chapters: named } = readContent("comics.yaml")["talechasers"]!;

/** The sample story in reading order, over all chapters. */
export const story: readonly StoryPage[] = Object.entries(chapters).flatMap(
  ([chapter, { pages }]) =>
    pages.map(({ page, imageId }, index) => ({
      path: `/comics/talechasers/${chapter}/${page}`,
      chapter: Number(chapter),
      page,
      heading: `${comicTitle}, chapter ${chapter}, page ${page}`,
      progress: `${index + 1} of ${pages.length}`,
      title: `Chapter ${chapter}, page ${page}: ${named[Number(chapter) - 1]!.title}`,
      imageId,
    })),
);

/** The story's page at an address such as `2/3`. */
export function storyPage(place: string): StoryPage {
  const found = story.find(({ path }) => path === `/comics/talechasers/${place}`);
  if (!found) throw new Error(`the sample story has no page ${place}`);
  return found;
}
