import { LRUCache } from "lru-cache";
import sharp from "sharp";

/** Width and height, in any unit. */
interface Size {
  width: number;
  height: number;
}

const sizes = new LRUCache<string, Size>({ max: 20_000 });

/** The path below the variant, as in `comics/talechasers/1/a1b2.png`; thumbnails may be cropped. */
const pathOf = (url: string) => /\/(?:d|m|base)\/(.*)$/.exec(new URL(url).pathname)?.[1];

/** The size of a picture that the server has fetched before. */
export function findKnownSize(path: string): Size | undefined {
  return sizes.get(path);
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
