/** Stands in comic pages and scrolls, so that "Continue" resumes before the application starts. */
import { isResumed, scrollToBookmark } from "./resume";

if (isResumed(location.search)) addEventListener("DOMContentLoaded", scrollToBookmark);
// Until then the browser scrolls to the heading of a fragment.
if (location.hash.startsWith("#page-")) addEventListener("load", scrollToBookmark);
