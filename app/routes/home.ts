import { redirectTo } from "~/http/redirects.server";

/** The home page had this address once. */
export const loader = () => redirectTo("/", 301);
