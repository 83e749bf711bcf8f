import { z } from "zod";
import { listCall } from "~/upstream/api-call";
import { cachePolicies } from "~/upstream/cache.server";
import {
  optionalLink,
  optionalPictureText,
  optionalRawHtml,
  optionalText,
  type Described,
  text,
} from "~/upstream/fields.server";

const entry = z
  .object({
    title: text,
    /** The name of the picture `shop/{name}.png`. */
    name: optionalText,
    description: optionalRawHtml,
    link: optionalLink,
    /** As in "US$18". */
    price: optionalText,
    alt: optionalPictureText,
  })
  .meta({ id: "ShopEntry" });

export type ShopEntry = Described<z.output<typeof entry>>;

/** The call about the shop. */
export const shopCalls = {
  entries: listCall("v1/shop/entries", {
    summary: "What the shop features, in the order of the page",
    item: entry,
    cache: cachePolicies.story,
  }),
};
