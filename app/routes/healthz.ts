import type { LoaderFunctionArgs } from "@remix-run/node";
import { uncachedHeaders } from "~/http/cache-policy";
import { checkUpstream } from "~/upstream/health.server";
import { version } from "../../package.json";

/**
 * For load balancers: 200 while this process serves, even if the upstream fails. The body says which version runs, and
 * how the upstream answers. While the process shuts down, `server/site.ts` answers 503; `/healthz/live` answers always.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { state: upstream, since } = await checkUpstream();
  const body = { status: "ok", version, build: context.build?.version, upstream, since };
  return Response.json(body, { headers: uncachedHeaders() });
}
