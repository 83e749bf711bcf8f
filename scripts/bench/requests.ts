import autocannon from "autocannon";
import { request } from "undici";
import type { RunningServer } from "./servers";
import { percentile } from "./table";

/** What happened to one request. */
export interface Answer {
  status: number;
  milliseconds: number;
  /** Bytes of the body as it was sent. */
  bytes: number;
}

/**
 * Opens a page, without following a redirect.
 *
 * @param reset whether the connection ends with it; it is kept by default
 */
export async function openPage(
  site: { url: string },
  path: string,
  reset = false,
): Promise<Answer> {
  const start = performance.now();
  const { statusCode, body } = await request(site.url + path, {
    reset,
    headers: { "Accept-Encoding": "br" },
  });
  const { byteLength } = await body.arrayBuffer();
  return { status: statusCode, milliseconds: performance.now() - start, bytes: byteLength };
}

/** Opens every page often, so that the site caches it. */
export async function warmUp(site: RunningServer, paths: readonly string[]): Promise<void> {
  await runLoad(site.url, paths, { amount: 400, duration: 0 });
}

/**
 * Sends requests for the paths in turn.
 *
 * @param paths each fixed, or made for each request
 * @param options of autocannon; 8 connections and 4 seconds by default
 */
export async function runLoad(
  url: string,
  paths: readonly (string | (() => string))[],
  options: Partial<autocannon.Options> = {},
) {
  const answers: Answer[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(
      {
        url,
        connections: 8,
        duration: 4,
        timeout: 30,
        headers: { "accept-encoding": "gzip, deflate, br", accept: "text/html,image/avif" },
        requests: paths.map((path) =>
          typeof path === "string"
            ? { path }
            : { setupRequest: (request) => ({ ...request, path: path() }) },
        ),
        ...options,
      },
      (error: Error | null, done) => (error ? reject(error) : resolve(done)),
    ).on("response", (_client, status, bytes, milliseconds) => {
      answers.push({ status, milliseconds, bytes });
    });
  });
  const times = answers.map(({ milliseconds }) => milliseconds);
  return {
    answers,
    /** Connections that broke and requests that timed out. */
    errors: result.errors,
    /** A percentile of the response times, in milliseconds. */
    percentile: (share: number) => percentile(times, share),
  };
}
