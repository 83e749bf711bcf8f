import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useParams, type ShouldRevalidateFunction } from "@remix-run/react";
import { GalleryWall } from "~/galleries/gallery-wall";
import { unlessWithinPage } from "~/ui/fragment";
import { galleryOf } from "~/galleries/galleries";
import { orMissing } from "~/http/missing.server";
import { redirectTo } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { galleryPieces } from "~/galleries/api.server";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { examples: ["/galleries/fan-art", "/galleries/commissions"] };

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? pageMeta(args, { ...args.data.gallery, section: "Galleries" }) : [];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const gallery = galleryOf(params["gallery"]);
  if (!gallery) throw redirectTo("/404");
  return { gallery, pieces: (await galleryPieces(gallery.slug).catch(orMissing(context))) ?? [] };
}

/** Opening and closing a piece changes nothing on the wall. */
export const shouldRevalidate: ShouldRevalidateFunction = (visit) => {
  const { currentParams, nextParams, currentUrl, nextUrl } = visit;
  const sameWall = currentParams["gallery"] === nextParams["gallery"];
  return sameWall && currentUrl.pathname !== nextUrl.pathname ? false : unlessWithinPage(visit);
};

export default function GalleryPage() {
  return <GalleryWall {...useLoaderData<typeof loader>()} openId={useParams()["item"]} />;
}
