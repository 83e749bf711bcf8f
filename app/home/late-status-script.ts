/** Stands within the status that is late. */
import { showLateStatus } from "./late-status";

void showLateStatus(document.currentScript!.parentElement!);
