/** The thread of the embedded upstream: started by a site without UPSTREAM_URL. */
import { parentPort, workerData } from "node:worker_threads";
import { startEmbeddedUpstream } from "./embedded";

const { sitePort } = workerData as { sitePort: number };
try {
  parentPort?.postMessage({ url: await startEmbeddedUpstream(sitePort) });
} catch (error) {
  parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
}
