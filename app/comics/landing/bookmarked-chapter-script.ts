/** Stands after the chapters, so that the right one is open at the first paint. */
import { findBookmarkedChapter } from "./bookmarked-chapter";

// After an error page the browser has no entry.
const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
// A reader who comes back finds the page as it was.
const address = entry?.type === "back_forward" ? undefined : findBookmarkedChapter();
if (address) location.replace(address);
