/**
 * Draws the pictures that the README shows, small, into its folder of pictures:
 *
 *   npm run pictures -w sample-art
 */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { drawPicture } from "../src";

/** The file of each picture, and its path on the picture host. */
const pictures: Readonly<Record<string, string>> = {
  page: "comics/talechasers/1/7c1e90a4d2.png",
  portrait: "chase/characters/vixy/1.png",
  guild: "cga/guild.png",
  map: "world/geography/post-cataclysm.png",
  element: "world/magic/elements/fire.png",
  "fan-art": "galleries/fan-art/paper-forest.png",
  commission: "galleries/commissions/ayames-stall.png",
  sticker: "stickers/mouse-sized.png",
  starter: "pokemon/6.png",
  stream: "stream/attic.png",
};

const folder = new URL("../pictures/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, path] of Object.entries(pictures)) {
  const picture = drawPicture(path);
  if (!picture) throw new Error(`There is no picture at ${path}.`);
  const image = sharp(Buffer.from(picture.svg)).resize({ height: 240 });
  await writeFile(new URL(`${name}.webp`, folder), await image.webp({ quality: 70 }).toBuffer());
}
