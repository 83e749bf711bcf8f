import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { env } from "~/env.server";
import { encodePath, logFailure } from "./call.server";
import { UpstreamError } from "./failure";
import { isGoneForGood, clearDenial } from "./denials.server";
import { monotonicClock } from "./monotonic-clock";
import { request } from "./request.server";
import { pictureBudget } from "./transport.server";

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

/** A picture in memory, which several responses share. */
export class RelayedPicture {
  readonly type: string;
  readonly etag: string;
  readonly size: number;
  readonly #chunks: readonly Uint8Array[];
  #users = 0;

  constructor(type: string, etag: string, chunks: readonly Uint8Array[]) {
    this.type = type;
    this.etag = etag;
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

  /** Calls a function with all bytes, which count as held until it ends. */
  async unpack<Value>(make: (bytes: Buffer) => Promise<Value>): Promise<Value> {
    this.retain();
    try {
      return await make(Buffer.concat(this.#chunks));
    } finally {
      this.release();
    }
  }

  /** The bytes as a stream with backpressure. */
  stream(): ReadableStream<Uint8Array> {
    let at = 0;
    return new ReadableStream(
      {
        pull: (controller) => {
          if (at === 0) this.retain();
          const chunk = this.#chunks[at++];
          if (chunk) return controller.enqueue(chunk);
          controller.close();
          this.release();
        },
        cancel: () => {
          if (at > 0) this.release();
        },
      },
      { highWaterMark: 0 },
    );
  }
}

const pictures = new LRUCache<string, RelayedPicture, string>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: (picture) => picture.size + 500,
  ttl: 60 * 60 * 1_000,
  perf: monotonicClock,
  // A stale picture is served at once, and during an outage of the host.
  allowStale: true,
  // A picture that is evicted while it is fetched is still served.
  ignoreFetchAbort: true,
  onInsert: (picture) => picture.retain(),
  dispose: (picture) => picture.release(),
  fetchMethod: async (key, seen, { options, context: format }) => {
    try {
      const picture = await load(key, format);
      clearDenial(key);
      return picture;
    } catch (failure) {
      if (!seen) throw failure;
      if (isGoneForGood(key, failure)) pictures.delete(key);
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
  return loadPicture(url, chooseFormat(accept));
}

/**
 * Fetches a picture of the picture host, cached.
 *
 * @throws {UpstreamError} of kind shape for a response that is not a picture, busy without free memory
 */
export async function loadPicture(url: string, format: string): Promise<RelayedPicture> {
  if (env.UPSTREAM_CACHE === "off") return load(url, format);
  const picture = await pictures.fetch(`${url} ${format}`, { context: format });
  if (!picture) throw new UpstreamError("busy", "the picture was not kept");
  return picture;
}

/** Between tests. */
export function clearPictures(): void {
  pictures.clear();
}

function chooseFormat(accept: string | null): string {
  return ["image/avif", "image/webp"].find((type) => accept?.includes(type)) ?? "image/png";
}

async function load(key: string, accept: string): Promise<RelayedPicture> {
  const [url = ""] = key.split(" ");
  return logFailure("GET", new URL(url).pathname.slice(1), () => requestPicture(url, accept));
}

async function requestPicture(url: string, accept: string): Promise<RelayedPicture> {
  let incoming = 0;
  try {
    const { status, headers, chunks } = await request(url, {
      init: { headers: { accept } },
      limits: pictureBudget,
      onBytes(count) {
        reserveBytes(count);
        incoming += count;
      },
    });
    if (status >= 300) throw new UpstreamError("status", String(status), { status });
    const type = headers.get("content-type") ?? "";
    // SVG can hold scripts and is not among the formats of the picture host.
    if (!/^image\/(png|webp|avif|jpeg|gif)$/.test(type)) {
      throw new UpstreamError("shape", "the answer is not a picture");
    }
    const hash = createHash("sha256");
    for (const chunk of chunks) hash.update(chunk);
    const etag = `"${hash.digest("base64url").slice(0, 27)}"`;
    return new RelayedPicture(type, etag, chunks);
  } finally {
    heldBytes -= incoming;
  }
}
