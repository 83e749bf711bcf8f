import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import { createHeaders, sendResponse } from "@remix-run/node-fetch-server";
import { cacheControl } from "../app/http/cache-policy";
import { compressResponse } from "../app/http/compress.server";
import { PageCache } from "../app/http/page-cache";
import { completeSecurity } from "../app/http/security-headers.server";
import { logAccess } from "./access-log";
import { readBody, findRejection, type Refusal } from "./request-checks";
import { createDrain, type Drain } from "./drain";
import { idleTimeout, visitorLimits } from "./limits";
import { RETRY_AFTER_SECONDS, watchOverload } from "./overload";

export interface SiteOptions {
  /** The public origin. Remix sees every request under it, because the Host header cannot be trusted. */
  siteUrl: string;
  /** Serves a file, or calls `next` if there is none at the address. */
  files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Remix. It notes in the context how long the response is fresh. */
  handle: (request: Request, context: AppLoadContext) => Promise<Response>;
  drain?: Drain;
}

/** Creates the server of the site. `serve` has the steps of a request in their order. */
export function createSite({ siteUrl, files, handle, drain = createDrain() }: SiteOptions): Server {
  const isOverloaded = watchOverload();
  const pageCache = new PageCache();
  const server = createServer({ ...visitorLimits }, (request, response) => {
    logAccess(request, response);
    serve(request, response);
  });
  server.on("checkExpectation", (_request, response) => {
    refuse(response, { status: 417, reason: "That cannot be expected here." });
  });
  server.setTimeout(idleTimeout);
  return server;

  function serve(request: IncomingMessage, response: ServerResponse): void {
    if (drain.ending.aborted) response.setHeader("Connection", "close");
    const rejection = findRejection(request, siteUrl);
    if (rejection) return refuse(response, rejection);
    if (drain.ending.aborted && request.url === "/healthz") {
      return send(response, 503, "application/json", '{"status":"draining"}');
    }
    if (request.method === "POST") return void answer(request, response);
    if (pageCache.send(request, response)) return;
    files(request, response, () => {
      const isDocument = request.headers.accept?.includes("text/html");
      if (!isDocument) return void answer(request, response);
      // The requests of open pages are answered even so.
      if (isOverloaded()) return sendRetryPage(response);
      void pageCache.renderOnce(request, response, () => answer(request, response));
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const visit = new AbortController();
    // Also after a complete response: listeners of a signal that never aborts stay in memory for long.
    response.once("close", () => visit.abort());
    try {
      const body = request.method === "POST" ? await readBody(request) : null;
      if (body && "status" in body) return refuse(response, body);
      const context: AppLoadContext = { ending: drain.ending };
      const fetched = await handle(createRequest(request, body, visit.signal), context);
      if (visit.signal.aborted) return;
      completeSecurity(fetched.headers);
      if (fetched.status >= 400 && !fetched.headers.has("Cache-Control")) {
        fetched.headers.set("Cache-Control", cacheControl.never);
      }
      const answer = await compressResponse(fetched, request.headers["accept-encoding"]);
      if (await pageCache.storeAndSend(request, response, answer, context.freshUntil)) return;
      await sendResponse(response, answer);
    } catch (error) {
      console.error(`error ${request.method} ${error instanceof Error ? error.stack : error}`);
      if (response.headersSent) response.destroy();
      else refuse(response, { status: 500, reason: "Something went wrong." });
    }
  }

  function createRequest(
    request: IncomingMessage,
    body: Uint8Array<ArrayBuffer> | null,
    signal: AbortSignal,
  ): Request {
    const url = new URL(siteUrl + request.url);
    // Remix still answers its former data requests, which no page sends.
    url.searchParams.delete("_data");
    const headers = createHeaders(request);
    // Remix compares X-Forwarded-Host or Host with the Origin of a post.
    headers.delete("X-Forwarded-Host");
    if (headers.get("Origin") === url.origin) headers.set("Host", url.host);
    return new Request(url, { method: request.method ?? "GET", headers, body, signal });
  }
}

function refuse(
  response: ServerResponse,
  { status, reason, headers }: Omit<Refusal, "status"> & { status: number },
): void {
  send(response, status, "text/plain; charset=utf-8", reason, headers);
}

/** Sends a page that reloads itself when the server is overloaded. */
function sendRetryPage(response: ServerResponse): void {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>One moment</title><h1>One moment!</h1><p>Half the planet is at the door. I will try again by myself in a few seconds.</p>`;
  const seconds = String(RETRY_AFTER_SECONDS);
  const headers = { "Retry-After": seconds, Refresh: seconds };
  send(response, 503, "text/html; charset=utf-8", page, headers);
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): void {
  const all = { "Content-Type": type, "Cache-Control": cacheControl.never, ...headers };
  response.setHeaders(completeSecurity(new Headers(all)));
  response.statusCode = status;
  response.end(response.req.method === "HEAD" ? undefined : body);
}
