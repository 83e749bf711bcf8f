import { BulkheadRejectedError } from "cockatiel";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { createXmpRights } from "~/document/xmp-rights";
import { env } from "~/env.server";
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
export interface PreviewFile {
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
 * Draws a preview image, once for all requests.
 *
 * @param key all that the image shows
 * @returns undefined while too many others wait
 */
export async function previewFile(
  key: string,
  draw: () => Promise<PreviewDrawing>,
): Promise<PreviewFile | undefined> {
  try {
    return await files.fetch(key, { context: draw });
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return undefined;
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
