import { cacheControl, fromLoader } from "~/http/cache-policy";
import { secure } from "~/http/security-headers.server";
import { commissionStatus } from "~/commissions/api.server";

export const headers = fromLoader;

/** The commission status by itself, for a home page whose own answer could not wait for it. */
export async function loader() {
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }));
  // Asked for by itself, anything but a response would lose its headers.
  return Response.json(await commissionStatus(), { headers });
}
