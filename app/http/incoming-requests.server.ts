import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "~/env.server";
import { claimOrigin } from "./claimed-origin.server";
import { isDraining } from "./drain.server";
import { readableTarget } from "./request-target";

/** Bytes of a body that nobody wants which are read and dropped, to keep its connection in use. */
const mostDropped = 4 * 1024 * 1024;

let isPreparing = false;

/**
 * Prepares every request that comes to this process for what reads it: Express and Remix. Each takes
 * something from anybody's request for granted, and fails with a 500, or stalls, where it is not so.
 */
export function prepareRequests(): void {
  if (isPreparing) return;
  isPreparing = true;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as {
      request: IncomingMessage;
      response: ServerResponse;
    };
    prepare(request);
    if (isDraining()) response.setHeader("Connection", "close");
    if (hasBody(request)) response.once("finish", () => dropUnread(request));
  });
}

function prepare(request: IncomingMessage): void {
  const { headers } = request;
  claimOrigin(headers);
  // Remix takes its port into the address of the request.
  delete headers["x-forwarded-host"];
  // Node refuses HTTP/1.1 without a host by itself, after this.
  const mayLackHost = request.httpVersion === "1.0";
  if ((mayLackHost || headers.host !== undefined) && !isHost(headers.host)) {
    headers.host = new URL(env.SITE_URL).host;
  }
  // Nothing here is long enough for parts, and a part that is not there is an error to Express.
  delete headers.range;
  // The fetch standard has no request for the one, and Remix takes the other for a GET; what it has
  // never heard of it refuses with 405.
  if (request.method === "TRACE" || request.method === "OPTIONS") request.method = "REFUSED";
  request.url = readableTarget(request.url ?? "/");
}

/** Whether a Host names a host, and nothing of a path besides. */
function isHost(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const url = new URL(`http://${host}`);
  return url.href === `http://${url.host}/` && !/[/\\?#@]/.test(host);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
}

/**
 * Reads on where a body was answered without being read to its end. Left alone, the next request on
 * its connection would wait behind it for ever.
 */
function dropUnread(request: IncomingMessage): void {
  if (request.readableEnded) return;
  let dropped = 0;
  request.removeAllListeners("data");
  request.on("data", (chunk: Buffer) => {
    dropped += chunk.byteLength;
    if (dropped > mostDropped) request.socket.destroy();
  });
  request.resume();
}
