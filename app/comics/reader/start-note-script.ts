/** Hides the preceding start note before the first paint if the visitor has read comic pages. */
import { hasReadingState } from "~/reading/reading-store";

const note = document.currentScript!.previousElementSibling as HTMLElement;
note.hidden = hasReadingState(note.dataset["comic"]!);
