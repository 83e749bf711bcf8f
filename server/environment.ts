import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { findMisspelled, readEnvironment, type Environment } from "../app/environment";

/**
 * Completes the environment: without UPSTREAM_URL, the embedded upstream is started; without SEAL_SECRET, one is created.
 * An invalid value ends the process with one sentence.
 */
export async function prepareEnvironment(
  startEmbeddedUpstream: (sitePort: number) => Promise<string>,
): Promise<Environment> {
  try {
    for (const sentence of findMisspelled(process.env)) console.warn(sentence);
    readSecretFiles(process.env);
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

/** Reads `SEAL_SECRET_FILE` and `OVERLAY_KEY_FILE`. @throws Error with one sentence if a file cannot be read */
export function readSecretFiles(environment: Record<string, string | undefined>): void {
  for (const name of ["SEAL_SECRET", "OVERLAY_KEY"]) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    try {
      environment[name] = readFileSync(file, "utf8").trim();
    } catch (error) {
      throw new Error(`${name}_FILE cannot be read: ${(error as Error).message}.`);
    }
  }
}

/** Reads the secret of this folder, or creates it. If the file cannot be written, the secret is lost at the next start. */
export function readOrCreateSecret(secretFile = ".seal-secret"): string {
  const secret = randomBytes(32).toString("hex");
  const draft = `${secretFile}.${process.pid}`;
  try {
    const known = existsSync(secretFile) && readFileSync(secretFile, "utf8");
    if (known) return known;
    writeFileSync(draft, secret, { mode: 0o600 });
    // A file that a crash left empty is replaced. Of processes that start together the first one's secret stays.
    if (known === "") renameSync(draft, secretFile);
    else linkSync(draft, secretFile);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return readFileSync(secretFile, "utf8");
    console.warn("Shared results last until the next start: SEAL_SECRET is not set.");
    return secret;
  } finally {
    rmSync(draft, { force: true });
  }
}
