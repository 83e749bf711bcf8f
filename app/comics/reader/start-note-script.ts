/** Stands after the note for those whose visit begins in the middle, and shows it to them before the first paint. */
import { hasReadingState } from "~/reading/reading-store";

const note = document.currentScript!.previousElementSibling as HTMLElement;
note.hidden = hasReadingState(note.dataset["comic"]!);
