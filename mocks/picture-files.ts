import { existsSync, readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { sampleDrawing } from "./data/years";

/** The SVG or PNG file of a drawing, and its size in pixels. */
export interface Picture {
  file: Buffer;
  width: number;
  height: number;
  /** Hue rotation in degrees. */
  hue: number;
}

/** Next to this file, or relative to the builds of the package and of the site. */
const folder = ["./pictures/", "../pictures/", "../mocks/pictures/", "../../mocks/pictures/"]
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

/** Without dot segments and empty segments. */
const validPath = /^(?:[\w-]+\/)*[\w-]+(?=\.png$)/;

/** By path and modification time. */
const drawings = new LRUCache<string, Promise<Picture>>({ max: 200 });

/** Number of Pokémon with a drawing of their own; the others reuse these. */
const DRAWN_POKEMON = 151;

/** Hue rotation of a shiny Pokémon without a drawing of its own. */
const SHINY_HUE = 150;

/** Reads the drawing of a picture. @returns undefined if there is none */
export async function readPicture(path: string): Promise<Picture | undefined> {
  const own = (await readDrawing(path)) ?? (await readDrawing(sampleDrawing(path)));
  const [, shiny, digits] = /^pokemon\/(shiny\/)?([1-9]\d{0,3})\.png$/.exec(path) ?? [];
  const number = Number(digits);
  if (own || !digits) return own;
  const hue = shiny ? SHINY_HUE : 0;
  return (
    (await readDrawing(`pokemon/${number}.png`, hue)) ??
    readDrawing(`pokemon/${((number - 1) % DRAWN_POKEMON) + 1}.png`, hue)
  );
}

const pictureTypes = ["svg", "png", "jpg"];

/** The file of a picture, an SVG drawing or a bitmap, by its path on the picture host. */
function pictureFile(path: string): string | undefined {
  const [name] = validPath.exec(path) ?? [];
  if (!name || !folder) return undefined;
  return pictureTypes.map((type) => `${folder}${name}.${type}`).find(existsSync);
}

/** The paths of all pictures. */
export const listPictures = (): string[] =>
  folder === undefined
    ? []
    : readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((file) =>
        pictureTypes.flatMap((type) =>
          file.endsWith(`.${type}`) ? [file.slice(0, -type.length) + "png"] : [],
        ),
      );

async function readDrawing(path: string, hue = 0): Promise<Picture | undefined> {
  const file = pictureFile(path);
  if (!file) return undefined;
  const key = `${file} ${(await stat(file)).mtimeMs} ${hue}`;
  const known = drawings.get(key);
  if (known) return known;
  const drawing = load(file, hue);
  drawings.set(key, drawing);
  // Failures are not cached.
  drawing.catch(() => drawings.delete(key));
  return drawing;
}

async function load(file: string, hue: number): Promise<Picture> {
  const bytes = await readFile(file);
  const { width, height } = await sharp(bytes).metadata();
  return { file: bytes, width, height, hue };
}
