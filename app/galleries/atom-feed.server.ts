import { env } from "~/env.server";
import { artist } from "~/document/artist";
import { siteName } from "~/document/page-meta";
import { renderAtom, selectNewest } from "~/http/atom-feed.server";
import { escapeXml } from "~/http/xml";
import { pictureHost } from "~/ui/picture-host.server";
import { pictureAddress } from "~/ui/picture-address";
import { onceFor } from "~/upstream/once-for";
import { fetchDatedItems, type DatedItem } from "./api.server";
import type { Gallery } from "./galleries";
import { galleryFeedPath, galleryPath } from "./item-position";

const newestItems = onceFor((items: DatedItem[]) => selectNewest(items));

/**
 * The newest items of a gallery as an Atom feed, of those whose day the upstream tells.
 *
 * @returns nothing for a gallery without such an item
 * @throws {UpstreamError} when the gallery cannot be had
 */
export async function galleryFeed(gallery: Gallery): Promise<string | undefined> {
  const { slug, title, description, isOwn } = gallery;
  const entries = newestItems(await fetchDatedItems(slug)).map((item) => entryOf(slug, item));
  if (entries.length === 0) return undefined;
  const outline = {
    title: `${siteName}: ${title.toLowerCase()}`,
    description,
    page: galleryPath(slug),
    path: galleryFeedPath(slug),
    // Whose an item of fan art is, its own page says.
    ...(isOwn
      ? { author: artist.name, copyright: artist.copyright }
      : { author: `Readers of ${siteName}` }),
  };
  return renderAtom(env.SITE_URL, outline, entries);
}

function entryOf(gallery: string, item: DatedItem & { date: string }) {
  const { id, title, location, alt, date } = item;
  const path = galleryPath(gallery, id);
  const picture = escapeXml(pictureAddress(pictureHost, "desktop", location, "medium"));
  return {
    title,
    path,
    date,
    content: () =>
      `<p><a href="${env.SITE_URL}${path}"><img src="${picture}" alt="${escapeXml(alt || title)}"></a></p>`,
  };
}
