import { LRUCache } from "lru-cache";
import sharp from "sharp";

/**
 * The sizes of pictures by their path without the variant, such as `comics/x/1/a1b2.png`.
 * Thumbnails may be cropped, so they are stored by `thumb/…`.
 */
const sizes = new LRUCache<string, { width: number; height: number }>({ max: 20_000 });

/** Returns the size of a picture that the server has fetched before. */
export const findKnownSize = (path: string) => sizes.get(path);

/** Returns the aspect ratio of a relayed picture or, if it is unknown, of its thumbnail. */
export function findKnownRatio(path: string): number | undefined {
  const size = findKnownSize(path) ?? findKnownSize(`thumb/${path}`);
  return size && Number((size.width / size.height).toFixed(3));
}

/**
 * Stores the size of a picture after EXIF orientation, so that pages can reserve its space.
 *
 * @param start its first bytes
 */
export async function storeSize(url: string, start: Uint8Array): Promise<void> {
  const [, variant, rest] = /\/(d|m|base|thumb)\/(.*)$/.exec(new URL(url).pathname) ?? [];
  if (rest === undefined) return;
  const path = decodeURIComponent(variant === "thumb" ? `thumb/${rest}` : rest);
  if (sizes.has(path)) return;
  const metadata = await sharp(start)
    .metadata()
    .catch(() => undefined);
  if (metadata) sizes.set(path, metadata.autoOrient);
}

/** Used between tests. @internal */
export const clearSizes = () => sizes.clear();
