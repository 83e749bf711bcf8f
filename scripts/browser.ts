import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** What Chromium is started with: it works as root, offline, and phones nobody. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Debian's browsers: the one without a window to draw starts pages in a third of the time. */
const system = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/**
 * The Chromium to use: `CHROMIUM_PATH`, the system's, or Playwright's own, in this order.
 *
 * @returns undefined when there is none
 */
export function findBrowser(): string | undefined {
  return [process.env["CHROMIUM_PATH"], ...system, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** The Chromium to use; installs one when there is none, and says so. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const ways: [string, string[]][] = [
    ["npx", ["playwright", "install", "--with-deps", "chromium"]],
    ["apt-get", ["update"]],
    ["apt-get", ["install", "-y", "chromium-headless-shell"]],
    ["apt-get", ["install", "-y", "chromium"]],
  ];
  for (const [command, args] of ways) {
    console.log(`No Chromium found. Running: ${command} ${args.join(" ")}`);
    spawnSync(command, args, { stdio: "inherit" });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error("No Chromium could be installed; set CHROMIUM_PATH to one.");
}

/** The Chromium that visitors have, for measuring: the whole one where there is a choice. */
export function requireWholeBrowser(): string {
  const whole = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  return existsSync(whole) ? whole : requireBrowser();
}
