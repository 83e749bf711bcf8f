import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readEnvironment, type Environment } from "../app/environment";

/**
 * Completes the environment: starts the embedded upstream if UPSTREAM_URL is not set, and creates a
 * secret if SEAL_SECRET is not set. An invalid value ends the process with one sentence.
 */
export async function prepareEnvironment(
  startEmbeddedUpstream: (sitePort: number) => Promise<string>,
): Promise<Environment> {
  const { env } = process;
  try {
    const file = env["SEAL_SECRET_FILE"];
    if (file) env["SEAL_SECRET"] = readFileSync(file, "utf8").trim();
    env["SEAL_SECRET"] ||= readOrCreateSecret();
    // All values except UPSTREAM_URL are validated before the embedded upstream starts.
    const UPSTREAM_URL = env["UPSTREAM_URL"] || "http://127.0.0.1";
    const { PORT } = readEnvironment({ ...env, UPSTREAM_URL });
    env["UPSTREAM_URL"] ||= await startEmbeddedUpstream(PORT);
    return readEnvironment(env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function readOrCreateSecret(file = ".seal-secret"): string {
  try {
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
    return readFileSync(file, "utf8");
  } catch {
    console.warn("Shared results last until the next start: SEAL_SECRET is not set.");
    return "";
  }
}
