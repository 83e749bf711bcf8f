import type { LoaderFunctionArgs } from "@remix-run/node";
import { cacheControl } from "~/http/cache-policy";
import { fileAnswer } from "~/http/file-answer.server";
import { secure } from "~/http/security-headers.server";
import { UpstreamError } from "~/upstream/failure";
import { relayedPicture } from "~/upstream/pictures.server";

/** Pictures, for sites without a picture host of their own; see `CDN_URL`. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const size = new URL(request.url).searchParams.get("size");
  try {
    const file = await relayedPicture(params["*"] ?? "", size, request.headers.get("Accept"));
    const answer = fileAnswer(request, file.body, file.type, cacheControl.picture);
    answer.headers.set("Vary", "Accept");
    return answer;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const unknown = error.kind === "bad-path" || (error.kind === "status" && !error.isOutage);
    const status = unknown ? 404 : 502;
    const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
    return new Response(null, { status, headers });
  }
}
