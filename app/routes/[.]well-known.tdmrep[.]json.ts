import type { LoaderFunctionArgs } from "@remix-run/node";
import { cacheControl, emptyResponse } from "~/http/cache-policy";
import { fileResponse } from "~/http/file-response.server";
import { trainingReservation } from "~/http/rights.server";

/** Whether rights to text and data mining are reserved (W3C TDMRep). */
export function loader({ request }: LoaderFunctionArgs) {
  if (!trainingReservation) return emptyResponse(404);
  return fileResponse(request, trainingReservation, "application/json", cacheControl.fixedFile);
}
