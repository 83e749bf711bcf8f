import type { LoaderFunctionArgs } from "@remix-run/node";
import { emptyResponse } from "~/http/cache-policy.server";
import { createGalleryFeed } from "~/feeds/gallery-feed.server";
import { findGallery } from "~/galleries/galleries";
import { atomResponse } from "~/feeds/atom-feed.server";

/** New items of a gallery as an Atom feed. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const gallery = findGallery(params["gallery"]);
  return gallery ? atomResponse(request, createGalleryFeed(gallery)) : emptyResponse(404);
}
