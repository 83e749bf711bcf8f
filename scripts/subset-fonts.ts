/** Writes subsets of the fonts to app/styles/fonts before each build, unless they exist. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const resolve = createRequire(import.meta.url).resolve;
const folder = new URL("../app/styles/fonts/", import.meta.url);

/** Printable ASCII, the accents of names in these stories, and typographic marks. */
const letters =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index)) +
  "ÁÄÇÉÈÍÑÓÖÚÜŠŽáäçéèíñóöúüšžß–—‘’“”…·×→←";

const fonts = [
  {
    file: "chase-display.woff2",
    source: "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2",
    axes: { wght: 600 },
  },
  {
    file: "cga-display.woff2",
    source: "@fontsource/almendra/files/almendra-latin-700-normal.woff2",
  },
];

await mkdir(folder, { recursive: true });
for (const { file, source, axes } of fonts) {
  const target = new URL(file, folder);
  if (existsSync(target)) continue;
  const options = {
    targetFormat: "woff2" as const,
    // Without small capitals, a third of some fonts.
    noLayoutClosure: true,
    ...(axes && { variationAxes: axes }),
  };
  await writeFile(target, await subsetFont(await readFile(resolve(source)), letters, options));
}
