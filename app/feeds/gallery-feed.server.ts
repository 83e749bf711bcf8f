import * as to from "~/addresses";
import { artist } from "~/document/artist";
import { siteName } from "~/document/page-meta";
import { linkedPicture, renderAtom } from "./atom-feed.server";
import { absolutePictureHost } from "~/ui/picture-host.server";
import { pictureAddress } from "~/ui/picture-address";
import { fetchItems } from "~/galleries/api.server";
import type { Gallery } from "~/galleries/galleries.schema";

/** Creates an Atom feed of the newest dated items of a gallery; undefined if no item has a date. */
export async function createGalleryFeed(gallery: Gallery): Promise<string | undefined> {
  const { slug, title, description, isOwn } = gallery;
  const outline = {
    title: `${siteName}: ${title.toLowerCase()}`,
    description,
    page: to.gallery(slug),
    path: to.galleryFeed(slug),
    // Fan art is by readers; the page of each item names its artist.
    author: isOwn ? artist.name : `Readers of ${siteName}`,
  };
  return renderAtom(
    outline,
    await fetchItems({ gallery: slug }),
    ({ id, title, location, alt }) => {
      const path = to.galleryItem(slug, id);
      const picture = pictureAddress(absolutePictureHost, "desktop", location, "medium");
      return { title, path, content: linkedPicture(path, picture, alt || title) };
    },
  );
}
