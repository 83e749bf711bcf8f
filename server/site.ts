import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import { createRequestListener, sendResponse } from "@remix-run/node-fetch-server";
import { bulkhead, BulkheadRejectedError, noop } from "cockatiel";
import type { RequestHandler } from "sirv";
import { pageKey, textResponse } from "../app/http/cache-policy.server";
import { compressResponse } from "../app/http/compress.server";
import { matchesEtag } from "../app/http/file-response.server";
import { PageCache, type CachedPage } from "../app/http/page-cache.server";
import { keepKnownQuery } from "../app/http/query-names";
import { addMissingHeaders } from "../app/http/security-headers.server";
import { MAX_RENDERS } from "../app/upstream/limits";
import { logAccess } from "./log";
import { pageLookups } from "./metrics";
import { correctAddress, rejectRequest } from "./request-checks";
import { getRequestKind } from "./request-kinds";

/** Time limits in milliseconds: load balancers close idle connections earlier. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

export interface SiteOptions {
  /** The public origin of all requests that Remix gets, because the Host header is untrusted. */
  siteUrl: string;
  files: RequestHandler;
  /** The handler of Remix, which stores in the context how long the response is fresh. */
  handle: (request: Request, context: AppLoadContext) => Promise<Response>;
  /** A signal before the end of the process, after which connections close with their response. */
  ending?: AbortSignal;
  pageCache?: PageCache;
}

/** Creates the HTTP server of the site, without listening. */
export function createSite(options: SiteOptions): Server {
  const { siteUrl, files, handle, ending, pageCache = new PageCache() } = options;
  const { protocol, host } = new URL(siteUrl);
  const pages = bulkhead(MAX_RENDERS);
  // Requests above a limit get 503. Many pictures must not keep pages from being rendered.
  const limiters = {
    page: pages,
    data: pages,
    file: pages,
    picture: bulkhead(MAX_RENDERS),
    overlay: bulkhead(MAX_RENDERS),
    // A load balancer must not take an overloaded process out of service, which would overload the
    // next one.
    health: noop,
  };
  return createServer(timeouts, serve);

  /** Handles a request by checks, cached pages, files and Remix, in this order. */
  function serve(request: IncomingMessage, response: ServerResponse): void {
    const sentId = request.headers["x-request-id"]?.toString() ?? "";
    const id = /^[\w-]{8,64}$/.test(sentId) ? sentId : randomUUID();
    response.setHeader("X-Request-Id", id);
    if (ending?.aborted) response.setHeader("Connection", "close");
    logAccess(request, response, id);
    const rejection = rejectRequest(request, siteUrl);
    if (rejection) return void sendResponse(response, rejection);
    if (request.method === "POST") return render(request, response, id);
    const address = keepKnownQuery(request.url!);
    const key = pageKey(address, request.headers);
    const cached = key && pageCache.get(key);
    if (cached) return sendCached(request, response, cached);
    files(request, response, () => {
      pageLookups.inc({ result: "miss" });
      request.url = address;
      const redirect = correctAddress(address);
      if (redirect) void sendResponse(response, redirect);
      else render(request, response, id, key);
    });
  }

  /** Responds with a page of Remix. @param key the cache key of a page for all visitors */
  function render(request: IncomingMessage, response: ServerResponse, id: string, key?: string) {
    const url = request.url!;
    const [path = ""] = url.split("?");
    const kind = getRequestKind(path);
    const context: AppLoadContext = { ending, requestId: id, isForData: path.endsWith(".data") };
    const answer = async (sent: Request) => {
      // Remix would compare the Origin header with a forwarded host.
      sent.headers.delete("Origin");
      const rendered = await handle(sent, context);
      addMissingHeaders(rendered.headers);
      return compressResponse(rendered, sent.headers.get("Accept-Encoding"));
    };
    const limiter = limiters[kind];
    const answerInTurn = async (sent: Request) => {
      // A form is read first, so that slowly sent forms do not use up the render limit.
      const whole = sent.body ? new Request(sent, { body: await sent.arrayBuffer() }) : sent;
      return limiter.execute(() => answer(whole));
    };
    const answerForAll = (sent: Request, key: string) => {
      // Other visitors may wait for this response after the visitor has left.
      const detached = new Request(sent, { signal: null });
      return pageCache.load(key, context, () => answerInTurn(detached));
    };
    const answerForOne = async (sent: Request) => {
      const answered = await answerInTurn(sent);
      // The listener neither reads nor cancels the body of a response that it does not send.
      if (sent.method === "HEAD" || sent.signal.aborted) await answered.body?.cancel();
      return answered;
    };
    // A picture is a stream, and a response to HEAD has no body, so neither is shared.
    const isShared = key !== undefined && kind !== "picture" && request.method === "GET";
    const listener = createRequestListener(
      (sent) => (isShared ? answerForAll(sent, key) : answerForOne(sent)),
      { protocol, host, onError: answerFailure },
    );
    listener(request, response);
  }
}

function sendCached(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  pageLookups.inc({ result: "hit" });
  const isKnown = matchesEtag(request.headers["if-none-match"], page.etag);
  response.writeHead(isKnown ? 304 : 200, page.headerList).end(page.body);
}

function answerFailure(error: unknown): Response {
  if (error instanceof BulkheadRejectedError) {
    const text = "Too many visitors at once. This page loads itself again in a few seconds.";
    return textResponse(503, text, { "Retry-After": "3", Refresh: "3" });
  }
  console.error("error", error);
  return textResponse(500, "Something went wrong.");
}
