/** Placed after the elements that it fills in, so that they are correct at the first paint. */
import { fillInBookmarks } from "./fill-in-bookmark";

fillInBookmarks();
