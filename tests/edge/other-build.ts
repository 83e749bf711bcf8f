import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Makes another build of the site out of the one in `build`, in a second: with a changed text, and with other names for
 * the script that every page imports, for those that import it, and so on, as their hashes would have changed.
 *
 * @param folder within this checkout, so that its packages are found
 */
export async function createOtherBuild(
  folder: string,
  [before, after]: readonly [string, string],
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  // Compressed copies have the former texts.
  const filter = (file: string) => !/\.(?:br|gz)$/.test(file);
  await cp("build", folder, { recursive: true, filter });
  const assets = join(folder, "client/assets");
  const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const files = [...scripts.map((name) => join(assets, name)), join(folder, "server/index.js")];
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, await readFile(file, "utf8"));

  const renamed = new Set(scripts.filter((name) => name.startsWith("site-")));
  if (renamed.size === 0) throw new Error("No script is named site-….js.");
  let count = 0;
  while (count < renamed.size) {
    count = renamed.size;
    for (const name of scripts) {
      const text = texts.get(join(assets, name))!;
      if ([...renamed].some((other) => text.includes(other))) renamed.add(name);
    }
  }
  const hashes = new RegExp(
    [...renamed].map((name) => name.slice(-"12345678.js".length, -".js".length)).join("|"),
    "g",
  );
  const renew = (text: string) =>
    text.replace(hashes, (hash) => (hash.startsWith("0") ? "1" : "0") + hash.slice(1));
  for (const [file, text] of texts) await writeFile(file, renew(text).replaceAll(before, after));
  for (const name of renamed) await rename(join(assets, name), join(assets, renew(name)));
}
