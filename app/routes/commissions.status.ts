import { data } from "@remix-run/node";
import { cacheControl } from "~/http/cache-policy";
import { commissionStatus } from "~/upstream/commissions.server";

/** The commission status by itself, for a home page whose own answer could not wait for it. */
export async function loader() {
  return data(await commissionStatus(), { headers: { "Cache-Control": cacheControl.never } });
}
