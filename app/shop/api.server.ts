import { z } from "zod";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import { list, optionalFlowHtml, optionalLink, optionalText, text } from "~/upstream/fields.server";

const entry = z
  .object({
    title: text,
    /** The name of the picture `shop/{name}.png`. */
    name: optionalText,
    description: optionalFlowHtml,
    link: optionalLink,
    /** As in "US$18". */
    price: optionalText,
    alt: optionalText,
  })
  .meta({ id: "ShopEntry" });

export type ShopEntry = z.output<typeof entry>;

/** What the shop features, in the order of the page. */
export const fetchShopEntries = defineCall("v1/shop/entries", {
  schema: list(entry),
  cache: cachePolicies.story,
});
