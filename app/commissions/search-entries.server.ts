import * as to from "~/addresses";
import { plainSlug } from "~/slugs";
import { toSearchText, type SearchList } from "~/search/search-entry";
import { fetchCommissionTypes } from "./api.server";

/** Lists the search entries of the commission types with prices. */
export const searchEntries = (): SearchList[] => [
  async () =>
    (await fetchCommissionTypes()).map(({ name, price, description, exampleImage }) => ({
      group: "Pages",
      names: [name],
      to: `${to.commissions}#${plainSlug(name)}`,
      isPart: true,
      place: "Commissions",
      keywords: [price],
      texts: [toSearchText(description)],
      picture: exampleImage && `commissions/${exampleImage}/1.png`,
    })),
];
