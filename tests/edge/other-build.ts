import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Derives another build from the one in `build`, in a second: with a changed text, and with new
 * names for all scripts, as if their hashes had changed.
 *
 * @param folder within this checkout, so that its packages are found
 */
export async function createOtherBuild(folder: string, before: string, after: string) {
  await rm(folder, { recursive: true, force: true });
  // The other build omits compressed files, which contain the former texts.
  const filter = (file: string) => !/\.(?:br|gz)$/.test(file);
  await cp("build", folder, { recursive: true, filter });
  const assets = join(folder, "client/assets");
  const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const hashes = new RegExp(scripts.map((name) => name.slice(-11, -3)).join("|"), "g");
  const renew = (text: string) =>
    text.replace(hashes, (hash) => (hash.startsWith("0") ? "1" : "0") + hash.slice(1));
  for (const file of [
    ...scripts.map((name) => join(assets, name)),
    join(folder, "server/index.js"),
  ]) {
    await writeFile(file, renew(await readFile(file, "utf8")).replaceAll(before, after));
  }
  for (const name of scripts) await rename(join(assets, name), join(assets, renew(name)));
}
