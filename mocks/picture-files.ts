import { existsSync, readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { sampleDrawing } from "./data/years";

/** The file of a drawing, and its size in pixels. */
export interface Picture {
  file: Buffer;
  width: number;
  height: number;
  /** The hue rotation of the drawing in degrees. */
  hue: number;
}

/** The folder of the drawings, next to this file or relative to a build. */
const folder = ["./pictures/", "../pictures/", "../mocks/pictures/", "../../mocks/pictures/"]
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

/** Matches paths that contain no empty segment, no `.` and no `..`. */
const validPath = /^(?:[\w-]+\/)*[\w-]+(?=\.png$)/;

/** Drawings by path and time of modification. */
const drawings = new LRUCache<string, Promise<Picture>>({ max: 200 });

/** The number of Pokémon with their own drawings. All other Pokémon reuse these drawings. */
const DRAWN_POKEMON = 151;

/** The hue rotation of a shiny Pokémon that has no separate drawing. */
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

/** Returns the file of a picture, a drawing or a bitmap, by the path on the picture host. */
function pictureFile(path: string): string | undefined {
  const [name] = validPath.exec(path) ?? [];
  if (!name || !folder) return undefined;
  return pictureTypes.map((type) => `${folder}${name}.${type}`).find(existsSync);
}

/** Lists the paths of all pictures. */
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
  // A failure is not cached.
  drawing.catch(() => drawings.delete(key));
  return drawing;
}

async function load(file: string, hue: number): Promise<Picture> {
  const bytes = await readFile(file);
  const { width, height } = await sharp(bytes).metadata();
  return { file: bytes, width, height, hue };
}
