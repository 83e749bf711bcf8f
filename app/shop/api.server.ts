import { z } from "zod";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import { list, optionalFlowHtml, optionalLink, optionalText, text } from "~/upstream/fields.server";

const entry = z
  .object({
    title: text,
    /** The name of the item in the path of its picture, `shop/{name}.png`. */
    name: optionalText,
    description: optionalFlowHtml,
    link: optionalLink,
    /** The price with the currency, such as "US$18". */
    price: optionalText,
    alt: optionalText,
  })
  .meta({ id: "ShopEntry" });

/** A featured item of the shop. */
export type ShopEntry = z.output<typeof entry>;

/** Fetches the featured items of the shop in display order. */
export const fetchShopEntries = defineCall("v1/shop/entries", {
  schema: list(entry, ({ name, title }) => name || title),
  cache: cachePolicies.story,
});
