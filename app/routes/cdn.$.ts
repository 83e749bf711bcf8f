import type { LoaderFunctionArgs } from "@remix-run/node";
import { emptyResponse, pictureCacheControl } from "~/http/cache-policy.server";
import { setSecurityHeaders } from "~/http/security-headers.server";
import { classifyFailure } from "~/upstream/failure";
import { relayPicture } from "~/upstream/pictures.server";

/** The lifetime of a picture whose host sends no max-age. */
const DEFAULT_LIFETIME_SECONDS = 60 * 60;
const MAX_LIFETIME_SECONDS = 24 * 60 * 60;

/** Relays pictures of the upstream for a site without a picture host (`CDN_URL`). */
export async function loader({ request, params }: LoaderFunctionArgs) {
  try {
    const { body, status, headers: hostHeaders } = await relayPicture(params["*"] ?? "", request);
    const headers = setSecurityHeaders(
      new Headers({
        "Cache-Control": pictureCacheControl(readLifetime(hostHeaders)),
        Vary: "Accept",
      }),
    );
    for (const name of ["Content-Type", "Content-Length", "ETag"]) {
      const value = hostHeaders.get(name);
      if (value !== null) headers.set(name, value);
    }
    // Feed readers show these pictures on foreign sites.
    headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    return new Response(body, { status, headers });
  } catch (error) {
    const outcome = classifyFailure(error);
    if (outcome === "unavailable") return emptyResponse(503, { "Retry-After": "2" });
    return emptyResponse(outcome === "absent" ? 404 : 502);
  }
}

function readLifetime(headers: Headers): number {
  const policy = headers.get("Cache-Control") ?? "";
  const [, seconds = DEFAULT_LIFETIME_SECONDS] = /\bmax-age=(\d+)/i.exec(policy) ?? [];
  const lifetime = /\bno-(?:store|cache)\b/i.test(policy) ? 0 : Number(seconds);
  return Math.min(lifetime, MAX_LIFETIME_SECONDS);
}
