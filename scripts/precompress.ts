/** Compresses the built scripts, styles and SVG files; the server finds the results beside them. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const folder = "build/client";
const names = (await readdir(folder, { recursive: true })).filter((name) =>
  /\.(?:js|css|svg)$/.test(name),
);
await Promise.all(
  names.map(async (name) => {
    const file = join(folder, name);
    const bytes = await readFile(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await Promise.all([
      promisify(brotliCompress)(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
      promisify(gzip)(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    ]);
  }),
);
