import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { renderDocument } from "./document/render-document.server";
import { chooseCachePolicy, hasStaleCopy, keepStaleCopy } from "./http/cache-policy";
import { etagOf, matchesEtag } from "./http/file-response.server";
import { secure } from "./http/security-headers.server";

// For the server, whose bundle has no second copy of Remix.
export { createRequestHandler } from "@remix-run/node";
export { clearCache } from "./upstream/cache.server";
export { registry } from "./metrics.server";
export { getRequestId, withRequestContext } from "./upstream/request-context.server";

/**
 * Loaders await all their data, so nothing is streamed. Remix keeps a timer of this length for each response, which would
 * delay the end of the process.
 */
export const streamTimeout = 0;

/** Request headers that a page may depend on. */
const VARY = "Cookie, Save-Data";

/** Responds with a document: rendered whole, validated by ETag, with its content security policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext = {},
) {
  if (loadContext.isIncomplete && hasStaleCopy(request)) return keepStaleCopy();
  const { html, policy } = await renderDocument(request, context);
  const etag = etagOf(html);
  chooseCachePolicy(headers, request, status, loadContext);
  headers.set("Vary", VARY);
  headers.set("ETag", etag);
  // The development server injects scripts of its own.
  secure(headers, import.meta.env.DEV ? null : policy);
  if (status === 200 && matchesEtag(request.headers.get("If-None-Match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

/** Gives the data of client navigations the headers of their documents. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request, context }) => {
  if (context.isIncomplete && hasStaleCopy(request)) return keepStaleCopy();
  chooseCachePolicy(response.headers, request, response.status, context);
  response.headers.append("Vary", VARY);
  secure(response.headers);
  return response;
};

/** Logs unexpected errors: neither aborted requests nor those that the visitor got wrong. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isResponse = isRouteErrorResponse(error);
  if (request.signal.aborted || (isResponse && error.status < 500)) return;
  console.error(isResponse && "error" in error ? error.error : error);
};
