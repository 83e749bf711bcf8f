import { z } from "zod";
import galleries from "~content/galleries.yaml";
import type { Gallery } from "./galleries.schema";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import { classifyFailure } from "~/upstream/failure";
import { findKnownRatio } from "~/upstream/picture-sizes.server";
import {
  addressName,
  list,
  optional,
  optionalDate,
  optionalFlowHtml,
  optionalLength,
  optionalText,
  text,
} from "~/upstream/fields.server";

/** A path on the picture host that contains no `.` and `..`, which URL parsers would resolve. */
const picturePath = z
  .string()
  .max(1_000)
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
    alt: optionalText,
    artist: optionalText,
    width: optionalLength,
    height: optionalLength,
    date: optionalDate,
  })
  .meta({ id: "ListedGalleryItem" });

type UpstreamListedItem = z.output<typeof listed>;

/** An item of a list as pages show it, with the aspect ratio of its picture if known. */
export type ListedItem = Omit<UpstreamListedItem, "date" | "width" | "height"> & {
  ratio?: number | undefined;
};

const item = z
  .object({
    title: optional(text, untitled),
    description: optionalFlowHtml,
    location: picturePath,
    alt: optionalText,
    artist: optionalText,
  })
  .meta({ id: "GalleryItem" });

/** An item of a gallery with all fields of its page. */
export type Item = z.output<typeof item>;

/** Fetches the items of a gallery by date, newest first, and then the items without a date. */
export const fetchItems = defineCall("v1/galleries/{gallery}", {
  schema: list(listed, ({ id }) => id).transform((items) =>
    items.toSorted(({ date: a = "" }, { date: b = "" }) => (a === b ? 0 : a < b ? 1 : -1)),
  ),
  cache: cachePolicies.story,
  examples: galleries.map(({ slug }) => ({ gallery: slug })),
});

/** Fetches an item; `fetchItem` accepts unknown ids. */
export const fetchGalleryItem = defineCall("v1/galleries/{gallery}/items/{item}", {
  schema: item,
  cache: cachePolicies.story,
  async examples() {
    const lists = galleries.map(async ({ slug: gallery }) =>
      (await fetchItems({ gallery })).map(({ id }) => ({ gallery, item: id })),
    );
    return (await Promise.all(lists)).flat();
  },
});

/**
 * Formats an item of a list for web pages. The ratio is not part of the cached list, because the
 * site learns it when it first relays the picture.
 */
export const presentItem = ({
  date: _date,
  width,
  height,
  ...item
}: UpstreamListedItem): ListedItem => ({
  ...item,
  ratio: findRatio({ location: item.location, width, height }),
});

/**
 * Returns the aspect ratio (width / height) of an item's picture: from the upstream's fields, or of
 * the file if the site has relayed it.
 */
export function findRatio(item: Pick<UpstreamListedItem, "location" | "width" | "height">) {
  const { width, height, location } = item;
  return width && height ? Number((width / height).toFixed(3)) : findKnownRatio(location);
}

/** Fetches an item; undefined if the gallery has no item with this id. */
export async function fetchItem(gallery: Gallery["slug"], id: string): Promise<Item | undefined> {
  try {
    return await fetchGalleryItem({ gallery, item: id });
  } catch (error) {
    if (classifyFailure(error) === "absent") return undefined;
    throw error;
  }
}
