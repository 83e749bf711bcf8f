/**
 * The thread in which HTML is made harmless, so that no fragment can stall the process: piscina runs
 * the default export once for each batch.
 */
import { createContext, Script } from "node:vm";
import { workerData } from "piscina";
import { createPurifier, type Fragment, type Purified } from "./purifier";

/** Far more than a fragment within the bounds takes on a busy machine. */
const FRAGMENT_TIMEOUT_MS = 1_000;

/** A batch ends then, so that other answers have their turn. */
const BATCH_TIMEOUT_MS = 2_500;

const { pictureHost } = workerData as { pictureHost: string | undefined };
let purify = createPurifier(pictureHost);

// The one way to end code that runs on and on without ending its thread with it.
const script = new Script("run()");
const context = createContext({ run: undefined });

/** The results of a batch, in its order: of the first fragments only when its time is over before its end. */
export default function purifyBatch(fragments: readonly Fragment[]): Purified[] {
  const end = performance.now() + BATCH_TIMEOUT_MS;
  const results: Purified[] = [];
  for (const fragment of fragments) {
    if (performance.now() > end) break;
    results.push(purifyInTime(fragment));
  }
  return results;
}

function purifyInTime(fragment: Fragment): Purified {
  context["run"] = () => purify(fragment);
  try {
    return script.runInContext(context, { timeout: FRAGMENT_TIMEOUT_MS }) as Purified;
  } catch (error) {
    // Its window may be in any state.
    purify = createPurifier(pictureHost);
    const { code, message } = error as NodeJS.ErrnoException;
    return code === "ERR_SCRIPT_EXECUTION_TIMEOUT"
      ? { refused: "took too long", isLate: true }
      : { refused: message };
  }
}
