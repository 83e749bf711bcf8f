import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isWhole } from "../tests/setup/sample";

/** The WebDriver of each engine, and its Debian packages. */
export const engines = {
  firefox: { program: "/usr/bin/firefox-esr", packages: ["firefox-esr"] },
  webkit: { program: "/usr/bin/WebKitWebDriver", packages: ["webkit2gtk-driver", "xvfb", "xauth"] },
  chromium: { program: "/usr/bin/chromedriver", packages: ["chromium-driver"] },
} as const;

export type Engine = keyof typeof engines;

/** Chromium is tested by the other journeys as well. */
export const testedEngines: readonly Engine[] = isWhole
  ? ["firefox", "webkit", "chromium"]
  : ["firefox", "webkit"];

export function isInstalled(engine: Engine): boolean {
  return existsSync(engines[engine].program);
}

/** Installs missing engines as root on Debian; otherwise logs that their tests are skipped. */
export function installEngines(wanted: readonly Engine[]): void {
  const missing = wanted.filter((engine) => !isInstalled(engine));
  if (missing.length > 0 && process.getuid?.() === 0) {
    const packages = missing.flatMap((engine) => engines[engine].packages);
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
      console.log(`Not installed: ${missing.join(", ")}. Running: apt-get ${args.join(" ")}`);
      spawnSync("apt-get", args, {
        stdio: "inherit",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    }
  }
  for (const engine of missing.filter((each) => !isInstalled(each))) {
    console.log(
      `The journeys in ${engine} are skipped: ${engines[engine].program} is not installed.`,
    );
  }
}
