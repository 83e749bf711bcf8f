import { z } from "zod";
import { galleries, type GallerySlug } from "./galleries";
import { listCall, readCall, textParameter } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import { isUnknown } from "~/upstream/failure";
import { onceFor } from "~/upstream/once-for";
import {
  optional,
  optionalDate,
  optionalFlowHtml,
  optionalPictureText,
  text,
} from "~/upstream/fields.server";

/** A path on the picture host, without the segments that a URL parser would take away. */
const picturePath = z
  .string()
  .max(1_000)
  .meta({ description: "Path of a picture on the picture host, below its variant" })
  .transform((path) => path.replace(/^\/+/, ""))
  .refine((path) => path.split("/").every((segment) => !["", ".", ".."].includes(segment)), {
    error: "expected a path without empty segments and dots",
  });

/** The title of an item that has none. */
const untitled = "Untitled";

const listed = z.object({
  id: z.union([text, z.number()]).transform(String),
  title: optional(text, untitled),
  location: picturePath,
  alt: optionalPictureText,
  date: optionalDate,
});

/** An item in the list of its gallery, with the day it was hung where that is known. */
export type DatedItem = z.output<typeof listed>;

/** An item in the list of its gallery. */
export type ListedItem = Omit<DatedItem, "date">;

const item = z.object({
  title: optional(text, untitled),
  description: optionalFlowHtml,
  location: picturePath,
  alt: optionalPictureText,
});

/** An item by itself. */
export type Item = z.output<typeof item>;

const gallery = z
  .enum(galleries.map(({ slug }) => slug))
  .meta({ description: "Slug of a gallery", examples: ["fan-art"] });

/** The calls of this area. */
export const galleryCalls = {
  list: listCall("v1/galleries/{gallery}", {
    summary: "The items of a gallery, in the order of its grid",
    parameters: { gallery },
    item: listed,
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

/** The items of a gallery with their dates, in its order. Source: `v1/galleries/{gallery}`. */
export function fetchDatedItems(gallery: GallerySlug): Promise<DatedItem[]> {
  return fetchData(galleryCalls.list, { gallery });
}

/** The items of a gallery, in its order. */
export async function fetchItems(gallery: GallerySlug): Promise<ListedItem[]> {
  return undated(await fetchDatedItems(gallery));
}

/** Items as pages show them: their dates are for feeds. */
export const undated = onceFor((items: DatedItem[]) =>
  items.map(({ date: _date, ...item }) => item),
);

/**
 * One item of a gallery, or nothing when the gallery has no such item.
 *
 * Source: `v1/galleries/{gallery}/items/{item}`, where `{}` and status 404 mean that there is none.
 */
export async function fetchItem(gallery: GallerySlug, id: string): Promise<Item | undefined> {
  try {
    return await fetchData(galleryCalls.item, { gallery, item: id });
  } catch (error) {
    if (isUnknown(error)) return undefined;
    throw error;
  }
}
