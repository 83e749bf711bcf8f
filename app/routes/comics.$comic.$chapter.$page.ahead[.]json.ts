import type { LoaderFunctionArgs } from "@remix-run/node";
import { parsePageParams } from "~/comics/page-params.server";
import { loadPagesAround } from "~/comics/load/load-page.server";
import { cacheControl, emptyResponse } from "~/http/cache-policy.server";
import { jsonResponse } from "~/http/file-response.server";

/** The pages around a page, for `usePrefetching`. Failures are status codes, not error pages. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { comic, ...ref } = parsePageParams(args);
  // A query parameter, not the cookie, so that shared caches can store the response.
  const inSpreads = new URL(request.url).searchParams.has("spreads");
  const pages = loadPagesAround(comic, ref, { context, inSpreads });
  const response = await jsonResponse(request, pages, cacheControl.page);
  return context.isIncomplete ? emptyResponse(503) : response;
}
