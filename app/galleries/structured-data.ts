import type { Thing } from "schema-dts";
import type { HeadLink, WrittenPage } from "~/document/page-handle";
import { breadcrumbList, creator, ownPicture } from "~/document/structured-data";
import type { Gallery } from "./galleries";
import { galleryFeedPath, galleryPath } from "./item-position";

type Grid = WrittenPage<{ gallery: Gallery; hasFeed: boolean } | undefined>;

/** The feed of a gallery whose items have dates. */
export function galleryLinks({ data }: Grid): readonly HeadLink[] {
  if (!data?.hasFeed) return [];
  const { title, slug } = data.gallery;
  return [{ rel: "alternate", type: "application/atom+xml", title, href: galleryFeedPath(slug) }];
}

/** A gallery as an ImageGallery. */
export function galleryData({ data, site }: Grid): readonly Thing[] {
  if (!data) return [];
  const { gallery } = data;
  const { slug, title, description } = gallery;
  return [
    { "@type": "ImageGallery", name: title, url: site + galleryPath(slug), description },
    breadcrumbList(site, galleryBreadcrumbs(gallery)),
  ];
}

/** An item; the creator is known for the artist's own pictures alone. */
export function itemData({ data, site }: WrittenPage<DescribedItem | undefined>): readonly Thing[] {
  if (!data) return [];
  const { id, title, excerpt, preview, gallery } = data;
  const path = galleryPath(gallery.slug, id);
  const contentUrl = new URL(preview, site).href;
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

interface DescribedItem {
  id: string;
  title: string;
  /** The beginning of its description; may be "". */
  excerpt: string;
  /** The address of its picture, absolute or a path of this site. */
  preview: string;
  gallery: Gallery;
}

function galleryBreadcrumbs({ slug, title }: Gallery) {
  return [
    { name: "Galleries", path: "/galleries" },
    { name: title, path: galleryPath(slug) },
  ];
}
