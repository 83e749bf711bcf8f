import * as to from "~/addresses";
import { ownComic } from "~/comics/chapters";
import { redirectTo } from "~/http/redirects.server";

/** The site has one comic. */
export const loader = () => redirectTo(to.comic(ownComic.slug));
