import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { allSpecies } from "./starter-game/species";

/** A drawing, and its natural size in pixels. */
export interface Picture {
  svg: Buffer;
  width: number;
  height: number;
  /** Rotation of the hue in degrees. */
  hue: number;
}

/** Beside this file, or relative to the build. */
const folder = ["./pictures/", "../mocks/pictures/", "../../mocks/pictures/"]
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

/** Without dots and empty segments. */
const validPath = /^(?:[\w-]+\/)*[\w-]+(?=\.png$)/;

/** By path and modification time. */
const drawings = new LRUCache<string, Promise<Picture>>({ max: 200 });

/** The Pokémon with a drawing; the others share these. */
const DRAWN_POKEMON = 151;

/** The hue of a shiny Pokémon without a drawing. */
const SHINY_HUE = 150;

/** Reads the drawing of a picture: the SVG file at its path. @returns undefined if there is none */
export async function readPicture(path: string): Promise<Picture | undefined> {
  const own = await readDrawing(path);
  const [, shiny, digits] = /^pokemon\/(shiny\/)?([1-9]\d{0,3})\.png$/.exec(path) ?? [];
  const number = Number(digits);
  if (own || !digits || number > allSpecies.length) return own;
  const hue = shiny ? SHINY_HUE : 0;
  return (
    (await readDrawing(`pokemon/${number}.png`, hue)) ??
    readDrawing(`pokemon/${((number - 1) % DRAWN_POKEMON) + 1}.png`, hue)
  );
}

async function readDrawing(path: string, hue = 0): Promise<Picture | undefined> {
  const [name] = validPath.exec(path) ?? [];
  if (!name || !folder) return undefined;
  const file = `${folder}${name}.svg`;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const key = `${file} ${found.mtimeMs} ${hue}`;
  const known = drawings.get(key);
  if (known) return known;
  const drawing = load(file, hue);
  drawings.set(key, drawing);
  // A failure is not cached.
  drawing.catch(() => drawings.delete(key));
  return drawing;
}

async function load(file: string, hue: number): Promise<Picture> {
  const svg = await readFile(file);
  const { width, height } = await sharp(svg).metadata();
  return { svg, width, height, hue };
}
