/** Fills the bookmark into the preceding elements, so that the first paint is correct. */
import { fillInBookmarks } from "./fill-in-bookmark";

fillInBookmarks();
