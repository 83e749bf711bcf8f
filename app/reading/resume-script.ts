/** Part of comic pages and scrolls, so that "Continue" resumes before hydration. */
import { isResumed, scrollToBookmark } from "./resume";

if (isResumed(location.search)) addEventListener("DOMContentLoaded", scrollToBookmark);
if (location.hash.startsWith("#page-")) {
  // The stored position would include the chapters above, which a reload does not render.
  history.scrollRestoration = "manual";
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
  // Before that event, the browser scrolls to the heading of the fragment.
  addEventListener("load", scrollToBookmark);
}
