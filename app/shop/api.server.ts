import { z } from "zod";
import { listCall } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import { fetchData } from "~/upstream/call.server";
import {
  optionalLink,
  optionalPictureText,
  optionalText,
  parsedFlowHtml,
  text,
} from "~/upstream/fields.server";

const entry = z.object({
  title: text,
  /** Names its picture, `shop/{name}.png`. */
  name: optionalText,
  description: parsedFlowHtml,
  link: optionalLink,
  /** As it is written on the tag: "US$18". */
  price: optionalText,
  alt: optionalPictureText,
});

/** Something for sale. */
export type ShopEntry = z.output<typeof entry>;

/** The calls of this area. */
export const shopCalls = {
  entries: listCall("v1/shop/entries", {
    summary: "What the shop features, in the order of the page",
    item: entry,
    cache: cachePolicies.story,
  }),
};

/** What the shop features, in its order. Source: `v1/shop/entries`. */
export function shopEntries(): Promise<ShopEntry[]> {
  return fetchData(shopCalls.entries);
}
