import { env } from "~/env.server";
import { logFailure, UpstreamError } from "./failure";
import { PICTURE_TIMEOUT_MS } from "./limits";
import { encodePath } from "./path-segment";
import { storeSize } from "./picture-sizes.server";
import { discardBody, readBody, request } from "./request.server";
import { waitFor } from "./waiting.server";

/** The sizes that the picture host offers; null means the full size. */
const sizes = new Set([null, "small", "medium", "large"]);

const MAX_BYTES = 20_000_000;

const NAME = "GET pictures";

/**
 * Streams a picture of the upstream, for sites without a picture host. Caching is left to
 * the proxy.
 *
 * @param path variant and path, such as `d/comics/talechasers/1/a1b2.png`
 * @param visit the browser's request, whose method, Accept and If-None-Match headers are forwarded
 * @returns the response of the host: a picture, or 304; whoever gets it reads or cancels its body
 * @throws {UpstreamError} also of kind shape for a response that is not a picture
 */
export async function relayPicture(path: string, visit: Request): Promise<Response> {
  const size = new URL(visit.url).searchParams.get("size");
  if (!/^(?:d|m|thumb|base)\//.test(path) || !sizes.has(size)) {
    throw new UpstreamError("bad-path", "not sent: there is no such variant or size");
  }
  const picture = encodePath(path.split("/"));
  const url = `${env.UPSTREAM_URL}/cdn/${picture}${size ? `?size=${size}` : ""}`;
  const known = visit.headers.get("If-None-Match");
  const headers = {
    Accept: visit.headers.get("Accept") ?? "*/*",
    // Only an uncompressed body fits the Content-Length header.
    "Accept-Encoding": "identity",
    ...(known && { "If-None-Match": known }),
  };
  const method = visit.method === "HEAD" ? "HEAD" : "GET";
  return fetchPicture(url, { method, headers }, (response) => {
    // The router drops the response of a loader whose visitor has left.
    if (visit.signal.aborted) discardBody(response);
    const body = visit.signal.aborted ? null : response.body && limitBytes(url, response.body);
    return Promise.resolve(
      new Response(body, { status: response.status, headers: response.headers }),
    );
  });
}

/** Fetches a picture from the picture host. @throws {UpstreamError} see `relayPicture` */
export function loadPicture(url: string, accept: string): Promise<Buffer> {
  const picture = fetchPicture(url, { headers: { Accept: accept } }, async (response) => {
    const bytes = await readBody(response, MAX_BYTES);
    await storeSize(url, bytes);
    return bytes;
  });
  return waitFor(NAME, new URL(url).pathname.slice(1), picture);
}

function fetchPicture<Result>(
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const options = { name: NAME, timeoutMs: PICTURE_TIMEOUT_MS, ...init };
  return logFailure("GET", new URL(url).pathname.slice(1), () =>
    request(url, options, async (response) => {
      requirePicture(response);
      return read(response);
    }),
  );
}

/** Rejects SVG, which can contain scripts, and partial content with status 206. */
function requirePicture(response: Response): void {
  const { status, headers } = response;
  const isPicture = /^image\/(?!svg)/i.test(headers.get("Content-Type") ?? "");
  if (status === 304 || (status === 200 && isPicture)) return;
  discardBody(response);
  throw new UpstreamError("shape", "the answer is not a picture");
}

/**
 * Forwards the bytes of a picture up to the limit. Uses a reader of the stream instead of
 * `pipeThrough`: if the pipe and the client cancel at the same time, the upstream connection stays
 * open.
 */
function limitBytes(url: string, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await reader.read();
      if (done) return stream.close();
      if (size === 0) await storeSize(url, value);
      size += value.byteLength;
      if (size <= MAX_BYTES) return stream.enqueue(value);
      stream.error(new UpstreamError("too-large", `more than ${MAX_BYTES} bytes`));
      await reader.cancel();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
