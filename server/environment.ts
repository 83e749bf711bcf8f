import { readEnvironment, type Environment } from "../app/environment";
import { keptSecret } from "../app/http/kept-secret.server";

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
    process.env["SEAL_SECRET"] ||= keptSecret();
    return readEnvironment(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
