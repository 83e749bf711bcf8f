import type { LoaderFunctionArgs } from "@remix-run/node";
import { galleryFeed } from "~/galleries/atom-feed.server";
import { galleryOf } from "~/galleries/galleries";
import { atomOrStatus } from "~/http/atom-feed.server";
import { noFile } from "~/http/file-response.server";

/** New items of a gallery as an Atom feed. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const gallery = galleryOf(params["gallery"]);
  return gallery ? atomOrStatus(request, galleryFeed(gallery)) : noFile(404);
}
