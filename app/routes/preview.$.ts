import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { failureResponse } from "~/http/file-response.server";
import { FOOTER_TOP, placeImage, drawPoster, WIDTH } from "~/preview-images/poster.server";
import { fetchHostPicture } from "~/preview-images/host-picture.server";
import { previewResponse } from "~/preview-images/preview-response.server";
import { UpstreamError } from "~/upstream/failure";
import { isPathSegment } from "~/upstream/path-segment";

const place = { width: WIDTH, height: FOOTER_TOP };

/** Responds with a preview image that shows a whole picture, because networks crop pictures. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const path = params["*"] ?? "";
  return previewResponse(request, `picture ${path}`, () => draw(path)).catch(failureResponse);
}

async function draw(path: string) {
  const isPath = path.split("/").every(isPathSegment);
  const wanted = { variant: "desktop", size: "large", box: { ...place, fit: "inside" } } as const;
  const picture = isPath && (await fetchHostPicture(path, wanted));
  if (!picture) throw new UpstreamError("no-data", "there is no such picture");
  const svg = await drawPoster(placeImage({ href: picture, ...place }, 0, 0), "600 270", to.home);
  // The image is cached briefly, because the host may replace the picture.
  return { svg, isWhole: false };
}
