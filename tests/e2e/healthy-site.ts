/** The port of the shared healthy site, below the operating system's ephemeral ports. */
export const firstPort = Number(process.env["E2E_FIRST_PORT"] ?? 20_000);

/** The environment of a site that listens on a loopback port. */
export function environmentAt(port: number | string): Record<string, string> {
  return {
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    // No load balancer has to notice the shutdown.
    DRAIN_SECONDS: "0",
  };
}

/** The environment of the healthy site. */
export const healthySite = environmentAt(firstPort);
