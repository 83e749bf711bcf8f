import { LRUCache } from "lru-cache";
import sharp from "sharp";

/** By the path below the variant, as in `comics/talechasers/1/a1b2.png`; thumbnails, which may be cropped, by `thumb/…`. */
const sizes = new LRUCache<string, { width: number; height: number }>({ max: 20_000 });

/** The size of a picture that the server has fetched before. */
export const findKnownSize = (path: string) => sizes.get(path);

/** Width divided by height of a thumbnail that the server has fetched before, else of its picture. */
export function findKnownRatio(path: string): number | undefined {
  const size = findKnownSize(`thumb/${path}`) ?? findKnownSize(path);
  return size && Number((size.width / size.height).toFixed(3));
}

/** Keeps the size of a picture, as browsers orient it, so that pages reserve its space. @param start its first bytes */
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

/** Between tests. */
export const clearSizes = () => sizes.clear();
