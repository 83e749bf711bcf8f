import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Where the header of a kept copy has the second until which it is good: nginx 1.11.10 and newer. */
const validUntil = 8;

/**
 * Makes every copy that nginx keeps in a folder older, without waiting: it reads the time anew for
 * each request.
 *
 * @returns how many copies there are
 */
export async function age(cache: string, seconds: number): Promise<number> {
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
