import * as to from "~/addresses";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import { fetchCommissionInfo, fetchCommissionTypes, takesRequests } from "~/commissions/api.server";
import { getTypeState } from "~/commissions/type-state.server";
import { fetchItem, fetchItems, findRatio } from "~/galleries/api.server";
import { GalleryItem, type Commission } from "~/galleries/gallery-item";
import { findGallery } from "~/galleries/galleries";
import type { Gallery } from "~/galleries/galleries.schema";
import { findPlace } from "~/galleries/place.server";
import { buildItemStructuredData } from "~/galleries/structured-data";
import { orIncomplete } from "~/http/incomplete.server";
import {
  isDataRequest,
  redirectToMissingPage,
  replaceWith,
  toErrorPage,
} from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { plainSlug } from "~/slugs";
import { textOf } from "~/upstream/html/text";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = {
  ...(import.meta.env.SSR && { structuredData: buildItemStructuredData }),
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
  const { slug } = gallery;
  const id = params["item"] ?? "";
  // If a client navigation fails, the grid stays and no dialog opens.
  const isDialog = isDataRequest(request, context);
  const [item, items, commission] = await Promise.all([
    fetchItem(slug, id).catch(isDialog ? orIncomplete(context) : toErrorPage(request)),
    fetchItems({ gallery: slug }, (list) => list.some((one) => one.id === id)).catch(
      orIncomplete(context),
    ),
    gallery.isOwn ? loadCommission(gallery, id).catch(orIncomplete(context)) : undefined,
  ]);
  if (!item) {
    const grid = to.gallery(slug) + new URL(request.url).search;
    throw isDialog ? replaceWith(grid) : redirectToMissingPage(request);
  }
  return {
    ...item,
    id,
    ratio: findRatio(items?.find((one) => one.id === id) ?? item),
    gallery,
    place: findPlace(slug, items ?? [], id),
    excerpt: textOf(item.description).slice(0, 200),
    commission,
  };
}

/**
 * Loads the state of the commission type of which a picture is an example, according to
 * content/galleries.yaml. If the picture is no example, loads the commission status.
 */
async function loadCommission({ examples = {} }: Gallery, id: string): Promise<Commission> {
  const [{ status }, types] = await Promise.all([fetchCommissionInfo(), fetchCommissionTypes()]);
  const type = types.find(({ exampleImage }) => examples[exampleImage]?.includes(id));
  if (!type) return { isOpen: takesRequests(status), text: status.trim() || "Not announced yet" };
  const { isOpen, text } = getTypeState(type, status);
  const name = `${type.name}, ${type.price || "ask me"}`;
  return { slug: plainSlug(type.name), isOpen, text: `${name}. ${text}.` };
}

export default function ItemPage() {
  const item = useLoaderData<typeof loader>();
  return <GalleryItem item={item} isDialog={useOutletContext<boolean>()} />;
}
