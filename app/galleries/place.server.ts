import * as to from "~/addresses";
import { pageSearch, pageSizes } from "~/ui/paginate";
import type { ListedItem } from "./api.server";
import type { Gallery } from "./galleries.schema";

/** Returns the query of the page of the gallery's list that contains the item at an index. */
const searchAt = (at: number) =>
  pageSearch({ page: Math.floor(at / pageSizes.pictures) + 1 }) ?? "";

/** Returns each year's first picture in the list, with the query of its page of the list. */
export function listYears(items: readonly { id: string; date?: string | undefined }[]) {
  const years = items.map(({ date }) => date?.slice(0, 4) ?? "");
  return [...new Set(years)].filter(Boolean).map((year) => {
    const at = years.indexOf(year);
    return { year, id: items[at]!.id, search: searchAt(at) };
  });
}

/** Returns an item's position, its neighbors and the address of its page of the list. */
export function findPlace(gallery: Gallery["slug"], items: readonly ListedItem[], id: string) {
  const index = items.findIndex((item) => item.id === id);
  const neighborAt = (at: number) => {
    const item = items[at];
    return (
      item && { path: to.galleryItem(gallery, item.id) + searchAt(at), picture: item.location }
    );
  };
  if (index === -1) return { grid: to.gallery(gallery) };
  return {
    grid: to.gallery(gallery) + searchAt(index),
    position: `${index + 1} of ${items.length}`,
    previous: neighborAt(index - 1),
    next: neighborAt(index + 1),
  };
}

/** The position of an item in the list of its gallery, and its neighbors. */
export type Place = ReturnType<typeof findPlace>;
