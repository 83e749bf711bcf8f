import { uncachedHeaders } from "~/http/cache-policy.server";
import { fetchCommissionStatus } from "~/commissions/api.server";

/** Responds with the commission status for a home page that did not wait for the status. */
export async function loader() {
  // Remix keeps the headers of a resource route only in a Response.
  return Response.json(await fetchCommissionStatus(), { headers: uncachedHeaders() });
}
