import * as to from "~/addresses";
import { redirectTo } from "~/http/redirects.server";

/** The former address of the home page. */
export const loader = () => redirectTo(to.home, 301);
