import { z } from "zod";
import { cachePolicies } from "./cache.server";
import { getList } from "./call.server";
import { safeHtml } from "./safe-html.server";
import { optionalLink } from "./web-address.server";

const entry = z.object({
  title: z.string().min(1),
  /** Names its picture, `shop/{name}.png`. */
  name: z.string().default(""),
  description: safeHtml.default("" as never),
  link: optionalLink,
});

/** Something for sale. */
export type ShopEntry = z.output<typeof entry>;

/** What the shop features, in its order. Source: `v1/shop/entries`. */
export function shopEntries(): Promise<ShopEntry[]> {
  return getList(["shop", "entries"], entry, cachePolicies.story);
}
