import { availableParallelism } from "node:os";
import { bulkhead } from "cockatiel";
import sharp, { type Sharp } from "sharp";
import { narrowestSigned, pictureRights } from "~/document/picture-rights";
import type { Picture } from "./picture-files";
import { kept } from "./picture-store";

/** Width in pixels by variant and size; without a size it is the last one, the natural width for base. */
const widths: Record<string, { small: number; medium: number; large: number; none: number }> = {
  d: { small: 480, medium: 960, large: 1_440, none: 1_440 },
  m: { small: 360, medium: 720, large: 1_080, none: 1_080 },
  thumb: { small: 160, medium: 240, large: 320, none: 320 },
  base: { small: 480, medium: 960, large: 1_440, none: Infinity },
};

/** Pixels that a picture in AVIF or WebP has at most in height. */
const tallest = 16_383;

interface RasterFile {
  type: string;
  body: ArrayBuffer;
}

/** How long AVIF looks for fewer bytes, of 9. Journeys look at pictures, and wait for each to be drawn. */
const effort = process.env["SAMPLE_PICTURES"] === "quick" ? 0 : 1;

/** The files of each drawing, by what they depend on beside it. */
const files = new WeakMap<Picture, Map<string, Promise<RasterFile>>>();

/**
 * A drawn picture as a file: in the width of its variant and size, never wider than drawn, in the
 * best format the browser accepts. The same request gives the same bytes.
 *
 * @returns nothing for a variant or size that the picture host does not know
 */
export async function rasterise(
  path: string,
  picture: Picture,
  wanted: { variant: string; size: string | null; accept: string },
): Promise<RasterFile | undefined> {
  const sizes = Object.hasOwn(widths, wanted.variant) ? widths[wanted.variant] : undefined;
  const size = wanted.size ?? "none";
  if (!sizes || !Object.hasOwn(sizes, size)) return undefined;
  const width = Math.min(picture.width, sizes[size as keyof typeof sizes]);
  const isTooTall = (width * picture.height) / picture.width > tallest;
  const format =
    (["avif", "webp"] as const).find(
      (type) => !isTooTall && wanted.accept.includes(`image/${type}`),
    ) ?? "png";

  const encode = (wanted.variant === "thumb" ? thumbnailEncoders : encoders)[format];
  const rights = sign(path, width);
  // The encoder goes in as its source, which holds its settings but for the effort.
  const key = `${width} ${encode} ${rights}`;
  const drawn = files.get(picture) ?? new Map<string, Promise<RasterFile>>();
  files.set(picture, drawn);
  const known = drawn.get(key);
  if (known) return known;
  const file = draw(picture, width, format, rights, encode);
  drawn.set(key, file);
  // What failed is tried again.
  file.catch(() => drawn.delete(key));
  return file;
}

/** As many are drawn at a time as there are cores, first come first served: of many at once, none is ready soon. */
const drawing = bulkhead(availableParallelism(), Infinity);

async function draw(
  picture: Picture,
  width: number,
  format: keyof typeof encoders,
  rights: string,
  encode: (image: Sharp) => Sharp,
): Promise<RasterFile> {
  const { svg, hue } = picture;
  const versions = JSON.stringify(sharp.versions);
  const ingredients = [svg.toString(), hue, width, encode, effort, rights, versions].join(" ");
  const buffer = await kept(ingredients, () =>
    drawing.execute(() => {
      const density = (72 * width) / picture.width;
      const drawn = sharp(svg, { density }).resize(width);
      const image = encode(hue ? drawn.modulate({ hue }) : drawn);
      return (rights ? image.withXmp(rights) : image).toBuffer();
    }),
  );
  return { type: `image/${format}`, body: new Uint8Array(buffer).buffer };
}

/** What others drew, or what is of somebody else's game; it is not the artist's to sign. */
const ofOthers = /^(?:galleries\/fan-art|pokemon|stream\/pokemon|charities)\//;

/** Whose a picture is, for its file; nothing in small ones. */
function sign(path: string, width: number): string {
  if (width < narrowestSigned || ofOthers.test(path)) return "";
  return pictureRights(process.env["AI_TRAINING"] === "allowed" ? "allowed" : "denied");
}

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort }),
  webp: (image: Sharp) => image.webp({ quality: 80 }),
  png: (image: Sharp) => image.png({ palette: true, quality: 90 }),
};

/** A wall shows dozens at once, and each too small for fine colour to be seen. */
const thumbnailEncoders: typeof encoders = {
  ...encoders,
  avif: (image) => image.avif({ quality: 50, effort, chromaSubsampling: "4:2:0" }),
};
