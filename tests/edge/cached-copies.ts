import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** The offset of the expiry time in the header of a cached response: nginx 1.11.10 and newer. */
const validUntil = 8;

/** Makes all copies in nginx's cache folder older. @returns the number of copies */
export async function ageCopies(cache: string, seconds: number): Promise<number> {
  const entries = await readdir(cache, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(
    files.map(async (entry) => {
      const file = await open(join(entry.parentPath, entry.name), "r+");
      try {
        const time = Buffer.alloc(8);
        await file.read(time, 0, time.length, validUntil);
        time.writeBigInt64LE(time.readBigInt64LE() - BigInt(seconds));
        await file.write(time, 0, time.length, validUntil);
      } finally {
        await file.close();
      }
    }),
  );
  return files.length;
}
