import type { LoaderFunctionArgs } from "@remix-run/node";
import { cacheControl } from "~/http/cache-policy";
import { fileResponse, noFile } from "~/http/file-response.server";
import { reservation } from "~/http/rights.server";

/** Whether rights to text and data mining are reserved (W3C TDMRep). */
export function loader({ request }: LoaderFunctionArgs) {
  if (!reservation) return noFile(404);
  return fileResponse(request, reservation, "application/json", cacheControl.fixedFile);
}
