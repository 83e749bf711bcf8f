import type { LoaderFunctionArgs } from "@remix-run/node";
import { parsePageParams } from "~/comics/page-params.server";
import { loadPagesAround } from "~/comics/load/load-page.server";
import { cacheControl, emptyResponse } from "~/http/cache-policy.server";
import { jsonResponse } from "~/http/file-response.server";

/** Responds with the comic pages around a page for `usePrefetching`, or with a status code. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { comic, ...ref } = parsePageParams(args);
  // Shared caches can store a response that depends on a query instead of a cookie.
  const inSpreads = new URL(request.url).searchParams.has("spreads");
  const pages = loadPagesAround(comic, ref, { context, inSpreads });
  const response = await jsonResponse(request, pages, cacheControl.page);
  return context.isIncomplete ? emptyResponse(503) : response;
}
