import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import { cacheControl } from "../app/http/cache-policy";
import { savedWorker } from "../app/http/saved-worker";
import { secure, secureFile, workerPolicy } from "../app/http/security-headers.server";

/** Where the build puts what it names after its content. */
const hashed = "/assets/";

/**
 * Serves the files of a build, compressed as the build did; see scripts/precompress.ts.
 *
 * @param folder the build's `client` folder
 */
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
  // Of what never changes nobody asks whether it did.
  const [serveHashed, serveFixed] = [serveFile(false), serveFile(true)];
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    // Part of a file is never sent: none is long enough for it.
    delete request.headers.range;
    if (!request.url?.startsWith(hashed)) return serveFixed(request, response, next);
    serveHashed(request, response, () => {
      secure(new Headers({ "Cache-Control": cacheControl.never })).forEach((value, name) =>
        response.setHeader(name, value),
      );
      response.writeHead(404).end("No such file in this build.");
    });
  };
}

function headersOf(pathname: string): Headers {
  if (pathname.startsWith(hashed)) {
    return secureFile(new Headers({ "Cache-Control": cacheControl.hashedFile }));
  }
  return pathname === savedWorker
    ? secure(new Headers({ "Cache-Control": cacheControl.worker }), workerPolicy())
    : secure(new Headers({ "Cache-Control": cacheControl.fixedFile }));
}
