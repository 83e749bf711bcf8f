import { fromLoader, uncachedHeaders } from "~/http/cache-policy";
import { fetchCommissionStatus } from "~/commissions/api.server";

export const headers = fromLoader;

/** The commission status for a home page that was rendered before the upstream had answered. */
export async function loader() {
  // Only a Response keeps its headers in a resource route.
  return Response.json(await fetchCommissionStatus(), { headers: uncachedHeaders() });
}
