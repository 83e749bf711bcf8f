import type { ReadStream } from "node:fs";
import type { ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import sirv, { type RequestHandler } from "sirv";
import { cacheControl, emptyResponse } from "../app/http/cache-policy.server";
import { chooseEncoding } from "../app/http/compress.server";
import { savedWorker } from "../app/http/saved-worker";
import { fileHeaders, workerHeaders } from "../app/http/security-headers.server";

/**
 * Serves the files of a build, the hashed files of former builds, and their compressed variants.
 *
 * @param folder the build's `client` folder
 * @param others the folder to which each process adds the hashed files of its build
 */
export function serveFiles(folder: string, others = folder): RequestHandler {
  // With `dev`, sirv reads the file system for each request: a deployment may have replaced the
  // folder.
  const options = { dev: true, extensions: [], brotli: true, gzip: true, etag: true, setHeaders };
  const [ofBuild, ofOthers] = [sirv(folder, options), sirv(others, options)];
  return (request, response, next) => {
    const { url = "", headers } = request;
    // sirv fails on some ranges that media players do not request.
    if (!/^bytes=(?:\d+-|0-\d+)$/.test(headers.range ?? "")) delete headers.range;
    // sirv ignores the quality values in this header.
    headers["accept-encoding"] = chooseEncoding(headers["accept-encoding"]?.toString()) ?? "";
    // sirv neither closes a file when the visitor disconnects, nor handles a file that disappears.
    response.once("pipe", (file: ReadStream) => {
      file.once("error", () => response.destroy());
      response.once("close", () => file.destroy());
    });
    const sendMissing = () => sendResponse(response, emptyResponse(404));
    ofBuild(request, response, () =>
      url.startsWith("/assets/") ? ofOthers(request, response, sendMissing) : next?.(),
    );
  };
}

function setHeaders(response: ServerResponse, path: string): void {
  const isHashed = path.startsWith("/assets/");
  response.setHeaders(fileHeaders(isHashed ? cacheControl.hashedFile : cacheControl.fixedFile));
  // sirv does not know the content type of this file.
  if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
  if (path === savedWorker) response.setHeaders(workerHeaders());
}
