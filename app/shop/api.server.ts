import { z } from "zod";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import { list, optionalFlowHtml, optionalLink, optionalText, text } from "~/upstream/fields.server";

const entry = z
  .object({
    title: text,
    /** The name in the picture's path, `shop/{name}.png`. */
    name: optionalText,
    description: optionalFlowHtml,
    link: optionalLink,
    /** The price with its currency, such as "US$18". */
    price: optionalText,
    alt: optionalText,
  })
  .meta({ id: "ShopEntry" });

export type ShopEntry = z.output<typeof entry>;

/** The featured items of the shop, in display order. */
export const fetchShopEntries = defineCall("v1/shop/entries", {
  schema: list(entry, ({ name, title }) => name || title),
  cache: cachePolicies.story,
});
