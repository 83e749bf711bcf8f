import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

let folder: string | undefined = "node_modules/.cache/pictures";

/**
 * Keeps drawn pictures in another folder from now on. Each is drawn once however often and by however
 * many the upstream is started. The folder may be deleted at any time.
 */
export function keepPicturesIn(path: string): void {
  folder = path;
}

/**
 * What was made of these ingredients before, else what `make` makes of them. A folder that cannot be
 * written keeps nothing.
 *
 * @param ingredients everything that the bytes depend on
 */
export async function kept(ingredients: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (!folder) return make();
  const file = join(folder, createHash("sha256").update(ingredients).digest("hex"));
  // Not there, or not to be read: it is drawn, and whether it can be kept is seen below.
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  try {
    await mkdir(folder, { recursive: true });
    // Under its name a file is whole, also to an upstream that was started beside this one.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
  } catch (error) {
    console.warn(
      `Pictures are drawn anew each time: ${folder} cannot be written (${String(error)}).`,
    );
    folder = undefined;
  }
  return made;
}
