/** Below the ports that systems hand out by themselves; it is that of the healthy site, which all share. */
export const firstPort = Number(process.env["E2E_FIRST_PORT"] ?? 20_000);

/** The environment of a site on a port of this machine. */
export function environmentAt(port: number | string): Record<string, string> {
  return {
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    // Nobody is left whom an end could surprise.
    DRAIN_SECONDS: "0",
  };
}

/** What the healthy site is started with. */
export const healthySite = environmentAt(firstPort);
