import * as to from "~/addresses";
import { redirectTo } from "~/http/redirects.server";

/** Redirects to the list of challengers below the rules. */
export function loader() {
  return redirectTo(to.gymChallenge);
}
