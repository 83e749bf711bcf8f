import * as to from "~/addresses";
import { ownComic } from "~/comics/chapters";
import { redirectTo } from "~/http/redirects.server";

/** Redirects to the only comic of the site. */
export const loader = () => redirectTo(to.comic(ownComic.slug));
