import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadPagesAhead } from "~/comics/load-page.server";
import { placeOf } from "~/comics/place.server";
import { cacheControl } from "~/http/cache-policy";
import { fileResponse } from "~/http/file-response.server";
import { secure } from "~/http/security-headers.server";
import { orUndefined } from "~/upstream/failure";

/** What a reader turns to from a page, for its script: see `usePagesAhead`. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  const ahead = await loadPagesAhead(params["comic"] ?? "", placeOf(args), context).catch(
    orUndefined,
  );
  const { isIncomplete } = context;
  if (!ahead || isIncomplete) {
    return new Response(null, {
      status: 503,
      headers: secure(new Headers({ "Cache-Control": cacheControl.never })),
    });
  }
  return fileResponse(request, JSON.stringify(ahead), "application/json", cacheControl.page);
}
