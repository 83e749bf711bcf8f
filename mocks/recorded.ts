import { readFileSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";
import { http, HttpResponse, type HttpHandler } from "msw";
import { bare } from "./address";

/** The first bytes of the picture formats that a host may send. */
const signatures: readonly (readonly [type: string, start: RegExp])[] = [
  ["image/png", /^\x89PNG/],
  ["image/jpeg", /^\xff\xd8/],
  ["image/gif", /^GIF8/],
  ["image/webp", /^RIFF....WEBP/s],
  ["image/avif", /^....ftypavi[fs]/s],
];

/**
 * Answers from a folder that `npm run upstream:record` filled: `v1/shop/entries.json` for the call
 * `v1/shop/entries`, and a picture for all its sizes. What was not recorded falls through.
 *
 * @throws Error with one sentence when there is no such folder
 */
export function recordedHandlers(folder: string): HttpHandler[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(
      `There are no recorded answers in ${folder}: npm run upstream:record makes some.`,
    );
  }
  const find = (path: string): string | undefined => {
    const file = resolve(folder, `.${path}`);
    return file.startsWith(resolve(folder) + sep) && isFile(file) ? file : undefined;
  };
  const document = ({ request }: { request: Request }) => {
    const path = bare(pathFrom("/v1/", request));
    return find(`${path}.json`) ?? find(`${path}.xml`);
  };
  const picture = ({ request }: { request: Request }) => find(pathFrom("/cdn/", request));
  return [answerWith(document), answerWith(picture)];
}

/** Answers requests that have a file with it, and no others. */
function answerWith(fileOf: (info: { request: Request }) => string | undefined): HttpHandler {
  return http.get(
    (info) => fileOf(info) !== undefined,
    (info) => {
      const file = fileOf(info)!;
      const body = readFileSync(file);
      return new HttpResponse(body, { headers: { "Content-Type": typeOf(file, body) } });
    },
  );
}

function typeOf(file: string, body: Buffer): string {
  if (file.endsWith(".json")) return "application/json";
  if (file.endsWith(".xml")) return "application/rss+xml";
  const start = body.toString("latin1", 0, 16);
  return signatures.find(([, bytes]) => bytes.test(start))?.[0] ?? "application/octet-stream";
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The path of a request from a part of it on; still encoded, so that it is the name of a file. */
function pathFrom(part: string, request: Request): string {
  const { pathname } = new URL(request.url);
  const start = pathname.indexOf(part);
  return start < 0 ? "" : pathname.slice(start);
}
