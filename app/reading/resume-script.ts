/** Part of comic pages and scrolls, so that "Continue" resumes before hydration. */
import { isResumed, scrollToBookmark } from "./resume";

if (isResumed(location.search)) addEventListener("DOMContentLoaded", scrollToBookmark);
// Before that event, the browser scrolls to the heading of the fragment.
if (location.hash.startsWith("#page-")) addEventListener("load", scrollToBookmark);
