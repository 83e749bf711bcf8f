/** Stands in every comic page, so that a document reached by "Continue" resumes with or without the application. */
import { readResumeDepth, resumeHash } from "./resume";

if (location.hash === resumeHash) {
  addEventListener("DOMContentLoaded", () => {
    readResumeDepth()();
    history.replaceState(null, "", location.pathname);
  });
}
