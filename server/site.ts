import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AppLoadContext } from "@remix-run/node";
import { createHeaders, sendResponse } from "@remix-run/node-fetch-server";
import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { cacheControl } from "../app/http/cache-policy";
import { compressResponse } from "../app/http/compress.server";
import { PageCache } from "../app/http/page-cache";
import { keepKnownQuery } from "../app/http/query-names";
import { completeSecurity } from "../app/http/security-headers.server";
import { toOwnPath } from "../app/own-path";
import { settledWithin } from "../app/upstream/deadline.server";
import { monotonicClock } from "../app/upstream/monotonic-clock";
import { logAccess } from "./access-log";
import type { LogFormat } from "./log";
import { observeRenders, pageLookups, refusedRenders } from "./metrics";
import { readBody, findRejection, type Refusal } from "./request-checks";
import {
  idleTimeout,
  MAX_ACCEPT_MS,
  MAX_RENDER_MS,
  MAX_RENDER_WAIT_MS,
  renderLimits,
  RETRY_AFTER_SECONDS,
  visitorLimits,
} from "./limits";

const requestIdHeader = "X-Request-Id";

export interface SiteOptions {
  /** The public origin. Remix sees every request under it, because the Host header cannot be trusted. */
  siteUrl: string;
  /** Serves a file, or calls `next` if there is none at the address. */
  files: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Remix. It notes in the context how long the response is fresh. */
  handle: (request: Request, context: AppLoadContext) => Promise<Response>;
  /** Aborted when the process is about to end: connections are closed after their answer, and event streams end. */
  ending?: AbortSignal;
  logFormat?: LogFormat;
  pageCache?: PageCache;
}

/** Creates the server of the site. `serve` has the steps of a request in their order. */
export function createSite({
  siteUrl,
  files,
  handle,
  ending = new AbortController().signal,
  logFormat = "text",
  pageCache = new PageCache(),
}: SiteOptions): Server {
  const renders = bulkhead(renderLimits.running, renderLimits.waiting);
  observeRenders(() => renderLimits.running - renders.executionSlots);
  const lastResponses = new WeakMap<Socket, ServerResponse>();
  let connections = 0;
  let lastTurn = Promise.resolve();
  const server = createServer({ ...visitorLimits }, (request, response) => {
    const id = findRequestId(request) ?? randomUUID();
    response.setHeader(requestIdHeader, id);
    logAccess(request, response, id, logFormat);
    const { socket } = request;
    const last = lastResponses.get(socket);
    lastResponses.set(socket, response);
    // A connection that sends many requests at once gets one response after the other.
    if (!last || last.closed) return serve(request, response);
    last.once("close", () => setImmediate(() => socket.destroyed || serve(request, response)));
  });
  server.on("checkExpectation", (_request, response) => {
    refuse(response, { status: 417, reason: "That cannot be expected here." });
  });
  server.on("connection", () => (connections += 1));
  server.setTimeout(idleTimeout);
  return server;

  function serve(request: IncomingMessage, response: ServerResponse): void {
    // Clients may name the site in the request line (RFC 9112, 3.2.2).
    request.url = request.url?.replace(/^https?:\/\/[^/?#]*\/?/i, "/");
    if (ending.aborted) response.setHeader("Connection", "close");
    const rejection = findRejection(request, siteUrl);
    if (rejection) return refuse(response, rejection);
    if (request.url === "/healthz/live") {
      return send(response, 200, "application/json", '{"status":"alive"}');
    }
    if (request.url === "/healthz") {
      const type = "application/json";
      if (ending.aborted) return send(response, 503, type, '{"status":"draining"}');
      // A load balancer must not take a process out for a crowd, which would move on to the next one.
      if (renders.executionSlots === 0) return send(response, 200, type, '{"status":"busy"}');
    }
    if (request.method === "POST") return void answer(request, response);
    const sent = request.url ?? "/";
    const known = keepKnownQuery(sent);
    request.url = known;
    const isCached = pageCache.send(request, response);
    if (isCached) return pageLookups.inc({ result: "hit" });
    // Queries of files have names of their own in development.
    request.url = sent;
    files(request, response, () => {
      request.url = known;
      const [path = "", ...query] = known.split(/(?=\?)/);
      const own = toOwnPath(path);
      if (own === path) {
        pageLookups.inc({ result: "miss" });
        return void answer(request, response);
      }
      const headers = { Location: own + query.join("") };
      refuse(response, { status: 301, reason: "This page has another address.", headers });
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const visit = new AbortController();
    // Also after a complete response: listeners of a signal that never aborts stay in memory for long.
    response.once("close", () => visit.abort());
    try {
      const body = request.method === "POST" ? await readBody(request) : null;
      if (body && "status" in body) return refuse(response, body);
      const requestId = response.getHeader(requestIdHeader) as string;
      const rendered = await pageCache.sendOnce(request, response, () =>
        renderInTurn(visit.signal, () => render(request, body, visit.signal, requestId)),
      );
      if (rendered && !visit.signal.aborted) await sendResponse(response, rendered);
    } catch (error) {
      if (visit.signal.aborted) return;
      if (error instanceof BulkheadRejectedError) {
        refusedRenders.inc();
        return sendRetryPage(response);
      }
      console.error(`error ${request.method} ${error instanceof Error ? error.stack : error}`);
      if (response.headersSent) response.destroy();
      else refuse(response, { status: 500, reason: "Something went wrong." });
    }
  }

  /** Renders when few renders are under way. @throws {BulkheadRejectedError} when too many wait, or it waited too long */
  function renderInTurn<Page>(signal: AbortSignal, render: () => Promise<Page>): Promise<Page> {
    const arrival = monotonicClock.now();
    return new Promise((resolve, reject) => {
      const start = async () => {
        await (lastTurn = lastTurn.then(acceptConnections));
        const isLate = monotonicClock.now() - arrival > MAX_RENDER_WAIT_MS;
        if (isLate || signal.aborted) throw new BulkheadRejectedError(renderLimits.running, 0);
        const rendering = render();
        resolve(rendering);
        await settledWithin(rendering, MAX_RENDER_MS, undefined);
      };
      renders.execute(start).catch(reject);
    });
  }

  /**
   * Lets connections in that wait, for a while. Node accepts one in each turn of its event loop: with renders in every
   * turn, a crowd would keep others waiting for seconds before their request is seen.
   */
  async function acceptConnections(): Promise<void> {
    const end = monotonicClock.now() + MAX_ACCEPT_MS;
    let accepted;
    do {
      await nextTurn();
      accepted = connections;
      await nextTurn();
    } while (connections > accepted && monotonicClock.now() < end);
  }

  /** Stores the response of Remix, or returns it. */
  async function render(
    request: IncomingMessage,
    body: Uint8Array<ArrayBuffer> | null,
    signal: AbortSignal,
    requestId: string,
  ): Promise<Response | undefined> {
    const [path = ""] = request.url!.split("?");
    const context: AppLoadContext = { ending, requestId, isForData: path.endsWith(".data") };
    const fetched = await handle(createRequest(request, body, signal), context);
    completeSecurity(fetched.headers);
    if (fetched.status >= 400 && !fetched.headers.has("Cache-Control")) {
      fetched.headers.set("Cache-Control", cacheControl.never);
    }
    const compressed = await compressResponse(fetched, request.headers["accept-encoding"]);
    const isStored = await pageCache.store(request, compressed, context.freshUntil);
    return isStored ? undefined : compressed;
  }

  function createRequest(
    request: IncomingMessage,
    body: Uint8Array<ArrayBuffer> | null,
    signal: AbortSignal,
  ): Request {
    const url = new URL(siteUrl + request.url);
    // Remix still answers its former data requests, which no page sends.
    if (url.searchParams.has("_data")) url.searchParams.delete("_data");
    const headers = createHeaders(request);
    // Remix compares X-Forwarded-Host or Host with the Origin of a post.
    headers.delete("X-Forwarded-Host");
    if (headers.get("Origin") === url.origin) headers.set("Host", url.host);
    return new Request(url, { method: request.method ?? "GET", headers, body, signal });
  }
}

/** The id that a proxy in front gave a request. */
function findRequestId({ headers }: IncomingMessage): string | undefined {
  const id = headers["x-request-id"]?.toString() ?? "";
  return /^[\w-]{8,64}$/.test(id) ? id : undefined;
}

function refuse(
  response: ServerResponse,
  { status, reason, headers }: Omit<Refusal, "status"> & { status: number },
): void {
  send(response, status, "text/plain; charset=utf-8", reason, headers);
}

/**
 * Sends a page that reloads itself when the server is overloaded. Its connection ends, so that who tries again at once
 * waits behind new visitors.
 */
function sendRetryPage(response: ServerResponse): void {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Too many visitors</title><h1>Too many visitors at once</h1><p>This page loads itself again in a few seconds.</p>`;
  const seconds = String(RETRY_AFTER_SECONDS);
  const headers = { "Retry-After": seconds, Refresh: seconds, Connection: "close" };
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
