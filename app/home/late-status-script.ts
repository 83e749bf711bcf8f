/** Runs within the element of a status that was too slow for the page. */
import { showLateStatus } from "./late-status";

void showLateStatus(document.currentScript!.parentElement!);
