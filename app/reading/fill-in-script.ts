/** Placed after the elements that it fills in, so that they are correct at the first paint. */
import { fillInBookmark } from "./fill-in-bookmark";
import { subscribe } from "./reading-store";

const fillInAll = () =>
  document.querySelectorAll<HTMLElement>("[data-comic]").forEach(fillInBookmark);
fillInAll();
subscribe(fillInAll);
