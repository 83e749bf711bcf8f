/**
 * Compresses the built scripts, styles and drawings as small as they get, once, and moves them to
 * build/assets, from where app/routes/build.$.ts serves them. The server's own compression would
 * spend time on every request and still send a tenth more.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { leanManifest } from "./lean-manifest";

const from = "build/client/assets";
const to = "build/assets";

await rm(to, { recursive: true, force: true });
await mkdir(to, { recursive: true });
const names = (await readdir(from)).filter((name) => /\.(?:js|css|svg)$/.test(name));
await Promise.all(
  names.map(async (name) => {
    if (/^manifest-.*\.js$/.test(name)) {
      await writeFile(`${from}/${name}`, leanManifest(await readFile(`${from}/${name}`, "utf8")));
    }
    const file = await readFile(`${from}/${name}`);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(file, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
        },
      }),
      promisify(gzip)(file, { level: 9 }),
    ]);
    await writeFile(`${to}/${name}.br`, br);
    await writeFile(`${to}/${name}.gz`, gz);
    await rename(`${from}/${name}`, `${to}/${name}`);
  }),
);
