/** Placed after the start note, which it shows on the first visit before the first paint. */
import { hasReadingState } from "~/reading/reading-store";

const note = document.currentScript!.previousElementSibling as HTMLElement;
note.hidden = hasReadingState(note.dataset["comic"]!);
