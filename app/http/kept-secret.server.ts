import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/** Where a site without a secret of its own keeps the one it made up. */
const secretFile = ".seal-secret";

/**
 * The secret of this folder, made up at the first start, so that shared addresses outlive a restart.
 * Where no file can be kept it lasts as long as the process.
 */
export function keptSecret(): string {
  const secret = randomBytes(32).toString("hex");
  try {
    writeFileSync(secretFile, secret, { flag: "wx", mode: 0o600 });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") {
      // Another start may be writing it this very moment.
      return readFileSync(secretFile, "utf8") || secret;
    }
    console.warn("Shared results last until the next start: SEAL_SECRET is not set.");
    return secret;
  }
}
