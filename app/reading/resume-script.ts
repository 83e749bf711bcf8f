/** Stands in every comic page and scroll, so that a document reached by "Continue" resumes with or without the application. */
import { isResumed, readResumeDepth } from "./resume";

const { hash, pathname, search } = location;
if (isResumed(search)) {
  addEventListener("DOMContentLoaded", () => {
    // The application says when it is another page.
    if (readResumeDepth()()) history.replaceState(null, "", pathname);
  });
}
// Until then the browser scrolls to the heading.
if (hash.startsWith("#page-")) addEventListener("load", readResumeDepth());
