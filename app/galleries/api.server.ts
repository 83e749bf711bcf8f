import { z } from "zod";
import galleries from "~content/galleries.yaml";
import type { Gallery } from "./galleries.schema";
import { listCall, readCall, textParameter } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { isNotFound } from "~/upstream/failure";
import { onceFor } from "~/upstream/once-for";
import { findKnownRatio } from "~/upstream/picture-sizes.server";
import {
  addressName,
  optional,
  optionalDate,
  optionalFlowHtml,
  optionalPictureText,
  optionalText,
  text,
} from "~/upstream/fields.server";

/** A path on the picture host, without the segments that a URL parser would take away. */
const picturePath = z
  .string()
  .max(1_000)
  .meta({
    id: "PicturePath",
    description: "Path of a picture on the picture host, below its variant",
    pattern: "^/*(?:(?!\\.{1,2}(?:/|$))[^/]+(?:/(?!$)|$))+$",
  })
  .transform((path) => path.replace(/^\/+/, ""))
  .refine((path) => path.split("/").every((segment) => !["", ".", ".."].includes(segment)), {
    error: "expected a path without empty segments and dots",
  });

const untitled = "Untitled";

const listed = z
  .object({
    id: z.union([addressName(200), z.number()]).transform(String),
    title: optional(text, untitled),
    location: picturePath,
    alt: optionalPictureText,
    artist: optionalText,
    date: optionalDate,
  })
  .meta({ id: "ListedGalleryItem" });

export type DatedItem = z.output<typeof listed>;

/** An item of a list, as pages show it; with width divided by height of its picture where the server has seen it. */
export type ListedItem = Omit<DatedItem, "date"> & { ratio?: number | undefined };

const item = z
  .object({
    title: optional(text, untitled),
    description: optionalFlowHtml,
    location: picturePath,
    alt: optionalPictureText,
    artist: optionalText,
  })
  .meta({ id: "GalleryItem" });

export type Item = z.output<typeof item>;

const gallery = z
  .enum(galleries.map(({ slug }) => slug))
  .meta({ description: "Slug of a gallery", examples: ["fan-art"] });

/** The calls about galleries. */
export const galleryCalls = {
  list: listCall("v1/galleries/{gallery}", {
    summary: "The items of a gallery",
    parameters: { gallery },
    item: listed,
    identify: ({ id }) => id,
    cache: cachePolicies.story,
  }),
  item: readCall("v1/galleries/{gallery}/items/{item}", {
    summary: "An item of a gallery; {} says that there is no such item",
    parameters: { gallery, item: textParameter("Id of an item", "paper-forest") },
    data: item,
    read: item.optional(),
    empty: { value: undefined },
    cache: cachePolicies.story,
  }),
};

/**
 * The items of a gallery, newest first; items without a date follow in the upstream's order.
 *
 * @param wanted the id of an item that may be there: an older list without it is renewed
 */
export async function fetchDatedItems(
  gallery: Gallery["slug"],
  wanted?: string,
): Promise<DatedItem[]> {
  const hasIt = (items: DatedItem[]) => !wanted || items.some(({ id }) => id === wanted);
  return sortNewestFirst(await fetchData(galleryCalls.list, { gallery }, hasIt));
}

const sortNewestFirst = onceFor((items: DatedItem[]) =>
  items.toSorted(({ date: a = "" }, { date: b = "" }) => (a === b ? 0 : a < b ? 1 : -1)),
);

/** The same without dates, which only feeds need. */
export async function fetchItems(gallery: Gallery["slug"], wanted?: string): Promise<ListedItem[]> {
  return removeDates(await fetchDatedItems(gallery, wanted));
}

export const removeDates = onceFor((items: DatedItem[]) =>
  items.map(({ date: _date, ...item }) => item),
);

/** Adds the ratio of an item. It is no part of the cached list: pictures are seen later. */
export const addRatio = <Shown extends { location: string }>(item: Shown) => ({
  ...item,
  ratio: findKnownRatio(item.location),
});

/** An item, or undefined where the gallery has none with this id (`{}` or status 404). */
export async function fetchItem(gallery: Gallery["slug"], id: string): Promise<Item | undefined> {
  try {
    return await fetchData(galleryCalls.item, { gallery, item: id });
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
