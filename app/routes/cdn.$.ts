import type { LoaderFunctionArgs } from "@remix-run/node";
import { emptyResponse, pictureCacheControl } from "~/http/cache-policy";
import { matchesEtag } from "~/http/file-response.server";
import { secure } from "~/http/security-headers.server";
import { classifyFailure, type UpstreamError } from "~/upstream/failure";
import { relayPicture } from "~/upstream/pictures.server";

/** Pictures, for sites without a picture host of their own; see `CDN_URL`. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const size = new URL(request.url).searchParams.get("size");
  try {
    const picture = await relayPicture(params["*"] ?? "", size, request.headers.get("Accept"));
    const headers = secure(
      new Headers({
        "Content-Type": picture.type,
        "Cache-Control": pictureCacheControl(picture.lifetime),
        ETag: picture.etag,
        Vary: "Accept",
      }),
    );
    // Feeds and embeds show pictures on other sites.
    headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    if (matchesEtag(request.headers.get("If-None-Match"), picture.etag))
      return new Response(null, { status: 304, headers });
    headers.set("Content-Length", String(picture.size));
    return new Response(picture.stream(), { headers });
  } catch (error) {
    const outcome = classifyFailure(error);
    if (outcome === "absent") return emptyResponse(404);
    if ((error as UpstreamError).kind !== "busy") return emptyResponse(502);
    return emptyResponse(503, { "Retry-After": "2" });
  }
}
