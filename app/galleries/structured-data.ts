import * as to from "~/addresses";
import type { RenderedPage } from "~/document/page-handle";
import { breadcrumbList, ownPicture } from "~/document/structured-data";
import { pictureAddress } from "~/ui/picture-address";
import type { ListedItem } from "./api.server";
import type { Gallery } from "./galleries.schema";

type Item = (Pick<ListedItem, "id" | "title" | "location"> & { gallery: Gallery }) | undefined;

/** Returns the structured data of a gallery item: its picture and breadcrumbs. */
export function buildItemStructuredData({ data, site, pictures }: RenderedPage<Item>) {
  if (!data) return [];
  const { id, title, location, gallery } = data;
  const crumbs = breadcrumbList(site, [
    { name: "Galleries", path: to.galleries },
    { name: gallery.title, path: to.gallery(gallery.slug) },
    { name: title, path: to.galleryItem(gallery.slug, id) },
  ]);
  const contentUrl = pictureAddress(pictures, "desktop", location, "medium");
  return gallery.isOwn ? [ownPicture(site, contentUrl), crumbs] : [crumbs];
}
