import * as to from "~/addresses";
import { redirectTo } from "~/http/redirects.server";

/** The challengers are listed below the rules. */
export function loader() {
  return redirectTo(to.gymChallenge);
}
