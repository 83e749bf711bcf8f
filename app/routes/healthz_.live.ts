import { uncachedHeaders } from "~/http/cache-policy.server";

/** Tells process supervisors that the process can respond. */
export const loader = () => Response.json({ status: "alive" }, { headers: uncachedHeaders() });
