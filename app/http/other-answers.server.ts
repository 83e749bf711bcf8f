import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { cacheControl } from "./cache-policy";
import { secure, secureFile } from "./security-headers.server";

let isWatching = false;

/**
 * Gives the security headers to what no route of this site answers: the files of `public/`, the fonts of
 * the build, and the refusals of Node, Express and Remix. Nobody else gets to see those.
 */
export function secureOtherAnswers(): void {
  if (isWatching) return;
  isWatching = true;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    // Express changes it on the way to a folder's files.
    const { url = "" } = request;
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
    response.writeHead = (status: number, ...head: unknown[]) => {
      completeHead(url, status, response);
      return writeHead(status, ...head);
    };
  });
}

/** Adds the security headers to an answer that was made without them, before its head is written. */
function completeHead(url: string, status: number, response: ServerResponse): void {
  // What every answer of a route has, a file's too, and those of the server do not.
  if (response.hasHeader("Cross-Origin-Resource-Policy")) return;
  const isHashedFile = url.startsWith("/build/") && status < 300;
  const missing = isHashedFile ? secureFile(new Headers()) : secure(new Headers());
  for (const [name, value] of missing) response.setHeader(name, value);
  if (status >= 400) response.setHeader("Cache-Control", cacheControl.never);
}
