import { Worker } from "node:worker_threads";
import { nodeFlags } from "./node-flags";

const notInstalled =
  "UPSTREAM_URL must be set to the address of the v1 API: this installation lacks the embedded upstream, which npm ci without --omit=dev brings.";

/**
 * Starts the embedded upstream in a worker thread, so that drawing pictures does not block the
 * site. @returns its address
 */
export function startUpstreamThread(sitePort: number): Promise<string> {
  const worker = new Worker(new URL("./embedded-upstream.js", import.meta.url), {
    workerData: { sitePort },
    execArgv: [...process.execArgv, ...nodeFlags],
  });
  return new Promise((resolve, reject) => {
    const failToStart = (error: NodeJS.ErrnoException) =>
      reject(error.code === "ERR_MODULE_NOT_FOUND" ? new Error(notInstalled) : error);
    worker.once("error", failToStart);
    worker.once("message", (message: { url: string } | { problem: string }) => {
      if ("problem" in message) return reject(new Error(message.problem));
      worker.off("error", failToStart);
      // The site ends, because it cannot run without the upstream.
      worker.once("error", (error) => {
        console.error("The embedded upstream ended unexpectedly:", error);
        process.exit(1);
      });
      worker.unref();
      resolve(message.url);
    });
  });
}
