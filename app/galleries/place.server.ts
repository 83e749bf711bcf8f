import * as to from "~/addresses";
import { pageSearch, pageSizes } from "~/ui/paginate";
import type { ListedItem } from "./api.server";
import type { Gallery } from "./galleries.schema";

/** Returns an item's position in its gallery, its neighbors, and the address of the grid page that contains it. */
export function findPlace(gallery: Gallery["slug"], items: readonly ListedItem[], id: string) {
  const index = items.findIndex((item) => item.id === id);
  const searchAt = (at: number) =>
    pageSearch({ page: Math.floor(at / pageSizes.pictures) + 1 }) ?? "";
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

export type Place = ReturnType<typeof findPlace>;
