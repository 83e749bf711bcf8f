/** Scrolls a comic page or a scroll to the bookmark before hydration. */
import { isResumed, scrollToBookmark } from "./resume";

if (isResumed(location.search)) addEventListener("DOMContentLoaded", scrollToBookmark);
if (location.hash.startsWith("#page-")) {
  // The stored position includes appended chapters, which a reload does not render.
  history.scrollRestoration = "manual";
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
  // Before the load event, the browser scrolls to the heading in the fragment.
  addEventListener("load", scrollToBookmark);
}
