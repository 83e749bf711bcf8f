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
  /** By how many degrees its colors are turned. */
  hue: number;
}

/** The drawings lie beside this file; the build has it in build/ or build/chunks/. */
const folder = ["./pictures/", "../mocks/pictures/", "../../mocks/pictures/"]
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

/** No dots and no empty parts: nothing outside the folder has such a path. */
const wellFormed = /^(?:[\w-]+\/)*[\w-]+(?=\.png$)/;

/** A drawing is asked for in several sizes; one that was edited is another. */
const drawings = new LRUCache<string, Promise<Picture>>({ max: 200 });

/** So many Pokémon have a drawing; the others take turns with them. */
const drawnPokemon = 151;

/** By how many degrees the colors of a shiny Pokémon are turned that has no drawing. */
const shinyHue = 150;

/**
 * The drawing of a picture: the file at its path, with .svg for .png. A Pokémon without one has that of another.
 *
 * @returns nothing when there is no such picture
 */
export async function readPicture(path: string): Promise<Picture | undefined> {
  const own = await readDrawing(path);
  const [, shiny, digits] = /^pokemon\/(shiny\/)?([1-9]\d{0,3})\.png$/.exec(path) ?? [];
  const number = Number(digits);
  if (own || !digits || number > allSpecies.length) return own;
  const hue = shiny ? shinyHue : 0;
  return (
    (await readDrawing(`pokemon/${number}.png`, hue)) ??
    readDrawing(`pokemon/${((number - 1) % drawnPokemon) + 1}.png`, hue)
  );
}

async function readDrawing(path: string, hue = 0): Promise<Picture | undefined> {
  const [name] = wellFormed.exec(path) ?? [];
  if (!name || !folder) return undefined;
  const file = `${folder}${name}.svg`;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const key = `${file} ${found.mtimeMs} ${hue}`;
  const known = drawings.get(key);
  if (known) return known;
  const drawing = load(file, hue);
  drawings.set(key, drawing);
  // What could not be read is tried again.
  drawing.catch(() => drawings.delete(key));
  return drawing;
}

async function load(file: string, hue: number): Promise<Picture> {
  const svg = await readFile(file);
  const { width, height } = await sharp(svg).metadata();
  return { svg, width, height, hue };
}
