import { BulkheadRejectedError } from "cockatiel";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { createXmpRights } from "~/document/xmp-rights";
import { env } from "~/env.server";
import { cacheControl, emptyResponse } from "~/http/cache-policy";
import { fileResponse } from "~/http/file-response.server";
import { pictureJobs } from "./picture-jobs.server";

/** A drawing of a preview image. */
export interface PreviewDrawing {
  svg: string;
  /** Whether it has all data of the upstream. */
  isWhole: boolean;
  /** Whether it shows pictures of others, so that it cannot name the artist's rights. */
  ofOthers?: true;
}

/** A preview image as a PNG. */
interface PreviewFile {
  body: Uint8Array<ArrayBuffer>;
  isWhole: boolean;
}

/** After this time an incomplete drawing is drawn again. */
const RETRY_AFTER_MS = 60_000;

const files = new LRUCache<string, PreviewFile, () => Promise<PreviewDrawing>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + 200,
  // An entry that is evicted while it is drawn still resolves.
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context: draw, options }) => {
    const { svg, isWhole, ofOthers } = await draw();
    if (!isWhole) options.ttl = RETRY_AFTER_MS;
    return { body: await pictureJobs.execute(() => rasterise(svg, ofOthers)), isWhole };
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

const rights = createXmpRights(env.AI_TRAINING);

/** A palette of 256 colors keeps the file below the few hundred kilobytes that networks accept. */
async function rasterise(svg: string, ofOthers = false): Promise<Uint8Array<ArrayBuffer>> {
  const poster = sharp(Buffer.from(svg))
    .flatten({ background: "#fff4e4" })
    .png({ palette: true, effort: 1, dither: 0.6 });
  return new Uint8Array(await (ofOthers ? poster : poster.withXmp(rights)).toBuffer());
}

/** The address of a tool, for the footer of its preview images. */
export function invitationTo(path: string): string {
  return new URL(env.SITE_URL).host + path;
}
