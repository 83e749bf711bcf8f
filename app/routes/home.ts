import { redirectTo } from "~/http/redirects.server";

/** The former address of the home page. */
export const loader = () => redirectTo("/", 301);
