import * as to from "~/addresses";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import { GalleryItem, type GridContext } from "~/galleries/gallery-item";
import { itemData } from "~/galleries/structured-data";
import { findGallery } from "~/galleries/galleries";
import { orMissing } from "~/http/missing.server";
import { isClientNavigation, replaceWith, toErrorPage } from "~/http/redirects.server";
import { redirectToMissingPage } from "~/http/missing-page.server";
import { pageMeta } from "~/document/page-meta";
import { findNeighbors } from "~/ui/neighbors";
import { addRatio, fetchItem, fetchItems } from "~/galleries/api.server";
import { textOf } from "~/upstream/html/text";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = {
  ...(import.meta.env.SSR && { structuredData: itemData }),
};

export { revalidateUnlessFragmentChange as shouldRevalidate } from "~/ui/should-revalidate";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { gallery, title, alt, excerpt, location } = args.data;
  return pageMeta(args, {
    title,
    section: gallery.title,
    description: excerpt || `${title}. ${gallery.description}`,
    keywords: gallery.keywords,
    type: "article",
    image: { path: location, alt: alt || title },
  });
};

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const gallery = findGallery(params["gallery"]);
  if (!gallery) throw redirectToMissingPage(request);
  const id = params["item"] ?? "";
  const asked = fetchItem(gallery.slug, id);
  const items = fetchItems(gallery.slug, id).catch(orMissing(context));
  // In the running application the dialog stays closed when the item is missing or fails.
  const isOver = isClientNavigation(request, context);
  const item = await (isOver ? asked.catch(orMissing(context)) : asked.catch(toErrorPage(request)));
  if (!item) {
    const page = new URL(request.url).searchParams.get("page");
    const search = page ? `?${new URLSearchParams({ page }).toString()}` : "";
    throw isOver ? replaceWith(to.gallery(gallery.slug) + search) : redirectToMissingPage(request);
  }
  return {
    ...addRatio(item),
    id,
    place: findNeighbors((await items) ?? [], (one) => one.id === id),
    gallery,
    excerpt: textOf(item.description).slice(0, 200),
  };
}

export default function ItemPage() {
  return (
    <GalleryItem item={useLoaderData<typeof loader>()} grid={useOutletContext<GridContext>()} />
  );
}
