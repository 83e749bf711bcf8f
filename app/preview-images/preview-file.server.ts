import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { pictureRights } from "~/document/picture-rights";
import { env } from "~/env.server";

/** A poster, drawn. */
export interface Drawing {
  svg: string;
  /** Whether nothing was left out because the upstream did not give it. */
  isWhole: boolean;
  /** Whether it shows pictures that are not the artist's to sign. */
  ofOthers?: true;
}

/** A preview as it is sent. */
export interface PreviewFile {
  body: Uint8Array<ArrayBuffer>;
  isWhole: boolean;
}

/** Milliseconds until a poster that something is missing from is drawn again. */
const retryAfter = 60_000;

/**
 * Drawing takes a core for a fifth of a second: one is drawn at a time, so many wait, and whoever comes
 * then may come again.
 */
const drawing = bulkhead(1, 16);

const files = new LRUCache<string, PreviewFile, () => Promise<Drawing>>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + 200,
  // One that had to leave the cache before it was drawn is still waited for.
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context: draw, options }) => {
    const { svg, isWhole, ofOthers } = await draw();
    if (!isWhole) options.ttl = retryAfter;
    return { body: await drawing.execute(() => rasterise(svg, ofOthers)), isWhole };
  },
});

/**
 * A poster as a PNG, drawn once however many ask for it.
 *
 * @param key all that the poster shows
 * @returns nothing while too many others wait to be drawn
 */
export async function previewFile(
  key: string,
  draw: () => Promise<Drawing>,
): Promise<PreviewFile | undefined> {
  try {
    return await files.fetch(key, { context: draw });
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return undefined;
    throw error;
  }
}

const rights = pictureRights(env.AI_TRAINING);

/** Networks take pictures of a few hundred kilobytes: a palette of 256 colours stays well below. */
async function rasterise(svg: string, ofOthers = false): Promise<Uint8Array<ArrayBuffer>> {
  const poster = sharp(Buffer.from(svg))
    .flatten({ background: "#fff4e4" })
    .png({ palette: true, effort: 1, dither: 0.6 });
  return new Uint8Array(await (ofOthers ? poster : poster.withXmp(rights)).toBuffer());
}
