import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadPanels } from "~/comics/panels/load-panels.server";
import { parsePageParams } from "~/comics/page-params.server";
import { cacheControl } from "~/http/cache-policy";
import { fileResponse, noFile } from "~/http/file-response.server";
import { outcomeOf } from "~/upstream/failure";

/** Where the panels of a page are, for its script: see `usePanels`. It gets a status, not an error page. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    const panels = await loadPanels(args.params["comic"] ?? "", parsePageParams(args));
    return fileResponse(
      args.request,
      JSON.stringify(panels),
      "application/json",
      cacheControl.page,
    );
  } catch (reason) {
    if (reason instanceof Response) throw reason;
    return noFile(outcomeOf(reason) === "unavailable" ? 503 : 404);
  }
}
