import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { GalleryGrid } from "~/galleries/gallery-grid";
import { galleryLinks } from "~/galleries/structured-data";
import { findGallery } from "~/galleries/galleries";
import { orMissing } from "~/http/missing.server";
import { redirectToMissingPage } from "~/http/missing-page.server";
import { isClientNavigation } from "~/http/redirects.server";
import { addRatio, fetchDatedItems, removeDates } from "~/galleries/api.server";
import { listMeta, pageSizes, paginate } from "~/ui/paginate";
import type { PageHandle } from "~/document/page-handle";
import type { loader as itemLoader } from "./_main.galleries.$gallery.$item";

export { keepGrid as shouldRevalidate } from "~/galleries/keep-grid";

export const handle: PageHandle = {
  ...(import.meta.env.SSR && { links: galleryLinks }),
};

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? listMeta(args, { ...args.data.gallery, section: "Galleries" }) : [];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const gallery = findGallery(params["gallery"]);
  if (!gallery) throw redirectToMissingPage(request);
  const loaded = await fetchDatedItems({ gallery: gallery.slug }).catch(orMissing(context));
  const all = loaded ?? [];
  const { items: shown, pagination } = paginate(removeDates(all), request, pageSizes.pictures);
  // The document of an item shows no grid.
  const hasGrid = params["item"] === undefined || isClientNavigation(request, context);
  const items = hasGrid ? shown.map(addRatio) : [];
  const hasFeed = all.some(({ date }) => date);
  return { gallery, items, pagination, hasFeed, hasFailed: loaded === undefined };
}

export default function GalleryPage() {
  const open = useRouteLoaderData<typeof itemLoader>("routes/_main.galleries.$gallery.$item");
  return <GalleryGrid {...useLoaderData<typeof loader>()} open={open} />;
}
