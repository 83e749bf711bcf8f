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

/** What a site is made of. */
export interface SiteParts {
  /** Public origin, under which Remix sees every request: what a visitor says of it is not trusted. */
  siteUrl: string;
  /** Serves a file where the request is for one, and calls `next` where it is not. */
  files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Remix: answers everything else, and notes how long the answer is fresh. */
  handle: (request: Request, context: AppLoadContext) => Promise<Response>;
  /** How the process ends. */
  drain?: Drain;
}

/** The server of the site. What happens to a request is what this function says, from top to bottom. */
export function createSite({ siteUrl, files, handle, drain = createDrain() }: SiteParts): Server {
  const isOverloaded = watchOverload();
  const pageCache = new PageCache();
  const server = createServer({ ...visitorLimits }, (request, response) => {
    logAccess(request, response);
    drain.admit(() => serve(request, response));
  });
  server.on("checkExpectation", (_request, response) => {
    refuse(response, { status: 417, reason: "That cannot be expected here." });
  });
  server.setTimeout(idleTimeout);
  return server;

  function serve(request: IncomingMessage, response: ServerResponse): void {
    if (drain.ending.aborted) response.setHeader("Connection", "close");
    const refusal = findRejection(request, siteUrl);
    if (refusal) return refuse(response, refusal);
    if (drain.ending.aborted && request.url === "/healthz") {
      return send(response, 503, "application/json", '{"status":"draining"}');
    }
    if (request.method === "POST") return void answer(request, response);
    if (pageCache.send(request, response)) return;
    files(request, response, () => {
      // Only who opens a page: what an open one asks for has its reader inside.
      const isArrival = request.headers.accept?.includes("text/html");
      if (isArrival && isOverloaded()) return sendAway(response);
      if (isArrival) void pageCache.renderOnce(request, response, () => answer(request, response));
      else void answer(request, response);
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const visit = new AbortController();
    // Done or not: what listens to a signal that never aborts stays in memory for long.
    response.once("close", () => visit.abort());
    try {
      const body = request.method === "POST" ? await readBody(request) : null;
      if (body && "status" in body) return refuse(response, body);
      const context: AppLoadContext = { ending: drain.ending };
      const fetched = await handle(fetchRequest(request, body, visit.signal), context);
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

  function fetchRequest(
    request: IncomingMessage,
    body: Uint8Array<ArrayBuffer> | null,
    signal: AbortSignal,
  ): Request {
    const url = new URL(siteUrl + request.url);
    // Remix's old way to ask for the data of one route, which pages do not use any more.
    url.searchParams.delete("_data");
    const headers = createHeaders(request);
    // Remix compares these with the Origin of a post: what a proxy says of hosts is not for it to trust.
    headers.delete("X-Forwarded-Host");
    if (headers.get("Origin") === url.origin) headers.set("Host", url.host);
    return new Request(url, { method: request.method ?? "GET", headers, body, signal });
  }
}

type AnyRefusal = Omit<Refusal, "status"> & { status: number };

function refuse(response: ServerResponse, { status, reason, headers }: AnyRefusal): void {
  send(response, status, "text/plain; charset=utf-8", reason, headers);
}

/** A page that comes back by itself, for when another one would only make all of them later. */
function sendAway(response: ServerResponse): void {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One moment</title><h1>One moment!</h1><p>Half the planet is at the door. I will try again by myself in a few seconds.</p>`;
  const seconds = String(RETRY_AFTER_SECONDS);
  const again = { "Retry-After": seconds, Refresh: seconds };
  send(response, 503, "text/html; charset=utf-8", page, again);
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  more: Record<string, string> = {},
): void {
  const headers = completeSecurity(
    new Headers({ "Content-Type": type, "Cache-Control": cacheControl.never, ...more }),
  );
  response.setHeaders(headers);
  response.statusCode = status;
  response.end(response.req.method === "HEAD" ? undefined : body);
}
