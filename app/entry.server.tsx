import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from "@remix-run/node";
import { readSearch, renderDocument } from "./document/render-document.server";
import { renderedDocument } from "./document/rendered-documents.server";
import { chooseCachePolicy } from "./http/cache-policy";
import { chooseEncoding } from "./http/encoding";
import { logError } from "./http/error-log.server";
import { isFresh } from "./http/etag.server";
import { varies } from "./http/hot-pages";
import { hasOlderCopy, olderCopyInstead } from "./http/older-copy.server";
import { secure } from "./http/security-headers.server";

export { observeFreshness } from "./upstream/freshness.server";
export { startSanitizer } from "./upstream/html/sanitize.server";

/**
 * Loaders await everything, so there is never a promise to wait for in their data. Remix keeps the
 * timer of every answer until it runs out, which would hold up the end of the process.
 */
export const streamTimeout = 0;

/** Answers with a document: rendered whole, compressed, validated by ETag, with its policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext = {},
) {
  if (loadContext.isIncomplete && hasOlderCopy(request)) return olderCopyInstead();
  const { staticHandlerContext } = context;
  const { loaderData, actionData, errors, location } = staticHandlerContext;
  const isOwn = errors !== null || actionData !== null || import.meta.env.DEV;
  if (!isOwn) staticHandlerContext.location = { ...location, search: readSearch(context) };
  const { pathname, search } = staticHandlerContext.location;
  const page = isOwn
    ? await renderDocument(request, context)
    : await renderedDocument(`${status} ${pathname}${search}`, JSON.stringify(loaderData), () =>
        renderDocument(request, context),
      );

  chooseCachePolicy(headers, request, status, loadContext);
  headers.set("Vary", varies);
  headers.set("ETag", page.etag);
  // The development server injects scripts of its own.
  secure(headers, import.meta.env.DEV ? null : page.policy);
  if (status === 200 && isFresh(request.headers.get("If-None-Match"), page.etag)) {
    return new Response(null, { status: 304, headers });
  }

  const encoding = chooseEncoding(request.headers.get("Accept-Encoding"));
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  const body = await page.encoded(encoding);
  headers.set("Content-Length", String(body.byteLength));
  loadContext.body = body;
  loadContext.smallest = () => page.smallest(encoding);
  return new Response(body, { status, headers });
}

/** Gives the data of client navigations the headers of their documents. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request, context }) => {
  if (context.isIncomplete && hasOlderCopy(request)) return olderCopyInstead();
  chooseCachePolicy(response.headers, request, response.status, context);
  response.headers.append("Vary", "Cookie, Save-Data");
  secure(response.headers);
  return response;
};

/** What an operator learns of an unexpected error; visitors see the error screen. */
export const handleError: HandleErrorFunction = (error, { request }) => logError(error, request);
