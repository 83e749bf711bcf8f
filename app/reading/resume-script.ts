/** Stands in every comic page and scroll, so that a document reached by "Continue" resumes with or without the application. */
import { readResumeDepth, resumeHash } from "./resume";

const { hash, pathname } = location;
if (hash === resumeHash) {
  addEventListener("DOMContentLoaded", () => {
    readResumeDepth()();
    history.replaceState(null, "", pathname);
  });
}
// Until then the browser scrolls to the heading.
if (hash.startsWith("#page-")) addEventListener("load", readResumeDepth());
