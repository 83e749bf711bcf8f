import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData, type ShouldRevalidateFunction } from "@remix-run/react";
import { GalleryGrid } from "~/galleries/gallery-grid";
import { galleryData, galleryLinks } from "~/galleries/structured-data";
import { revalidateUnlessFragmentChange } from "~/ui/should-revalidate";
import { findGallery } from "~/galleries/galleries";
import { orMissing } from "~/http/missing.server";
import { redirectToMissingPage } from "~/http/missing-page.server";
import { addRatio, fetchDatedItems, removeDates } from "~/galleries/api.server";
import { listMeta, pageSizes, paginate } from "~/ui/paginate";
import type { PageHandle } from "~/document/page-handle";
import type { loader as itemLoader } from "./_main.galleries.$gallery.$item";

export const handle: PageHandle = {
  ...(import.meta.env.SSR && { links: galleryLinks, structuredData: galleryData }),
};

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? listMeta(args, { ...args.data.gallery, section: "Galleries" }) : [];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const gallery = findGallery(params["gallery"]);
  if (!gallery) throw redirectToMissingPage(request);
  const loaded = await fetchDatedItems(gallery.slug).catch(orMissing(context));
  const all = loaded ?? [];
  const { items: shown, pagination } = paginate(removeDates(all), request, pageSizes.pictures);
  const items = shown.map(addRatio);
  const hasFeed = all.some(({ date }) => date);
  return { gallery, items, pagination, hasFeed, hasFailed: loaded === undefined };
}

/** Opening and closing an item keeps the grid. */
export const shouldRevalidate: ShouldRevalidateFunction = (visit) => {
  const { currentParams, nextParams, currentUrl, nextUrl } = visit;
  const isSameGallery = currentParams["gallery"] === nextParams["gallery"];
  const [page, nextPage] = [currentUrl, nextUrl].map((url) => url.searchParams.get("page"));
  return isSameGallery && currentUrl.pathname !== nextUrl.pathname && page === nextPage
    ? false
    : revalidateUnlessFragmentChange(visit);
};

export default function GalleryPage() {
  const open = useRouteLoaderData<typeof itemLoader>("routes/_main.galleries.$gallery.$item");
  return <GalleryGrid {...useLoaderData<typeof loader>()} open={open} />;
}
