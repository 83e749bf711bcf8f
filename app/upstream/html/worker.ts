/**
 * The thread in which HTML is made harmless, so that no fragment can stall the process: piscina runs
 * the default export once for each batch.
 */
import { createContext, Script } from "node:vm";
import { workerData } from "piscina";
import { createPurifier, type Fragment, type Purified } from "./purifier";

/** Milliseconds: far more than what is within the bounds was seen to take on a busy machine. */
const limits = { fragment: 1_000, batch: 2_500 };

const { pictureHost } = workerData as { pictureHost: string | undefined };
let purify = createPurifier(pictureHost);

// The one way to end code that runs on and on without ending its thread with it.
const script = new Script("run()");
const context = createContext({ run: undefined });

/** What became of each fragment of a batch, in its order. */
export default function purifyBatch(fragments: readonly Fragment[]): Purified[] {
  const end = performance.now() + limits.batch;
  return fragments.map((fragment) =>
    performance.now() < end ? purifyInTime(fragment) : tookTooLong,
  );
}

const tookTooLong: Purified = { refused: "took too long", isLate: true };

function purifyInTime(fragment: Fragment): Purified {
  context["run"] = () => purify(fragment);
  try {
    return script.runInContext(context, { timeout: limits.fragment }) as Purified;
  } catch (error) {
    // Its window may be in any state.
    purify = createPurifier(pictureHost);
    const { code, message } = error as NodeJS.ErrnoException;
    return code === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? tookTooLong : { refused: message };
  }
}
