import { redirectTo } from "~/http/redirects.server";
import { gymChallengePath } from "~/stream/addresses";

/** The challengers are listed below the rules. */
export function loader() {
  return redirectTo(gymChallengePath);
}
