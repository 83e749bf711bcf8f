import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { handlesOf } from "./document/page-handle";
import { RenderedDocument, renderedDocument } from "./document/rendered-documents.server";
import { RenderingContext, type DocumentRendering } from "./document/rendering";
import { readStylesheet } from "./document/stylesheet-files.server";
import { cacheControl, pageCacheControl } from "./http/cache-policy";
import { chooseEncoding } from "./http/encoding";
import { logError } from "./http/error-log.server";
import { isFresh } from "./http/etag.server";
import { hasOlderCopy, olderCopyInstead } from "./http/older-copy.server";
import { secure } from "./http/security-headers.server";

/**
 * Loaders await everything, so there is never a promise to wait for in their data. Remix keeps the
 * timer of every answer until it runs out, which would hold up the end of the process.
 */
export const streamTimeout = 0;

/** What a page may depend on, told to every cache on its way. */
const varies = "Accept-Encoding, Cookie, Save-Data";

/** Answers with a document: rendered whole, compressed, validated by ETag, with its policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { isIncomplete }: AppLoadContext = {},
) {
  if (isIncomplete && hasOlderCopy(request)) return olderCopyInstead();
  const { staticHandlerContext } = context;
  const { loaderData, actionData, errors, location } = staticHandlerContext;
  const isOwn = errors !== null || actionData !== null || import.meta.env.DEV;
  if (!isOwn) staticHandlerContext.location = { ...location, search: readSearch(context) };
  const { pathname, search } = staticHandlerContext.location;
  const page = isOwn
    ? await render(request, context)
    : await renderedDocument(`${status} ${pathname}${search}`, JSON.stringify(loaderData), () =>
        render(request, context),
      );

  choosePolicy(headers, request, status, isIncomplete);
  headers.set("Vary", varies);
  headers.set("ETag", page.etag);
  // The development server injects scripts of its own.
  secure(headers, import.meta.env.DEV ? null : page.policy);
  if (status === 200 && isFresh(request, page.etag)) {
    return new Response(null, { status: 304, headers });
  }

  const encoding = chooseEncoding(request.headers.get("Accept-Encoding"));
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  const body = await page.encoded(encoding);
  headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { status, headers });
}

/** Gives the data of client navigations the headers of their documents. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request, context }) => {
  if (context.isIncomplete && hasOlderCopy(request)) return olderCopyInstead();
  choosePolicy(response.headers, request, response.status, context.isIncomplete);
  response.headers.append("Vary", "Cookie, Save-Data");
  secure(response.headers);
  return response;
};

/** What an operator learns of an unexpected error; visitors see the error screen. */
export const handleError: HandleErrorFunction = (error, { request }) => logError(error, request);

/** Who may keep a page: as its route says, else by what it is; nobody what something is missing from. */
function choosePolicy(
  headers: Headers,
  request: Request,
  status: number,
  isIncomplete = false,
): void {
  if (isIncomplete) headers.set("Cache-Control", cacheControl.never);
  else if (!headers.has("Cache-Control")) {
    headers.set("Cache-Control", pageCacheControl(request, status));
  }
}

/** Renders the document of a context whose loaders are all done. */
async function render(request: Request, context: EntryContext): Promise<RenderedDocument> {
  const rendering: DocumentRendering = {
    readStylesheet,
    data: await new Response(context.serverHandoffStream).text(),
    scripts: new Set(),
    styles: new Set(),
    traits: { frames: handlesOf(modulesOf(context)).flatMap(({ frames = [] }) => frames) },
  };
  // Handed over by the document itself: Remix would append it in scripts that nobody declares.
  context.serverHandoffStream = undefined;
  const html = renderToString(
    <RenderingContext.Provider value={rendering}>
      <RemixServer context={context} url={request.url} />
    </RenderingContext.Provider>,
  );
  return new RenderedDocument(html, rendering);
}

/** The part of the search that the matched routes read; any other is as good as none. */
function readSearch(context: EntryContext): string {
  const given = new URLSearchParams(context.staticHandlerContext.location.search);
  const names = handlesOf(modulesOf(context)).flatMap(({ query = [] }) => query);
  const read = new URLSearchParams(
    names.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  );
  return read.size > 0 ? `?${read.toString()}` : "";
}

/** The modules of the matched routes. */
function modulesOf({ staticHandlerContext, routeModules }: EntryContext) {
  return staticHandlerContext.matches.flatMap(({ route }) => routeModules[route.id] ?? []);
}
