import { scenarioOf } from "../mocks/scenarios";
import { startUpstream, type ListeningUpstream } from "../mocks/server";

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
    const scenario = scenarioOf(process.env["MOCK_SCENARIO"]);
    const { readEnvironment } = await import("../app/environment");
    const { PORT, SITE_URL } = readEnvironment({
      ...process.env,
      UPSTREAM_URL: UPSTREAM_URL || "http://127.0.0.1",
    });
    const upstream = UPSTREAM_URL ? undefined : await startUpstream(scenario);
    return {
      environment: {
        ...process.env,
        PORT: String(PORT),
        SITE_URL,
        UPSTREAM_URL: UPSTREAM_URL || upstream?.url,
      },
      upstream,
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
