import { createHash } from "node:crypto";
import { ReadableStream as NodeStream } from "node:stream/web";
import { LRUCache } from "lru-cache";
import { env } from "~/env.server";
import { cacheLookups } from "~/metrics.server";
import { encodePath, logFailure } from "./call.server";
import { UpstreamError } from "./failure";
import { isGoneForGood, type Deniable } from "./denials.server";
import { monotonicClock } from "./monotonic-clock";
import { clearSizes, storeSize } from "./picture-sizes.server";
import { request } from "./request.server";
import { pictureLimits } from "./transport.server";

/** The variants and sizes of the picture host. */
const variants = new Set(["d", "m", "thumb", "base"]);
const sizes = new Set([null, "small", "medium", "large"]);

/** How long a stale picture is served without another call after one has failed. */
const BACK_OFF_MS = 60 * 1_000;

/** Memory per byte of picture, with freed bytes that are not yet collected (`npm run attack`). */
const MEMORY_PER_BYTE = 2;

/** Bytes of all pictures in memory: being received, cached, and being sent. */
let heldBytes = 0;

/**
 * Reserves memory for bytes that are about to be received. Cached pictures are dropped to make room.
 *
 * @throws {UpstreamError} of kind busy when there is no room
 */
function reserveBytes(bytes: number): void {
  const maxBytes = (env.PICTURE_MEMORY_MB * 1024 * 1024) / MEMORY_PER_BYTE;
  for (const key of pictures.rkeys()) {
    if (heldBytes + bytes <= maxBytes) break;
    pictures.delete(key);
  }
  if (heldBytes + bytes > maxBytes) {
    throw new UpstreamError("busy", "too many pictures are under way");
  }
  heldBytes += bytes;
}

/** Bytes at the start of the formats of the picture host. SVG can hold scripts and is not among them. */
const signatures: readonly [type: string, RegExp][] = [
  ["image/png", /^\x89PNG\r\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/gif", /^GIF8[79]a/],
  ["image/webp", /^RIFF....WEBP/s],
  ["image/avif", /^....ftyp(?:avif|avis|mif1)/s],
];

/** The type of a picture by its first bytes, because hosts write or forget types as they like. */
function detectType(chunks: readonly Uint8Array[]): string | undefined {
  const start = Buffer.concat(chunks.slice(0, 16)).toString("latin1", 0, 16);
  return signatures.find(([, signature]) => signature.test(start))?.[0];
}

/** How long a picture may be cached: as its host says, and a day at most. */
const DEFAULT_LIFETIME_SECONDS = 60 * 60;
const MAX_LIFETIME_SECONDS = 24 * 60 * 60;

function readLifetime(headers: Headers): number {
  const policy = headers.get("Cache-Control") ?? "";
  const [, seconds = DEFAULT_LIFETIME_SECONDS] = /\bmax-age=(\d+)/i.exec(policy) ?? [];
  const lifetime = /\bno-(?:store|cache)\b/i.test(policy) ? 0 : Number(seconds);
  return Math.min(lifetime, MAX_LIFETIME_SECONDS);
}

/** A picture in memory, which several responses share. */
export class RelayedPicture implements Deniable {
  deniedSince?: number | undefined;
  readonly etag: string;
  /** The ETag of its host. */
  readonly hostEtag: string | null;
  /** In seconds. */
  readonly lifetime: number;
  readonly size: number;
  readonly #chunks: readonly Uint8Array[];
  #users = 0;

  constructor(
    readonly type: string,
    headers: Headers,
    chunks: readonly Uint8Array[],
  ) {
    const hash = createHash("sha256");
    for (const chunk of chunks) hash.update(chunk);
    this.etag = `"${hash.digest("base64url").slice(0, 27)}"`;
    this.hostEtag = headers.get("ETag");
    this.lifetime = readLifetime(headers);
    this.size = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
    this.#chunks = chunks;
  }

  /** Counts its bytes as held until `release` was called equally often. */
  retain(): void {
    if (this.#users++ === 0) heldBytes += this.size;
  }

  release(): void {
    if (--this.#users === 0) heldBytes -= this.size;
  }

  /** Calls a function with all bytes, which count towards the memory limit until it ends. */
  async unpack<Value>(make: (bytes: Buffer) => Promise<Value>): Promise<Value> {
    this.retain();
    try {
      return await make(Buffer.concat(this.#chunks));
    } finally {
      this.release();
    }
  }

  /** The bytes as a stream with backpressure, which count from the first that is read to the end. */
  stream(): ReadableStream<Uint8Array> {
    return NodeStream.from(this.#read()) as ReadableStream<Uint8Array>;
  }

  *#read() {
    this.retain();
    try {
      yield* this.#chunks;
    } finally {
      this.release();
    }
  }
}

const pictures = new LRUCache<string, RelayedPicture, string>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: (picture) => picture.size + 500,
  perf: monotonicClock,
  // A stale picture is served at once, and during an outage of the host.
  allowStale: true,
  // A picture that is evicted while it is fetched is still served.
  ignoreFetchAbort: true,
  onInsert: (picture) => picture.retain(),
  dispose: (picture) => picture.release(),
  fetchMethod: async (key, seen, { options, context: format }) => {
    try {
      const picture = await load(key, format, seen);
      picture.deniedSince = undefined;
      // A TTL of 0 would never end.
      options.ttl = Math.max(1, picture.lifetime * 1_000);
      return picture;
    } catch (failure) {
      if (!seen) throw failure;
      if (isGoneForGood(seen, failure)) pictures.delete(key);
      options.ttl = BACK_OFF_MS;
      return seen;
    }
  },
});

/**
 * Relays a picture of the embedded upstream, for sites without a picture host.
 *
 * @param path variant and path, as in `d/comics/talechasers/1/a1b2.png`
 * @param size null for the full size
 * @param accept the browser's Accept header, for AVIF and WebP
 * @throws {UpstreamError} of kind bad-path for an unknown variant or size, shape for a response that is not a picture,
 * busy without free memory
 */
export async function relayPicture(
  path: string,
  size: string | null,
  accept: string | null,
): Promise<RelayedPicture> {
  const segments = path.split("/");
  if (segments.length < 2 || !variants.has(segments[0]!) || !sizes.has(size)) {
    throw new UpstreamError("bad-path", "not sent: there is no such variant or size, or no path");
  }
  const query = size === null ? "" : `?size=${size}`;
  const url = `${env.UPSTREAM_URL}/cdn/${encodePath(segments)}${query}`;
  const format = ["image/avif", "image/webp"].find((type) => accept?.includes(type));
  return loadPicture(url, format ?? "image/png");
}

/**
 * Fetches a picture of the picture host, cached.
 *
 * @throws {UpstreamError} of kind shape for a response that is not a picture, busy without free memory
 */
export async function loadPicture(url: string, format: string): Promise<RelayedPicture> {
  // In development a picture that is replaced shows at once.
  const isDevelopment = process.env["NODE_ENV"] === "development";
  if (env.UPSTREAM_CACHE === "off" || isDevelopment) return load(url, format);
  const key = `${url} ${format}`;
  const isStale = pictures.peek(key, { allowStale: true }) !== undefined;
  const result = pictures.has(key) ? "hit" : isStale ? "stale" : "miss";
  cacheLookups.inc({ cache: "pictures", result });
  const picture = await pictures.fetch(key, { context: format });
  if (!picture) throw new UpstreamError("busy", "the picture was not kept");
  return picture;
}

/** For deploy/purge.sh, and between tests. */
export function clearPictures(): void {
  pictures.clear();
  clearSizes();
}

async function load(key: string, accept: string, seen?: RelayedPicture): Promise<RelayedPicture> {
  const [url = ""] = key.split(" ");
  return logFailure("GET", new URL(url).pathname.slice(1), () => requestPicture(url, accept, seen));
}

async function requestPicture(
  url: string,
  accept: string,
  seen: RelayedPicture | undefined,
): Promise<RelayedPicture> {
  let incoming = 0;
  try {
    const { status, headers, chunks } = await request(url, {
      init: { headers: { accept, ...(seen?.hostEtag && { "if-none-match": seen.hostEtag }) } },
      call: "pictures",
      // Pages request a picture again that failed.
      isPolled: true,
      limits: pictureLimits,
      onBytes(count) {
        reserveBytes(count);
        incoming += count;
      },
    });
    if (status === 304 && seen) return seen;
    if (status >= 300) throw new UpstreamError("status", String(status), { status });
    const type = detectType(chunks);
    // A fragment (206) begins like the whole.
    if (status !== 200 || !type) throw new UpstreamError("shape", "the answer is not a picture");
    const picture = new RelayedPicture(type, headers, chunks);
    await picture.unpack((bytes) => storeSize(url, bytes));
    return picture;
  } finally {
    heldBytes -= incoming;
  }
}
