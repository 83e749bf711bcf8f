import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import { presentItem, fetchItems } from "~/galleries/api.server";
import { findGallery } from "~/galleries/galleries";
import { GalleryGrid, thumbnailId } from "~/galleries/gallery-grid";
import { listYears } from "~/galleries/place.server";
import { orIncomplete } from "~/http/incomplete.server";
import { isDataRequest, redirectToMissingPage } from "~/http/redirects.server";
import { listMeta, pageSizes, paginate } from "~/ui/paginate";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? listMeta(args, { ...args.data.gallery, section: "Galleries" }) : [];

/** Keeps the data of the grid when an item opens or closes, unless the document has no grid. */
export const shouldRevalidate: ShouldRevalidateFunction = (visit) =>
  visit.currentParams["gallery"] !== visit.nextParams["gallery"] ||
  visit.currentUrl.search !== visit.nextUrl.search ||
  (visit.nextParams["item"] === undefined &&
    !document.getElementById(thumbnailId(visit.currentParams["item"] ?? "")));

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const gallery = findGallery(params["gallery"]);
  if (!gallery) throw redirectToMissingPage(request);
  const all = await fetchItems({ gallery: gallery.slug }).catch(orIncomplete(context));
  const { items, pagination } = paginate(all ?? [], request, pageSizes.pictures);
  const hasGrid = params["item"] === undefined || isDataRequest(request, context);
  return {
    gallery,
    // The document of an item has no grid.
    items: hasGrid ? items.map(presentItem) : [],
    pagination,
    years: hasGrid && pagination.pages > 1 ? listYears(all ?? []) : [],
  };
}

export default function GalleryPage() {
  return <GalleryGrid {...useLoaderData<typeof loader>()} />;
}
