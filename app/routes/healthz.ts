import { cacheControl } from "~/http/cache-policy";
import { isDraining } from "~/http/drain.server";
import { secure } from "~/http/security-headers.server";
import { upstreamAnswers } from "~/upstream/health.server";

/**
 * For load balancers: 200 while this process serves, whatever the upstream does, and 503 once it is
 * about to end. The body says whether the upstream answers.
 */
export async function loader() {
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
  if (isDraining()) return Response.json({ status: "draining" }, { status: 503, headers });
  const body = { status: "ok", upstream: (await upstreamAnswers()) ? "up" : "down" };
  return Response.json(body, { headers });
}
