import { artist } from "~/document/artist";
import { siteName } from "~/document/page-meta";
import { env } from "~/env.server";
import { pageAddress, type PageRef, parsePageNumber } from "~/reading/page-ref";
import { pictureHost } from "~/ui/picture-host.server";
import { pictureAddress, type PictureSize, type PictureVariant } from "~/ui/picture-address";
import { comicBySlug } from "./comic.server";
import { comicPicture } from "./comic-picture";
import { findPage } from "./page-data/load-page.server";

/** The forms that a page is shown in elsewhere, narrow to wide, with the pixels that the picture host draws. */
const forms: readonly { variant: PictureVariant; size: PictureSize; width: number }[] = [
  { variant: "thumbnail", size: "small", width: 160 },
  { variant: "thumbnail", size: "medium", width: 240 },
  { variant: "thumbnail", size: "large", width: 320 },
  { variant: "desktop", size: "small", width: 480 },
  { variant: "desktop", size: "medium", width: 960 },
];

/** The widest form that is still a thumbnail. */
const widestThumbnail = 320;

/** Seconds for which others may keep an answer: the picture of a page may be drawn anew. */
const cacheAge = 86_400;

/** Pixels that who embeds a page has for it; infinite where they do not say. */
export interface Room {
  width: number;
  height: number;
}

/**
 * What others show of a comic's page at an address of this site: its picture, as oEmbed 1.0 has it.
 *
 * @returns nothing for an address that is no page of a comic on this site
 * @throws {UpstreamError} when the comic or its chapter cannot be had, or has no such page
 */
export async function embedOf(address: string, room: Room) {
  const asked = toPageRef(address);
  if (!asked) return undefined;
  const { slug, place } = asked;
  const { pages, index } = await findPage(slug, place);
  const { title, chapters, pageShape } = await comicBySlug(slug);
  const chapter = chapters.find(({ number }) => number === place.chapter)?.title;
  const picture = comicPicture(slug, place.chapter, pages[index]!.imageId);
  const shape = pageShape.height / pageShape.width;
  const whole = fitted(forms, room, shape);
  const thumbnails = forms.filter(({ width }) => width <= widestThumbnail);
  const thumbnail = fitted(thumbnails, room, shape);
  return {
    version: "1.0",
    type: "photo",
    title: `${title}, chapter ${place.chapter}${chapter ? ` (${chapter})` : ""}, page ${place.page}`,
    author_name: artist.name,
    author_url: `${env.SITE_URL}/`,
    provider_name: siteName,
    provider_url: `${env.SITE_URL}/`,
    cache_age: cacheAge,
    url: addressOf(picture, whole),
    width: whole.width,
    height: whole.height,
    thumbnail_url: addressOf(picture, thumbnail),
    thumbnail_width: thumbnail.width,
    thumbnail_height: thumbnail.height,
  } as const;
}

/** The page of a comic that an address is of. */
function toPageRef(address: string): { slug: string; place: PageRef } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(env.SITE_URL).origin) return undefined;
  const [, folder, slug = "", ...numbers] = pathname.split("/");
  const [chapter, page] = numbers.map(parsePageNumber);
  if (folder !== "comics" || chapter === undefined || page === undefined) return undefined;
  const place = { chapter, page };
  return pageAddress(slug, place) === pathname ? { slug, place } : undefined;
}

/** The widest form that there is room for; in less than the smallest has, that one is shown smaller. */
function fitted(all: typeof forms, room: Room, shape: number) {
  const most = Math.min(room.width, room.height / shape);
  const form = all.findLast(({ width }) => width <= most) ?? all[0]!;
  const width = Math.max(1, Math.floor(Math.min(form.width, most)));
  return { ...form, width, height: Math.max(1, Math.floor(width * shape)) };
}

function addressOf(picture: string, { variant, size }: (typeof forms)[number]): string {
  return pictureAddress(pictureHost, variant, picture, size);
}
