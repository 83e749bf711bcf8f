/** The worker thread of the embedded upstream. */
import { parentPort, workerData } from "node:worker_threads";
import { startEmbeddedUpstream } from "./embedded";

const { sitePort } = workerData as { sitePort: number };
try {
  parentPort?.postMessage({ url: await startEmbeddedUpstream(sitePort) });
} catch (error) {
  parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
}
