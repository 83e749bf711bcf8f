import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import type { ListeningUpstream } from "../mocks/server";

/** The environment of the site's process, and the embedded upstream it uses, if it does. */
export interface PreparedEnvironment {
  environment: NodeJS.ProcessEnv;
  upstream: ListeningUpstream | undefined;
}

/**
 * Reads the configuration and, without UPSTREAM_URL, starts the embedded upstream on a free
 * loopback port. A wrong value ends the process with one sentence.
 */
export async function prepareEnvironment(): Promise<PreparedEnvironment> {
  try {
    const { UPSTREAM_URL } = process.env;
    const { readEnvironment } = await import("../app/environment");
    const { PORT, SITE_URL, DRAIN_SECONDS } = readEnvironment({
      ...process.env,
      UPSTREAM_URL: UPSTREAM_URL || "http://127.0.0.1",
    });
    const upstream = UPSTREAM_URL ? undefined : await embeddedUpstream(PORT);
    return {
      environment: {
        ...process.env,
        PORT: String(PORT),
        SITE_URL,
        DRAIN_SECONDS: String(DRAIN_SECONDS),
        UPSTREAM_URL: UPSTREAM_URL || upstream?.url,
        SEAL_SECRET: process.env["SEAL_SECRET"] || keptSecret(),
      },
      upstream,
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Loaded only where it is needed: it is large, and what a site in production runs on lacks it. */
async function embeddedUpstream(sitePort: number): Promise<ListeningUpstream> {
  const { startEmbeddedUpstream } = await import("./embedded-upstream");
  return startEmbeddedUpstream(sitePort);
}

/** Where a site without a secret of its own keeps the one it made up. */
const secretFile = ".seal-secret";

/**
 * The secret of this folder, made up at the first start, so that shared addresses outlive a restart.
 * Where no file can be kept it lasts as long as the process.
 */
function keptSecret(): string {
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
