import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** A folder with a file for each running site, which contains the address of its upstream. */
const folder = "node_modules/.cache/embedded-upstream";
const fileOf = (sitePort: number | string) => `${folder}/${sitePort}.json`;

/** Stores the address of a site's embedded upstream for `npm run alert`, until the process ends. */
export function writePushAddress(sitePort: number | string, upstream: string): void {
  const file = fileOf(sitePort);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify({ upstream, process: process.pid }));
    process.on("exit", () => rmSync(file, { force: true }));
  } catch (error) {
    console.warn("npm run alert will not find this site:", (error as Error).message);
  }
}

/** Reads the address of the embedded upstream for the site on a port. */
export function readPushAddress(sitePort: number | string): string | undefined {
  try {
    const { upstream } = JSON.parse(readFileSync(fileOf(sitePort), "utf8")) as {
      upstream?: unknown;
    };
    return typeof upstream === "string" ? upstream : undefined;
  } catch {
    return undefined;
  }
}
