import { uncachedHeaders } from "~/http/cache-policy.server";
import { fetchCommissionStatus } from "~/commissions/api.server";

/** The commission status, for a home page that was rendered before the upstream responded. */
export async function loader() {
  // In a resource route, only a Response keeps its headers.
  return Response.json(await fetchCommissionStatus(), { headers: uncachedHeaders() });
}
