import { LRUCache } from "lru-cache";
import sharp from "sharp";

/** Width and height, in any unit. */
interface Size {
  width: number;
  height: number;
}

const sizes = new LRUCache<string, Size>({ max: 20_000 });

/** A picture with a longer side than so many times the shorter counts as one of unknown shape. */
const MAX_SIDE_RATIO = 60;

export const hasUsualShape = ({ width, height }: Size) =>
  Math.max(width / height, height / width) <= MAX_SIDE_RATIO;

/** The path below the variant, as in `comics/talechasers/1/a1b2.png`; with that of thumbnails, which may be cropped. */
function pathOf(url: string): string | undefined {
  const [, variant, path] = /\/(d|m|base|thumb)\/(.*)$/.exec(new URL(url).pathname) ?? [];
  return path && decodeURIComponent(variant === "thumb" ? `thumb/${path}` : path);
}

/** The size of a picture that the server has fetched before. */
export function findKnownSize(path: string): Size | undefined {
  return sizes.get(path);
}

/** Width divided by height of a thumbnail that the server has fetched before, else of its picture. */
export function findKnownRatio(path: string): number | undefined {
  const size = findKnownSize(`thumb/${path}`) ?? findKnownSize(path);
  return size && hasUsualShape(size) ? Number((size.width / size.height).toFixed(3)) : undefined;
}

/** Keeps the size of a fetched picture, as browsers orient it. */
export async function storeSize(url: string, bytes: Uint8Array): Promise<void> {
  const path = pathOf(url);
  if (path === undefined) return;
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (metadata) sizes.set(path, metadata.autoOrient);
}

/** Between tests. */
export const clearSizes = () => sizes.clear();
