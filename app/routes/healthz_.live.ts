import { uncachedHeaders } from "~/http/cache-policy.server";

/** Tells process supervisors that the process still responds. */
export const loader = () => Response.json({ status: "alive" }, { headers: uncachedHeaders() });
