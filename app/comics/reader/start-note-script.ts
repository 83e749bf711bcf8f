/** Hides the preceding start note before the first paint from visitors who have read pages. Without scripts, the note stays. */
import { hasReadingState } from "~/reading/reading-store";

const note = document.currentScript!.previousElementSibling as HTMLElement;
note.hidden = hasReadingState(note.dataset["comic"]!);
