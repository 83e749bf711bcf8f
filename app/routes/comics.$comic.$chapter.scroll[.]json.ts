import type { LoaderFunctionArgs } from "@remix-run/node";
import { parsePageParams } from "~/comics/page-params.server";
import { loadScroll } from "~/comics/scroll/load-scroll.server";
import { cacheControl, emptyResponse } from "~/http/cache-policy.server";
import { jsonResponse } from "~/http/file-response.server";

/** Responds with a chapter that a scroll appends, or with a status code. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { comic, chapter } = parsePageParams(args);
  const scroll = loadScroll(comic, chapter, context);
  const response = await jsonResponse(request, scroll, cacheControl.page);
  return context.isIncomplete ? emptyResponse(503) : response;
}
