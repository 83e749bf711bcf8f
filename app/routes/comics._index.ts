import * as to from "~/addresses";
import { ownComic } from "~/comics/chapters";
import { redirectTo } from "~/http/redirects.server";

/** There is one comic so far. */
export const loader = () => redirectTo(to.comic(ownComic.slug));
