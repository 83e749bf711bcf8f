import { comics } from "../mocks/data/comics";
import { readContent } from "../scripts/content/read-content";

/** A page of the sample story, as expected in the reader. */
export interface StoryPage {
  path: string;
  chapter: number;
  /** The page number in the address; numbers may have gaps. */
  page: number;
  heading: string;
  /** The progress text: the position in the chapter. */
  progress: string;
  /** The beginning of the document's title. */
  title: string;
  imageId: string;
}

const chapters = comics["talechasers"]!;
const { chapters: named } = readContent("comics.yaml")["talechasers"]!;

/** All pages of the sample story in reading order. */
export const story: readonly StoryPage[] = Object.entries(chapters).flatMap(
  ([chapter, { pages }]) =>
    pages.map(({ page, imageId }, index) => ({
      path: `/comics/talechasers/${chapter}/${page}`,
      chapter: Number(chapter),
      page,
      heading: `Chapter ${chapter}: ${named[Number(chapter) - 1]!.title}, page ${page}`,
      progress: `${index + 1} of ${pages.length}`,
      title: `Chapter ${chapter}, page ${page}: ${named[Number(chapter) - 1]!.title}`,
      imageId,
    })),
);

/** The page of the story at an address such as `2/3`. */
export function storyPage(place: string): StoryPage {
  const found = story.find(({ path }) => path === `/comics/talechasers/${place}`);
  if (!found) throw new Error(`the sample story has no page ${place}`);
  return found;
}
