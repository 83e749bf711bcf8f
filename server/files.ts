import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { cacheControl, uncachedHeaders } from "../app/http/cache-policy";
import { savedWorker } from "../app/http/saved-worker";
import { secure, secureFile, workerPolicy } from "../app/http/security-headers.server";

/** The folder of files with a hash in their name. */
const hashedFolder = "/assets/";

/** Serves the files of a build, precompressed by scripts/precompress.ts. @param folder the build's `client` folder */
export function serveFiles(folder: string) {
  const serveFile = (etag: boolean) =>
    sirv(folder, {
      etag,
      brotli: true,
      gzip: true,
      extensions: [],
      setHeaders(response, pathname) {
        response.setHeaders(headersOf(pathname));
      },
    });
  // Immutable files need no ETag.
  const [serveHashed, serveFixed] = [serveFile(false), serveFile(true)];
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    // No file is long enough for Range requests.
    delete request.headers.range;
    if (!request.url?.startsWith(hashedFolder)) return serveFixed(request, response, next);
    serveHashed(request, response, () => {
      response.setHeaders(uncachedHeaders());
      response.writeHead(404).end("No such file in this build.");
    });
  };
}

function headersOf(pathname: string): Headers {
  if (pathname.startsWith(hashedFolder)) {
    return secureFile(new Headers({ "Cache-Control": cacheControl.hashedFile }));
  }
  return pathname === savedWorker
    ? secure(new Headers({ "Cache-Control": cacheControl.worker }), workerPolicy())
    : secure(new Headers({ "Cache-Control": cacheControl.fixedFile }));
}
