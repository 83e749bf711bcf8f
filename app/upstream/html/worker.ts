/** The sanitizer's worker thread, so that no fragment blocks the process. Piscina calls the default export. */
import { createContext, Script } from "node:vm";
import { workerData } from "piscina";
import { createPurifier, type Fragment, type Purified } from "./purifier";

/** Far more than a fragment takes on a busy machine. */
const FRAGMENT_TIMEOUT_MS = 1_000;

export interface QueuedFragment extends Fragment {
  /** By `process.uptime`, which is the same in all threads, and is never set back. */
  startBefore: number;
}

const { pictureHost } = workerData as { pictureHost: string | undefined };
let purify = createPurifier(pictureHost);

// Only a vm script can be ended without ending its thread.
const script = new Script("run()");
const context = createContext({ run: undefined });

export default function purifyInTime({ startBefore, ...fragment }: QueuedFragment): Purified {
  if (process.uptime() > startBefore) return { refused: "waited too long", isLate: true };
  context["run"] = () => purify(fragment);
  try {
    return script.runInContext(context, { timeout: FRAGMENT_TIMEOUT_MS }) as Purified;
  } catch (error) {
    // The window may be in any state.
    purify = createPurifier(pictureHost);
    const { code, message } = error as NodeJS.ErrnoException;
    return code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
      ? { refused: "took too long", isLate: true }
      : { refused: message };
  }
}
