import * as to from "~/addresses";
import galleries from "~content/galleries.yaml";
import { toSearchText, type SearchEntry, type SearchList } from "~/search/search-entry";
import { fetchGalleryItem, fetchItems } from "./api.server";

/** Lists the search entries of galleries and pictures; descriptions need an API call each. */
export const searchEntries = () =>
  galleries.flatMap(({ slug: gallery, title: place, description, keywords }) => {
    const entry: SearchEntry = {
      group: "Galleries",
      names: [place],
      to: to.gallery(gallery),
      place: "Galleries",
      texts: [description],
      keywords,
    };
    const listItems: SearchList = async () =>
      (await fetchItems({ gallery })).map(({ id: item, title, artist, alt, location }) => ({
        group: "Galleries",
        names: [title, item],
        to: to.galleryItem(gallery, item),
        place,
        keywords: [artist],
        texts: [alt],
        picture: location,
        read: async () => {
          const { description } = await fetchGalleryItem({ gallery, item });
          return { texts: [toSearchText(description), alt] };
        },
      }));
    return [entry, listItems];
  });
