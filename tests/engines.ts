import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The WebDriver of each engine, and its Debian packages. */
export const engines = {
  firefox: { program: "/usr/bin/firefox-esr", packages: ["firefox-esr"] },
  webkit: { program: "/usr/bin/WebKitWebDriver", packages: ["webkit2gtk-driver", "xvfb", "xauth"] },
} as const;

/** The name of a browser engine. */
export type Engine = keyof typeof engines;

/** The browser engines that are installed on this machine. */
export const installedEngines = (Object.keys(engines) as Engine[]).filter((engine) =>
  existsSync(engines[engine].program),
);

/** `NGINX_PATH`, or Debian's path. */
export const nginx = {
  program: process.env["NGINX_PATH"] || "/usr/sbin/nginx",
  packages: ["nginx"],
};

/** Fills in nginx's templates. */
const envsubst = { program: "/usr/bin/envsubst", packages: ["gettext-base"] };

/** Installs engines and nginx as root on Debian; else warns that tests are skipped. */
export function installTestPrograms(): void {
  const programs = [nginx, envsubst, ...Object.values(engines)];
  const findMissing = () => programs.filter(({ program }) => !existsSync(program));
  const packages = findMissing().flatMap((missing) => missing.packages);
  if (packages.length > 0 && process.getuid?.() === 0) {
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
      console.log(`Running: apt-get ${args.join(" ")}`);
      spawnSync("apt-get", args, {
        stdio: "inherit",
        // RUNLEVEL prevents Debian from starting nginx on port 80.
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
      });
    }
  }
  for (const { program } of findMissing()) {
    console.log(`Its journeys cannot run, because it is not installed: ${program}`);
  }
}
