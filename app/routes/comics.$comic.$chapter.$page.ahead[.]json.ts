import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadPrefetchedPages } from "~/comics/page-data/load-page.server";
import { parsePageParams } from "~/comics/page-params.server";
import { cacheControl } from "~/http/cache-policy";
import { fileResponse, noFile } from "~/http/file-response.server";
import { outcomeOf } from "~/upstream/failure";

/** What a reader turns to from a page, for its script: see `usePrefetchedPages`. It gets a status, not an error page. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  try {
    // In the address, as everybody's caches have it by that.
    const inSpreads = new URL(request.url).searchParams.has("spreads");
    const ahead = await loadPrefetchedPages(
      params["comic"] ?? "",
      parsePageParams(args),
      context,
      inSpreads,
    );
    if (context.isIncomplete) return noFile(503);
    return fileResponse(request, JSON.stringify(ahead), "application/json", cacheControl.page);
  } catch (reason) {
    if (reason instanceof Response) throw reason;
    return noFile(outcomeOf(reason) === "unavailable" ? 503 : 404);
  }
}
