/** Runs the embedded upstream in a worker thread. */
import { parentPort, workerData } from "node:worker_threads";
import { startEmbeddedUpstream } from "./embedded";

const { sitePort } = workerData as { sitePort: number };
try {
  parentPort?.postMessage({ url: await startEmbeddedUpstream(sitePort) });
} catch (error) {
  parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
}
