import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { readEnvironment, type Environment } from "../app/environment";

/**
 * Reads the configuration, completes it and writes it back for what reads it from the process: without
 * UPSTREAM_URL the embedded upstream is started, by a function that gives its address. A wrong value ends
 * the process with one sentence.
 */
export async function prepareEnvironment(
  startEmbeddedUpstream: (sitePort: number) => Promise<string>,
): Promise<Environment> {
  try {
    const { UPSTREAM_URL } = process.env;
    const placeholder = { ...process.env, UPSTREAM_URL: UPSTREAM_URL || "http://127.0.0.1" };
    const { PORT } = readEnvironment(placeholder);
    process.env["UPSTREAM_URL"] = UPSTREAM_URL || (await startEmbeddedUpstream(PORT));
    process.env["SEAL_SECRET"] ||= readOrCreateSecret();
    return readEnvironment(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Where a site without a secret of its own keeps the one it made up. */
const secretFile = ".seal-secret";

/**
 * The secret of this folder, made up at the first start, so that shared addresses outlive a restart.
 * Where no file can be kept it lasts as long as the process.
 */
function readOrCreateSecret(): string {
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
