import { once } from "node:events";
import { request } from "undici";
import type { RunningServer } from "../bench/servers";

/** Environment of a site that is asked for its longest block. */
export const processorBlocksEnvironment = {
  NODE_OPTIONS: `--import=${new URL("processor-blocks.mjs", import.meta.url).href}`,
};

/** The longest block of a site's main thread since the last call, in ms of processor time; the site needs `processorBlocksEnvironment`. */
export async function takeLongestBlock({ process: child }: RunningServer): Promise<number> {
  child.send("longest block");
  const [milliseconds] = (await once(child, "message")) as [number];
  return milliseconds;
}

/**
 * Opens a page, without following a redirect.
 *
 * @param reset whether the connection ends with it; it is kept by default
 */
export async function openPage(site: { url: string }, path: string, reset = false) {
  const start = performance.now();
  const headers = { "Accept-Encoding": "br" };
  const { statusCode, body } = await request(site.url + path, { reset, headers });
  const { byteLength } = await body.arrayBuffer();
  return {
    status: statusCode,
    milliseconds: performance.now() - start,
    /** Of the body as it was sent. */
    bytes: byteLength,
  };
}
