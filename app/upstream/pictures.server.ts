import { LRUCache } from "lru-cache";
import { env } from "~/env.server";
import { encodePath, logged } from "./call.server";
import { UpstreamError } from "./failure";
import { isGoneForGood, isThere } from "./gone.server";
import { requestedScenario } from "./mock-scenario.server";
import { request } from "./request.server";
import { pictureBudget } from "./transport.server";

/** A picture as it goes to the browser. */
export interface PictureFile {
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

/** How long a picture that could not be renewed serves without another try, in milliseconds. */
const pause = 60 * 1_000;

const pictures = new LRUCache<string, PictureFile, string>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: (file) => file.body.byteLength + 500,
  ttl: 60 * 60 * 1_000,
  // Looked up anew each time: the library would hold on to the clock of the day it was loaded.
  perf: { now: () => performance.now() },
  // A picture seen before is there at once, and outlives an outage of the host.
  allowStale: true,
  fetchMethod: async (key, seen, { options, context: format }) => {
    try {
      const file = await load(key, format);
      isThere(key);
      return file;
    } catch (failure) {
      if (!seen) throw failure;
      if (isGoneForGood(key, failure)) pictures.delete(key);
      options.ttl = pause;
      return seen;
    }
  },
});

/**
 * A picture of the embedded upstream, for sites without a picture host of their own.
 *
 * @param path variant and path, as in `d/comics/talechasers/1/a1b2.png`
 * @param size one of the picture host's sizes, or null for the full size
 * @param accept the browser's Accept header; of it only AVIF and WebP matter
 * @throws {UpstreamError} also for an answer that is not a picture
 */
export async function relayedPicture(
  path: string,
  size: string | null,
  accept: string | null,
): Promise<PictureFile> {
  const format = ["image/avif", "image/webp"].find((type) => accept?.includes(type)) ?? "image/png";
  const query = size === null ? "" : `?${new URLSearchParams({ size }).toString()}`;
  const url = `${env.UPSTREAM_URL}/cdn/${encodePath(path.split("/"))}${query}`;
  if (env.UPSTREAM_CACHE === "off" || requestedScenario()) return load(url, format);
  const file = await pictures.fetch(`${url} ${format}`, { context: format });
  if (!file) throw new UpstreamError("no-data", "the picture was not kept");
  return file;
}

async function load(key: string, accept: string): Promise<PictureFile> {
  const [url = ""] = key.split(" ");
  return logged("GET", new URL(url).pathname.slice(1), () => fetchPicture(url, accept));
}

async function fetchPicture(url: string, accept: string): Promise<PictureFile> {
  const answer = await request(url, { headers: { accept } }, pictureBudget);
  const type = answer.headers.get("content-type") ?? "";
  if (answer.status >= 300) {
    throw new UpstreamError("status", String(answer.status), { status: answer.status });
  }
  // SVG can hold scripts and is not among the formats of the picture host.
  if (!/^image\/(png|webp|avif|jpeg|gif)$/.test(type)) {
    throw new UpstreamError("shape", "the answer is not a picture");
  }
  return { type, body: answer.body };
}
