import { BulkheadRejectedError } from "cockatiel";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { cacheControl, emptyResponse } from "~/http/cache-policy";
import { fileResponse } from "~/http/file-response.server";
import { pictureJobs } from "./picture-jobs.server";

/** A drawing of a preview image, and whether it has all data of the upstream. */
export interface PreviewDrawing {
  svg: string;
  isWhole: boolean;
}

/** A preview image as a PNG. */
type PreviewFile = Omit<PreviewDrawing, "svg"> & { body: Uint8Array<ArrayBuffer> };

/** After this time an incomplete drawing is drawn again. */
const RETRY_AFTER_MS = 60_000;

const files = new LRUCache<string, PreviewFile, () => Promise<PreviewDrawing>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + 200,
  // An entry that is evicted while it is drawn still resolves.
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context: draw, options }) => {
    const { svg, isWhole } = await draw();
    if (!isWhole) options.ttl = RETRY_AFTER_MS;
    // A palette of 256 colors keeps the file below the few hundred kilobytes that networks accept.
    const poster = sharp(Buffer.from(svg)).png({ palette: true, effort: 1, dither: 0.6 });
    return { body: new Uint8Array(await pictureJobs.execute(() => poster.toBuffer())), isWhole };
  },
});

/**
 * Responds with a preview image, drawn once for all requests, or with 503 while too many others wait. A whole image is
 * cached for long, because its address contains all that it shows.
 *
 * @param key all that the image shows
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
