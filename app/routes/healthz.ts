import type { LoaderFunctionArgs } from "@remix-run/node";
import { uncachedHeaders } from "~/http/cache-policy";
import { checkUpstream } from "~/upstream/health.server";
import { version } from "../../package.json";

/**
 * For load balancers: 200 while this process serves requests, even during upstream outages, and 503
 * while it shuts down. The body contains the version and the state of the upstream.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const headers = uncachedHeaders();
  if (context.ending?.aborted)
    return Response.json({ status: "draining" }, { status: 503, headers });
  const { state: upstream, since } = await checkUpstream();
  const body = { status: "ok", version, build: context.build, upstream, since };
  return Response.json(body, { headers });
}
