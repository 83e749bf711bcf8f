import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { renderDocument } from "./document/render-document.server";
import { setCacheHeaders } from "./http/cache-policy.server";
import { etagOf, matchesEtag } from "./http/file-response.server";
import { setSecurityHeaders } from "./http/security-headers.server";

// The server imports this function from here, so that Remix is bundled once.
export { createRequestHandler } from "@remix-run/node";
export { clearCache } from "./upstream/cache.server";
export { startSanitizer } from "./upstream/html/sanitize.server";
export { registry } from "./metrics.server";
export { getRequestId, withRequestContext } from "./upstream/request-context.server";

/** Remix's timer for streamed responses; a longer timer would delay the end of the process. */
export const streamTimeout = 0;

/** Responds with a complete document, its ETag and its content security policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext = {},
) {
  const { html, policy } = await renderDocument(request, context);
  const etag = etagOf(html);
  setCacheHeaders(headers, request, status, loadContext);
  headers.set("ETag", etag);
  // In development, Vite adds scripts to documents, so documents have no policy.
  setSecurityHeaders(headers, import.meta.env.DEV ? null : policy);
  if (status === 200 && matchesEtag(request.headers.get("If-None-Match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

/** Gives loader data of client navigations the same headers as the document of the page. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request, context }) => {
  setCacheHeaders(response.headers, request, response.status, context);
  setSecurityHeaders(response.headers);
  return response;
};

/** Logs unexpected errors except aborted requests and client errors. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isResponse = isRouteErrorResponse(error);
  if (request.signal.aborted || (isResponse && error.status < 500)) return;
  console.error(isResponse && "error" in error ? error.error : error);
};
