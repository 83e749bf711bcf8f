import { uncachedHeaders } from "~/http/cache-policy";
import { isUpstreamReachable } from "~/upstream/health.server";

/**
 * For load balancers: 200 while this process serves, even if the upstream fails. The body says whether the upstream
 * answers. While the process shuts down, `server/site.ts` answers 503.
 */
export async function loader() {
  const body = { status: "ok", upstream: (await isUpstreamReachable()) ? "up" : "down" };
  return Response.json(body, { headers: uncachedHeaders() });
}
