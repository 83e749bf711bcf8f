import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { ShopPage } from "~/shop/shop-page";
import { toOutagePage } from "~/http/redirects.server";
import { pageSizes, paginate } from "~/ui/paginate";
import { fixedMeta } from "~/ui/fixed-meta";
import { fetchShopEntries } from "~/shop/api.server";

export { withoutApplication as handle } from "~/document/page-handle";

export const meta = fixedMeta({
  title: "Shop",
  description: "Pins, prints and warm things with foxes on them, straight from the studio.",
  keywords: ["shop", "merchandise", "enamel pins", "prints"],
});

export async function loader({ request }: LoaderFunctionArgs) {
  const all = await fetchShopEntries().catch(toOutagePage(request));
  const entries = paginate(all, request, pageSizes.cards);
  return { entries, pagination: entries.pagination };
}

/** Shows the page at once after a client navigation, while the items load. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const entries = serverLoader<typeof loader>().then((data) => data.entries);
  // <Await> handles a failure, unless the visitor has left the page.
  entries.catch(() => undefined);
  return { entries };
}

export default function Shop() {
  return <ShopPage entries={useLoaderData<typeof loader | typeof clientLoader>().entries} />;
}
