import * as to from "~/addresses";
import { ownComic } from "~/comics/chapters";
import { redirectTo } from "~/http/redirects.server";

/** Redirects to the comic of the site, which is the first of content/comics.yaml. */
export const loader = () => redirectTo(to.comic(ownComic.slug));
