import { bulkhead } from "cockatiel";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "./picture-files";
import { readOrDraw } from "./picture-store";

/** The widths of pictures in pixels by variant and size. */
const widths: Record<string, { small: number; medium: number; large: number; none: number }> = {
  d: { small: 480, medium: 960, large: 1_440, none: 1_440 },
  m: { small: 360, medium: 720, large: 1_080, none: 1_080 },
  thumb: { small: 160, medium: 240, large: 320, none: 320 },
  base: { small: 480, medium: 960, large: 1_440, none: Infinity },
};

/** The maximum width of a small picture, which is the width of the widest thumbnail. */
const MAX_SMALL_PX = 320;

/** The maximum height of AVIF and WebP in pixels. */
const MAX_HEIGHT = 16_383;

/** Returns the width of a file, at most the drawing's; undefined for an unknown variant or size. */
export function findFileWidth(
  picture: Picture,
  wanted: { variant: string; size: string | null },
): number | undefined {
  const sizes = Object.hasOwn(widths, wanted.variant) ? widths[wanted.variant] : undefined;
  const size = wanted.size ?? "none";
  if (!sizes || !Object.hasOwn(sizes, size)) return undefined;
  return Math.min(picture.width, sizes[size as keyof typeof sizes]);
}

interface RasterFile {
  type: string;
  body: ArrayBuffer;
}

/** Whether files are encoded fast instead of small, because browser tests wait for pictures. */
const isQuick = process.env["SAMPLE_PICTURES"] === "quick";

/** The formats of pictures in order of preference; AVIF takes twice as long as WebP. */
const formats = isQuick ? (["webp"] as const) : (["avif", "webp"] as const);

/** The effort of the AVIF encoder, from 0 to 9. */
const effort = 1;

// libvips keeps no decoded drawings: results are on disk, and a drawing is rarely encoded again.
sharp.cache(false);

/** Files that are being encoded, by width and encoder; the disk has finished files. */
const files = new WeakMap<Picture, Map<string, Promise<RasterFile>>>();

/**
 * Encodes a drawing in the width of a variant and size, without enlarging it, in the best format
 * that the browser accepts.
 *
 * @returns undefined for an unknown variant or size
 */
export async function rasterise(
  path: string,
  picture: Picture,
  wanted: { variant: string; size: string | null; accept: string },
): Promise<RasterFile | undefined> {
  const width = findFileWidth(picture, wanted);
  if (width === undefined) return undefined;
  const isTooTall = (width * picture.height) / picture.width > MAX_HEIGHT;
  const format =
    formats.find((type) => !isTooTall && wanted.accept.includes(`image/${type}`)) ?? "png";

  const encode = (wanted.variant === "thumb" ? thumbnailEncoders : encoders)[format];
  // The key contains the encoder's source code, which has all settings except the effort.
  const key = `${width} ${encode}`;
  const drawn = files.get(picture) ?? new Map<string, Promise<RasterFile>>();
  files.set(picture, drawn);
  const known = drawn.get(key);
  if (known) return known;
  const file = draw(picture, width, format, encode);
  drawn.set(key, file);
  const forget = () => drawn.delete(key);
  file.then(forget, forget);
  return file;
}

/** Creates a queue that draws one picture at a time, because an encoder takes 100 MB. */
const createQueue = () => bulkhead(isQuick ? 4 : 1, Infinity);
const drawing = { small: createQueue(), large: createQueue() };

async function draw(
  picture: Picture,
  width: number,
  format: keyof typeof encoders,
  encode: (image: Sharp) => Sharp,
): Promise<RasterFile> {
  const { file, hue } = picture;
  const versions = JSON.stringify(sharp.versions);
  const ingredients = [file.toString("base64"), hue, width, encode, effort, versions].join(" ");
  const queue = drawing[width <= MAX_SMALL_PX ? "small" : "large"];
  const buffer = await readOrDraw(ingredients, () =>
    queue.execute(() => {
      const density = (72 * width) / picture.width;
      const drawn = sharp(file, { density }).resize(width);
      return encode(hue ? drawn.modulate({ hue }) : drawn).toBuffer();
    }),
  );
  return { type: `image/${format}`, body: new Uint8Array(buffer).buffer };
}

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort }),
  webp: (image: Sharp) => image.webp({ quality: 80 }),
  png: (image: Sharp) => image.png({ palette: true, quality: 90 }),
};

/** The encoders of thumbnails, which are too small for high color resolution. */
const thumbnailEncoders: typeof encoders = {
  ...encoders,
  avif: (image) => image.avif({ quality: 50, effort, chromaSubsampling: "4:2:0" }),
};
