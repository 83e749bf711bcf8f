/** Stands after the links that it completes, so that they are right at the first paint, with or without the application. */
import { fillInBookmarks } from "./fill-in-bookmarks";

fillInBookmarks();
