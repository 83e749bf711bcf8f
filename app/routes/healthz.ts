import type { LoaderFunctionArgs } from "@remix-run/node";
import comics from "~content/comics.yaml";
import { fetchLatest } from "~/comics/load/api.server";
import { uncachedHeaders } from "~/http/cache-policy.server";
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
  const [comic = ""] = Object.keys(comics);
  const { state: upstream, since } = await checkUpstream(() => fetchLatest.uncached({ comic }));
  const body = { status: "ok", version, build: context.build, upstream, since };
  return Response.json(body, { headers });
}
