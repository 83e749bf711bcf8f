import * as to from "~/addresses";
import { env } from "~/env.server";
import { artist } from "~/document/artist";
import { siteName } from "~/document/page-meta";
import { renderAtom, selectNewest } from "~/http/atom-feed.server";
import { escapeXml } from "~/http/xml";
import { absolutePictureHost } from "~/ui/picture-host.server";
import { pictureAddress } from "~/ui/picture-address";
import { onceFor } from "~/upstream/once-for";
import { fetchDatedItems, type DatedItem } from "./api.server";
import type { Gallery } from "./galleries.schema";

const newestItems = onceFor((items: DatedItem[]) => selectNewest(items));

/**
 * The newest items of a gallery with a date as an Atom feed.
 *
 * @returns undefined when no item has a date
 * @throws {UpstreamError} when the gallery cannot be loaded
 */
export async function createGalleryFeed(gallery: Gallery): Promise<string | undefined> {
  const { slug, title, description, isOwn } = gallery;
  const entries = newestItems(await fetchDatedItems(slug)).map((item) => toEntry(slug, item));
  if (entries.length === 0) return undefined;
  const outline = {
    title: `${siteName}: ${title.toLowerCase()}`,
    description,
    page: to.gallery(slug),
    path: to.galleryFeed(slug),
    // The page of an item of fan art names its artist.
    ...(isOwn
      ? { author: artist.name, copyright: artist.copyright }
      : { author: `Readers of ${siteName}` }),
  };
  return renderAtom(outline, entries);
}

function toEntry(gallery: string, item: DatedItem & { date: string }) {
  const { id, title, location, alt, date } = item;
  const path = to.galleryItem(gallery, id);
  const picture = escapeXml(pictureAddress(absolutePictureHost, "desktop", location, "medium"));
  return {
    title,
    path,
    date,
    content: () =>
      `<p><a href="${env.SITE_URL}${path}"><img src="${picture}" alt="${escapeXml(alt || title)}"></a></p>`,
  };
}
