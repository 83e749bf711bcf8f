import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** Where a running site says which port its embedded upstream got; one file for each site's port. */
const folder = "node_modules/.cache/embedded-upstream";
const fileOf = (sitePort: number | string) => `${folder}/${sitePort}.json`;

/**
 * Notes where the embedded upstream of the site at a port listens, for `npm run alert`. The file goes
 * when the process ends. A folder that cannot be written to costs that command and nothing else.
 */
export function notePushAddress(sitePort: number | string, upstream: string): void {
  const file = fileOf(sitePort);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify({ upstream, process: process.pid }));
    process.on("exit", () => rmSync(file, { force: true }));
  } catch (error) {
    console.warn("npm run alert will not find this site:", (error as Error).message);
  }
}

/** The embedded upstream of the site at a port; nothing when none was noted. */
export function pushAddress(sitePort: number | string): string | undefined {
  try {
    const { upstream } = JSON.parse(readFileSync(fileOf(sitePort), "utf8")) as {
      upstream?: unknown;
    };
    return typeof upstream === "string" ? upstream : undefined;
  } catch {
    return undefined;
  }
}
