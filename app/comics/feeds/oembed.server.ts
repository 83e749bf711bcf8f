import { artist } from "~/document/artist";
import { siteName } from "~/document/page-meta";
import { env } from "~/env.server";
import { parsePagePath } from "~/reading/page-ref";
import { absolutePictureHost } from "~/ui/picture-host.server";
import { pictureAddress, type PictureSize, type PictureVariant } from "~/ui/picture-address";
import { comicPicture } from "../comic-picture";
import { loadStory } from "../story.server";

/** The sizes of a page's picture from narrow to wide, with their widths in pixels. */
const renditions: readonly { variant: PictureVariant; size: PictureSize; width: number }[] = [
  { variant: "thumbnail", size: "small", width: 160 },
  { variant: "thumbnail", size: "medium", width: 240 },
  { variant: "thumbnail", size: "large", width: 320 },
  { variant: "desktop", size: "small", width: 480 },
  { variant: "desktop", size: "medium", width: 960 },
];

/** Other sites may cache a response for so long, because a page may be drawn again. */
const CACHE_SECONDS = 86_400;

/** The largest picture that another site wants, in pixels; infinite without a limit. */
export interface MaxSize {
  width: number;
  height: number;
}

/**
 * Returns the oEmbed 1.0 response for a page.
 *
 * @throws {UpstreamError} when the comic or its chapter cannot be loaded, or has no such page
 */
export async function embedPage({ comic: slug, ...ref }: EmbeddedPage, maxSize: MaxSize) {
  const story = await loadStory(slug);
  const { found } = await story.find(ref);
  const { title, pageShape } = story.comic;
  const chapter = story.titleOf(ref.chapter);
  const picture = comicPicture(slug, ref.chapter, found.imageId);
  const shape = pageShape.height / pageShape.width;
  const { variant, size, width, height } = chooseRendition(maxSize, shape);
  return {
    version: "1.0",
    type: "photo",
    title: `${title}, chapter ${ref.chapter}${chapter ? ` (${chapter})` : ""}, page ${ref.page}`,
    author_name: artist.name,
    author_url: `${env.SITE_URL}/`,
    provider_name: siteName,
    provider_url: `${env.SITE_URL}/`,
    cache_age: CACHE_SECONDS,
    url: pictureAddress(absolutePictureHost, variant, picture, size),
    width,
    height,
  } as const;
}

type EmbeddedPage = NonNullable<ReturnType<typeof parsePagePath>>;

/** Parses the address of a page on this site. */
export function parsePageAddress(address: string): EmbeddedPage | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === new URL(env.SITE_URL).origin ? parsePagePath(pathname) : undefined;
}

/** Chooses the widest picture that fits; the narrowest is scaled down if none does. */
function chooseRendition(maxSize: MaxSize, shape: number) {
  const maxWidth = Math.min(maxSize.width, maxSize.height / shape);
  const form = renditions.findLast(({ width }) => width <= maxWidth) ?? renditions[0]!;
  const width = Math.max(1, Math.floor(Math.min(form.width, maxWidth)));
  return { ...form, width, height: Math.max(1, Math.floor(width * shape)) };
}
