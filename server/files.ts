import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { lookup } from "mrmime";
import { cacheControl, uncachedHeaders } from "../app/http/cache-policy";
import { chooseEncoding, type ContentEncoding } from "../app/http/compress.server";
import { etagOf, matchesEtag } from "../app/http/file-response.server";
import { savedWorker } from "../app/http/saved-worker";
import { secure, secureFile, workerPolicy } from "../app/http/security-headers.server";

/** The folder of files with a hash in their name. */
const hashedFolder = "/assets/";

/** The copies of a file that scripts/precompress.ts made. */
const compressed = /\.(?:br|gz)$/;

/** A file of a build: its bytes in each encoding that scripts/precompress.ts made, and its headers. */
interface ClientFile {
  bodies: Partial<Record<ContentEncoding, Buffer>> & { identity: Buffer };
  headers: Headers;
}

/** The files of a build by their addresses. */
export type ClientFiles = ReadonlyMap<string, ClientFile>;

/**
 * Reads the files of a build into memory: some megabytes. They stay those of this build when another one replaces the
 * folder, and no request holds a descriptor.
 *
 * @param folder the build's `client` folder
 */
export function readClientFiles(folder: string): ClientFiles {
  const files = new Map<string, ClientFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || compressed.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path)}`;
    files.set(address, readClientFile(path, address));
  }
  return files;
}

function readClientFile(path: string, address: string): ClientFile {
  const read = (end: string) => (existsSync(path + end) ? readFileSync(path + end) : undefined);
  const bodies = { identity: readFileSync(path), br: read(".br"), gzip: read(".gz") };
  return { bodies, headers: headersOf(address, bodies.identity) };
}

/** Reads a hashed file of a former build: from the disk, because it is rarely asked for. */
function readFormerFile(address: string, folder: string | undefined): ClientFile | undefined {
  const [, name] = /^\/assets\/(\w[\w.-]*)$/.exec(address) ?? [];
  if (!folder || !name || compressed.test(name)) return undefined;
  const path = join(folder, name);
  return existsSync(path) ? readClientFile(path, address) : undefined;
}

function headersOf(address: string, body: Uint8Array): Headers {
  const type = lookup(address) ?? "application/octet-stream";
  const headers = new Headers({ "Content-Type": type, Vary: "Accept-Encoding" });
  if (address.startsWith(hashedFolder)) {
    headers.set("Cache-Control", cacheControl.hashedFile);
    return secureFile(headers);
  }
  const isWorker = address === savedWorker;
  headers.set("Cache-Control", isWorker ? cacheControl.worker : cacheControl.fixedFile);
  if (isWorker) headers.set("Service-Worker-Allowed", "/");
  headers.set("ETag", `W/${etagOf(body)}`);
  return secure(headers, isWorker ? workerPolicy() : undefined);
}

/** Serves the files of a build. @param formerFiles the folder of hashed files of former builds */
export function serveFiles(files: ClientFiles, formerFiles?: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [address = ""] = (request.url ?? "").split("?");
    const file = files.get(address) ?? readFormerFile(address, formerFiles);
    if (file) return sendFile(file, request, response);
    if (!address.startsWith(hashedFolder)) return next();
    response.setHeaders(uncachedHeaders());
    response.writeHead(404).end("No such file in this build or a former one.");
  };
}

function sendFile(
  { bodies, headers }: ClientFile,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeaders(headers);
  // Immutable files have no ETag.
  const etag = headers.get("ETag");
  if (etag && matchesEtag(asked["if-none-match"], etag)) return void response.writeHead(304).end();
  const encoding = chooseEncoding(asked["accept-encoding"]?.toString());
  const encoded = bodies[encoding];
  if (encoded && encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  const whole = encoded ?? bodies.identity;
  // WebKit requests parts of sounds. Other files are too short.
  const isSound = headers.get("Content-Type")?.startsWith("audio/");
  const part = isSound ? parseRange(asked.range, whole.byteLength) : undefined;
  const body = part ? whole.subarray(part.start, part.end + 1) : whole;
  if (part) {
    response.statusCode = 206;
    response.setHeader("Content-Range", `bytes ${part.start}-${part.end}/${whole.byteLength}`);
  }
  if (isSound) response.setHeader("Accept-Ranges", "bytes");
  response.setHeader("Content-Length", body.byteLength);
  response.end(method === "HEAD" ? undefined : body);
}

/** The first and last byte of a single range (RFC 9110, 14.1.2); undefined for the whole. */
function parseRange(range = "", length: number): { start: number; end: number } | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, length - Number(last));
  const end = first && last ? Math.min(Number(last), length - 1) : length - 1;
  return start <= end ? { start, end } : undefined;
}
