import { LRUCache } from "lru-cache";
import sharp from "sharp";

/** Width and height, in any unit. */
interface Shape {
  width: number;
  height: number;
}

const shapes = new LRUCache<string, Shape>({ max: 20_000 });

/** The path below the variant, as in `comics/talechasers/1/a1b2.png`; thumbnails may be cropped. */
const pathOf = (url: string) => /\/(?:d|m|base)\/(.*)$/.exec(new URL(url).pathname)?.[1];

/** The shape of a picture that the server has fetched before. */
export function learnedShape(path: string): Shape | undefined {
  return shapes.get(path);
}

/** Keeps the shape of a fetched picture, as browsers orient it. */
export async function learnShape(url: string, bytes: Uint8Array): Promise<void> {
  const path = pathOf(url);
  if (path === undefined) return;
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (metadata) shapes.set(path, metadata.autoOrient);
}

/** Between tests. */
export const clearShapes = () => shapes.clear();
