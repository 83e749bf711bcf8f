import { uncachedHeaders } from "~/http/cache-policy.server";

/** For process supervisors: responds as long as the process can. */
export const loader = () => Response.json({ status: "alive" }, { headers: uncachedHeaders() });
