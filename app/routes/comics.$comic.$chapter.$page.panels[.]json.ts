import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadPanels } from "~/comics/panels/load-panels.server";
import { parsePageParams } from "~/comics/page-params.server";
import { cacheControl } from "~/http/cache-policy";
import { jsonResponse } from "~/http/file-response.server";

/** The panels of a page, for `usePanels`. Failures are statuses, not error pages. */
export function loader(args: LoaderFunctionArgs) {
  const { comic, ...ref } = parsePageParams(args);
  const panels = loadPanels(comic, ref);
  return jsonResponse(args.request, panels, cacheControl.page);
}
