import * as to from "~/addresses";
import { plainSlug } from "~/slugs";
import { toSearchText, type SearchList } from "~/search/search-entry";
import { fetchShopEntries } from "./api.server";

/** Lists the search entries of the featured items. */
export const searchEntries = (): SearchList[] => [
  async () =>
    (await fetchShopEntries()).map(({ title, name, description }) => ({
      group: "Pages",
      names: [title],
      to: `${to.shop}#${plainSlug(title)}`,
      isPart: true,
      place: "Shop",
      texts: [toSearchText(description)],
      picture: name && `shop/${name}.png`,
    })),
];
