import { env } from "~/env.server";
import { logFailure, UpstreamError } from "./failure";
import { encodePath } from "./path-segment";
import { storeSize } from "./picture-sizes.server";
import { discardBody, readBody, request } from "./request.server";

/** The sizes that the picture host offers; null is the full size. */
const sizes = new Set([null, "small", "medium", "large"]);

const MAX_BYTES = 20_000_000;

/** Until the response headers: a host may generate a size on first request, and no page waits for pictures. */
const TIMEOUT_MS = 10_000;

/**
 * Streams a picture of the embedded upstream, for sites without a picture host. Caching is left to the proxy.
 *
 * @param path variant and path, such as `d/comics/talechasers/1/a1b2.png`
 * @param visit the browser's request, whose Accept and If-None-Match headers are forwarded
 * @returns the response of the host: a picture, or 304
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
    // Uncompressed, so that the Content-Length header is correct.
    "Accept-Encoding": "identity",
    ...(known && { "If-None-Match": known }),
  };
  return fetchPicture(url, headers, ({ body, headers, status }) => {
    // When the visitor disconnects, the body is no longer read: the signal closes the upstream connection.
    const limited = body?.pipeThrough(limitBytes(url), { signal: visit.signal }) ?? null;
    return Promise.resolve(new Response(limited, { status, headers }));
  });
}

/** Fetches a picture from the picture host. @throws {UpstreamError} see `relayPicture` */
export function loadPicture(url: string, accept: string): Promise<Buffer> {
  return fetchPicture(url, { Accept: accept }, async (response) => {
    const bytes = await readBody(response, MAX_BYTES);
    await storeSize(url, bytes);
    return bytes;
  });
}

function fetchPicture<Result>(
  url: string,
  headers: Record<string, string>,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const options = { name: "GET pictures", headers, timeoutMs: TIMEOUT_MS };
  return logFailure("GET", new URL(url).pathname.slice(1), () =>
    request(url, options, async (response) => {
      requirePicture(response);
      return read(response);
    }),
  );
}

/** Rejects SVG, which can contain scripts, and partial content (206). */
function requirePicture(response: Response): void {
  const { status, headers } = response;
  const isPicture = /^image\/(?!svg)/i.test(headers.get("Content-Type") ?? "");
  if (status === 304 || (status === 200 && isPicture)) return;
  discardBody(response);
  if (status >= 300) throw new UpstreamError("status", String(status), { status });
  throw new UpstreamError("shape", "the answer is not a picture");
}

/** Forwards the bytes of a picture up to the limit. */
function limitBytes(url: string) {
  let size = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, stream) {
      if (size === 0) await storeSize(url, chunk);
      size += chunk.byteLength;
      if (size <= MAX_BYTES) stream.enqueue(chunk);
      else stream.error(new UpstreamError("too-large", `more than ${MAX_BYTES} bytes`));
    },
  });
}
