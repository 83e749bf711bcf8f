import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The arguments of Chromium, which runs as root without background requests. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The paths of Chromium on Debian; the headless shell is three times as fast. */
const system = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Returns the path of Chromium: `CHROMIUM_PATH`, Debian's Chromium or Playwright's Chromium. */
export function findBrowser(): string | undefined {
  return [process.env["CHROMIUM_PATH"], ...system, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** Returns the path of Chromium, and installs Chromium if there is none. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const installations: [string, string[]][] = [
    ["npx", ["playwright", "install", "--with-deps", "chromium"]],
    ["apt-get", ["update"]],
    ["apt-get", ["install", "-y", "chromium-headless-shell"]],
    ["apt-get", ["install", "-y", "chromium"]],
  ];
  for (const [command, args] of installations) {
    console.log(`No Chromium found. Running: ${command} ${args.join(" ")}`);
    spawnSync(command, args, { stdio: "inherit" });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error("No Chromium could be installed; set CHROMIUM_PATH to one.");
}

/** Returns the path of the full Chromium, which visitors use, for measurements. */
export function requireWholeBrowser(): string {
  const whole = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  return existsSync(whole) ? whole : requireBrowser();
}
