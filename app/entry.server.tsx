import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { builtStylesheet } from "./document/built-assets.server";
import { finish, renderedDocument } from "./document/rendered-documents.server";
import { StylesheetReader } from "./document/stylesheets";
import { cacheControl, pageCacheControl } from "./http/cache-policy";
import { superviseServer } from "./http/drain.server";
import { chooseEncoding } from "./http/encoding";
import { logError, outliveRejections } from "./http/error-log.server";
import { isFresh } from "./http/etag.server";
import { isIncomplete, watchAnswers } from "./http/incomplete.server";
import { prepareRequests } from "./http/incoming-requests.server";
import { isOlderCopyBetter, olderCopyInstead } from "./http/older-copy.server";
import { secureOtherAnswers } from "./http/other-answers.server";
import { secure } from "./http/security-headers.server";

prepareRequests();
watchAnswers();
outliveRejections();
// The development server ends by itself, and its files are its own.
if (import.meta.env.PROD) {
  superviseServer();
  secureOtherAnswers();
}

/**
 * Loaders await everything, so there is never a promise to wait for in their data. Remix keeps the
 * timer of every answer until it runs out, which would hold up the end of the process.
 */
export const streamTimeout = 0;

/** Milliseconds a rendering may take; loaders, with time-outs of their own, are done by then. */
const renderTimeout = 5_000;

/** What a page may depend on, told to every cache on its way. */
const varies = "Accept-Encoding, Cookie, Save-Data";

/** Answers with a document: rendered whole, compressed, validated by ETag, with its policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  if (await isOlderCopyBetter(request)) return olderCopyInstead();
  const render = () => renderToText(request, context);
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  const { pathname, search } = new URL(request.url);
  const page =
    errors || actionData || import.meta.env.DEV
      ? await finish(await render())
      : await renderedDocument(
          `${status} ${pathname}${search}`,
          JSON.stringify(loaderData),
          render,
        );

  choosePolicy(headers, request, status);
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
  headers.set("Content-Length", String(page[encoding].byteLength));
  return new Response(page[encoding], { status, headers });
}

/** Gives the data of client navigations the headers of their documents. */
export const handleDataRequest: HandleDataRequestFunction = async (response, { request }) => {
  if (await isOlderCopyBetter(request)) return olderCopyInstead();
  choosePolicy(response.headers, request, response.status);
  response.headers.append("Vary", "Cookie, Save-Data");
  secure(response.headers);
  return response;
};

/** What an operator learns of an unexpected error; visitors see the error screen. */
export const handleError: HandleErrorFunction = (error, { request }) => logError(error, request);

/** Who may keep a page: as its route says, else by what it is; nobody what something is missing from. */
function choosePolicy(headers: Headers, request: Request, status: number): void {
  if (isIncomplete()) headers.set("Cache-Control", cacheControl.never);
  else if (!headers.has("Cache-Control")) {
    headers.set("Cache-Control", pageCacheControl(request, status));
  }
}

function renderToText(request: Request, context: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.on("finish", () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).toString("utf8"));
    });
    const { pipe, abort } = renderToPipeableStream(
      <StylesheetReader.Provider value={builtStylesheet}>
        <RemixServer context={context} url={request.url} />
      </StylesheetReader.Provider>,
      { onAllReady: () => pipe(sink), onShellError: reject, onError: reject },
    );
    const timer = setTimeout(() => abort(new Error("rendering took too long")), renderTimeout);
  });
}
