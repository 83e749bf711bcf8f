import { cacheControl } from "~/http/cache-policy";
import { secure } from "~/http/security-headers.server";
import { upstreamAnswers } from "~/upstream/health.server";

/**
 * For load balancers: 200 while this process serves, whatever the upstream does. The body says
 * whether the upstream answers.
 */
export async function loader() {
  const body = { status: "ok", upstream: (await upstreamAnswers()) ? "up" : "down" };
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
  return Response.json(body, { headers });
}
