import type { LoaderFunctionArgs } from "@remix-run/node";
import { cacheControl, emptyResponse } from "~/http/cache-policy.server";
import { fileResponse } from "~/http/file-response.server";
import { isTrainingDenied } from "~/http/security-headers.server";

/** Responds with the declaration of rights to text and data mining (TDMRep of the W3C). */
export function loader({ request }: LoaderFunctionArgs) {
  if (!isTrainingDenied) return emptyResponse(404);
  const reservation = JSON.stringify([{ location: "/", "tdm-reservation": 1 }]);
  return fileResponse(request, reservation, "application/json", cacheControl.fixedFile);
}
