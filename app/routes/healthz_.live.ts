import { uncachedHeaders } from "~/http/cache-policy";

/** For supervisors: answers for as long as the process can. */
export const loader = () => Response.json({ status: "alive" }, { headers: uncachedHeaders() });
