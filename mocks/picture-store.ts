import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The path of the cache folder, which may be deleted at any time. */
let folder: string | undefined = "node_modules/.cache/pictures";

/**
 * Reads a picture from the cache, or draws and caches it.
 *
 * @param key contains all values on which the bytes depend
 */
export async function readOrDraw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  if (!folder) return draw();
  const file = join(folder, createHash("sha256").update(key).digest("hex"));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const drawn = await draw();
  try {
    await mkdir(folder, { recursive: true });
    // The file is renamed after writing, so that other processes never read a part of it.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, drawn);
    await rename(unfinished, file);
  } catch (error) {
    console.warn(
      `Pictures are drawn anew each time: ${folder} cannot be written (${String(error)}).`,
    );
    folder = undefined;
  }
  return drawn;
}
