/** Placed after the start note, which it shows before the first paint on a first visit. */
import { hasReadingState } from "~/reading/reading-store";

const note = document.currentScript!.previousElementSibling as HTMLElement;
note.hidden = hasReadingState(note.dataset["comic"]!);
