import { BulkheadRejectedError } from "cockatiel";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { cacheControl, emptyResponse } from "~/http/cache-policy.server";
import { fileResponse } from "~/http/file-response.server";
import { pictureJobs } from "./picture-jobs.server";

/** The SVG of a preview image; `isWhole` says that all upstream data could be loaded. */
export interface PreviewDrawing {
  svg: string;
  isWhole: boolean;
}

/** A preview image as a PNG file. */
type PreviewFile = Omit<PreviewDrawing, "svg"> & { body: Uint8Array<ArrayBuffer> };

/** The time for which an incomplete image is cached before the server draws it again. */
const RETRY_AFTER_MS = 60_000;

const files = new LRUCache<string, PreviewFile, () => Promise<PreviewDrawing>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + 200,
  // An entry that the cache evicts while its image is drawn still resolves.
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context: draw, options }) => {
    const { svg, isWhole } = await draw();
    if (!isWhole) options.ttl = RETRY_AFTER_MS;
    // A palette of 256 colors keeps the file below the networks' limit of a few hundred kilobytes.
    const poster = sharp(Buffer.from(svg)).png({ palette: true, effort: 1, dither: 0.6 });
    return { body: new Uint8Array(await pictureJobs.execute(() => poster.toBuffer())), isWhole };
  },
});

/**
 * Responds with a preview image, or with 503 if too many images wait to be drawn. Concurrent
 * requests share one drawing. A complete image is cached for a long time, because its address
 * contains all its data.
 *
 * @param key identifies everything that the image shows
 */
export async function previewResponse(
  request: Request,
  key: string,
  draw: () => Promise<PreviewDrawing>,
): Promise<Response> {
  try {
    const { body, isWhole } = (await files.fetch(key, { context: draw }))!;
    const policy = isWhole ? cacheControl.picture : cacheControl.page;
    const answer = fileResponse(request, body, "image/png", policy);
    answer.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    return answer;
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return emptyResponse(503, { "Retry-After": "5" });
    throw error;
  }
}
