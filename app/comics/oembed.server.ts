import { artist } from "~/document/artist";
import { siteName } from "~/document/page-meta";
import { env } from "~/env.server";
import { pageAddress, type PageRef, parsePageNumber } from "~/reading/page-ref";
import { pictureHost } from "~/ui/picture-host.server";
import { pictureAddress, type PictureSize, type PictureVariant } from "~/ui/picture-address";
import { comicBySlug } from "./comic.server";
import { comicPicture } from "./comic-picture";
import { findPage } from "./page-data/load-page.server";

/** The pictures of a page that other sites can show, from narrow to wide, with their widths in pixels. */
const renditions: readonly { variant: PictureVariant; size: PictureSize; width: number }[] = [
  { variant: "thumbnail", size: "small", width: 160 },
  { variant: "thumbnail", size: "medium", width: 240 },
  { variant: "thumbnail", size: "large", width: 320 },
  { variant: "desktop", size: "small", width: 480 },
  { variant: "desktop", size: "medium", width: 960 },
];

/** Wider pictures are no thumbnails; in pixels. */
const MAX_THUMBNAIL_WIDTH = 320;

/** Other sites may cache an answer for so long; a page may be drawn anew. */
const CACHE_SECONDS = 86_400;

/** The largest picture that another site wants, in pixels; infinite if it does not say. */
export interface Room {
  width: number;
  height: number;
}

/**
 * Returns the oEmbed 1.0 answer for the address of a page.
 *
 * @returns undefined for an address that is no page of a comic on this site
 * @throws {UpstreamError} when the comic or its chapter cannot be loaded, or has no such page
 */
export async function embedOf(address: string, room: Room) {
  const asked = parsePageAddress(address);
  if (!asked) return undefined;
  const { slug, place } = asked;
  const { pages, index } = await findPage(slug, place);
  const { title, chapters, pageShape } = await comicBySlug(slug);
  const chapter = chapters.find(({ number }) => number === place.chapter)?.title;
  const picture = comicPicture(slug, place.chapter, pages[index]!.imageId);
  const shape = pageShape.height / pageShape.width;
  const whole = chooseRendition(renditions, room, shape);
  const thumbnails = renditions.filter(({ width }) => width <= MAX_THUMBNAIL_WIDTH);
  const thumbnail = chooseRendition(thumbnails, room, shape);
  return {
    version: "1.0",
    type: "photo",
    title: `${title}, chapter ${place.chapter}${chapter ? ` (${chapter})` : ""}, page ${place.page}`,
    author_name: artist.name,
    author_url: `${env.SITE_URL}/`,
    provider_name: siteName,
    provider_url: `${env.SITE_URL}/`,
    cache_age: CACHE_SECONDS,
    url: addressOf(picture, whole),
    width: whole.width,
    height: whole.height,
    thumbnail_url: addressOf(picture, thumbnail),
    thumbnail_width: thumbnail.width,
    thumbnail_height: thumbnail.height,
  } as const;
}

/** Parses the address of a page on this site. */
function parsePageAddress(address: string): { slug: string; place: PageRef } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(env.SITE_URL).origin) return undefined;
  const [, folder, slug = "", ...numbers] = pathname.split("/");
  const [chapter, page] = numbers.map(parsePageNumber);
  if (folder !== "comics" || chapter === undefined || page === undefined) return undefined;
  const place = { chapter, page };
  return pageAddress(slug, place) === pathname ? { slug, place } : undefined;
}

/** Chooses the widest picture that fits; the narrowest is scaled down if none does. */
function chooseRendition(all: typeof renditions, room: Room, shape: number) {
  const maxWidth = Math.min(room.width, room.height / shape);
  const form = all.findLast(({ width }) => width <= maxWidth) ?? all[0]!;
  const width = Math.max(1, Math.floor(Math.min(form.width, maxWidth)));
  return { ...form, width, height: Math.max(1, Math.floor(width * shape)) };
}

function addressOf(picture: string, { variant, size }: (typeof renditions)[number]): string {
  return pictureAddress(pictureHost, variant, picture, size);
}
