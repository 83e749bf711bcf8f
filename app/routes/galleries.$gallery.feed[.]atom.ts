import type { LoaderFunctionArgs } from "@remix-run/node";
import { galleryFeed } from "~/galleries/atom-feed.server";
import { galleryOf } from "~/galleries/galleries";
import { atomResponse } from "~/http/atom-feed.server";
import { emptyError } from "~/http/file-response.server";

/** New items of a gallery as an Atom feed. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const gallery = galleryOf(params["gallery"]);
  return gallery ? atomResponse(request, galleryFeed(gallery)) : emptyError(404);
}
