import { redirectTo } from "~/http/redirects.server";

/** There is one comic so far. */
export const loader = () => redirectTo("/comics/talechasers");
