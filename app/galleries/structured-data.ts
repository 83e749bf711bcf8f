import * as to from "~/addresses";
import type { Thing } from "schema-dts";
import type { HeadLink, RenderedPage } from "~/document/page-handle";
import { breadcrumbList, creator, ownPicture } from "~/document/structured-data";
import { pictureAddress } from "~/ui/picture-address";
import type { ListedItem } from "./api.server";
import type { Gallery } from "./galleries.schema";

type Grid = RenderedPage<{ gallery: Gallery; hasFeed: boolean } | undefined>;

/** The feed of a gallery whose items have dates. */
export function galleryLinks({ data }: Grid): readonly HeadLink[] {
  if (!data?.hasFeed) return [];
  const { title, slug } = data.gallery;
  return [{ rel: "alternate", type: "application/atom+xml", title, href: to.galleryFeed(slug) }];
}

/** A gallery as an ImageGallery. */
export function galleryData({ data, site }: Grid): readonly Thing[] {
  if (!data) return [];
  const { gallery } = data;
  const { slug, title, description } = gallery;
  return [
    { "@type": "ImageGallery", name: title, url: site + to.gallery(slug), description },
    breadcrumbList(site, galleryBreadcrumbs(gallery)),
  ];
}

/** An item; the creator is known for the artist's own pictures alone. */
export function itemData(page: RenderedPage<DescribedItem | undefined>): readonly Thing[] {
  const { data, site, pictures } = page;
  if (!data) return [];
  const { id, title, excerpt, location, gallery } = data;
  const path = to.galleryItem(gallery.slug, id);
  const contentUrl = pictureAddress(pictures, "desktop", location, "medium");
  return [
    {
      "@type": "VisualArtwork",
      name: title,
      url: site + path,
      ...(excerpt && { description: excerpt }),
      ...(gallery.isOwn
        ? { creator: creator(site), image: ownPicture(site, contentUrl) }
        : { image: contentUrl }),
    },
    breadcrumbList(site, [...galleryBreadcrumbs(gallery), { name: title, path }]),
  ];
}

interface DescribedItem extends Pick<ListedItem, "id" | "title" | "location"> {
  /** The beginning of its description; may be "". */
  excerpt: string;
  gallery: Gallery;
}

function galleryBreadcrumbs({ slug, title }: Gallery) {
  return [
    { name: "Galleries", path: to.galleries },
    { name: title, path: to.gallery(slug) },
  ];
}
