import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { ENDING_MS } from "~/upstream/limits";
import { featureCookies, preferences } from "~/http/preferences.server";
import { version } from "../package.json";

const textOf = (path: string) => readFileSync(path, "utf8");
const numberIn = (path: string, pattern: RegExp) => Number(pattern.exec(textOf(path))![1]);

it.each(["deploy/kubernetes", "deploy/nginx"])(
  "the manifests in %s name only files that exist",
  (base) => {
    const { resources = [], configMapGenerator } = parse(textOf(`${base}/kustomization.yaml`)) as {
      resources?: string[];
      configMapGenerator: { files?: string[] }[];
    };
    const named = [...resources, ...configMapGenerator.flatMap(({ files = [] }) => files)];
    for (const file of named) expect(existsSync(join(base, file)), file).toBe(true);
  },
);

it("pods, containers and units have enough time to shut down", () => {
  const [folder, service] = ["deploy/kubernetes", "deploy/systemd/talechasers@.service"];
  const preStop = numberIn(`${folder}/site.yaml`, /"sleep", "(\d+)"/);
  for (const [time, drain] of [
    [
      numberIn(`${folder}/site.yaml`, /terminationGracePeriodSeconds: (\d+)/) - preStop,
      numberIn(`${folder}/kustomization.yaml`, /DRAIN_SECONDS=(\d+)/),
    ],
    [
      numberIn("deploy/compose.yaml", /stop_grace_period: (\d+)s/),
      numberIn("deploy/compose.yaml", /DRAIN_SECONDS: "(\d+)"/),
    ],
    [numberIn(service, /TimeoutStopSec=(\d+)/), numberIn(service, /DRAIN_SECONDS=(\d+)/)],
  ] as const) {
    expect(time * 1_000).toBeGreaterThan(drain * 1_000 + ENDING_MS);
  }
});

it("the timeout of nginx is longer than the slowest response of the site", () => {
  const template = "deploy/nginx/templates/nginx.conf.template";
  const waiting = numberIn(template, /proxy_read_timeout (\d+)s;/);
  expect(waiting * 1_000).toBeGreaterThan(ENDING_MS);
  const edge = "deploy/kubernetes/edge.yaml";
  const [, sleep, rest] = /sleep (\d+); kill -QUIT 1; sleep (\d+)/.exec(textOf(edge))!;
  expect(numberIn(edge, /terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThanOrEqual(
    Number(sleep) + Number(rest),
  );
  for (const ending of [
    Number(rest),
    numberIn("deploy/systemd/talechasers-edge.service", /TimeoutStopSec=(\d+)/),
    numberIn("deploy/compose.yaml", /healthcheck:[^]*stop_grace_period: (\d+)s/),
  ]) {
    expect(ending).toBeGreaterThan(waiting);
  }
});

it("the changelog and the manifests contain the version of package.json", () => {
  expect(/^## (\S+)/m.exec(textOf("CHANGELOG.md"))![1]).toBe(version);
  expect(textOf("deploy/kubernetes/kustomization.yaml")).toContain(`newTag: ${version}\n`);
});

it("the alerts and the dashboard use only existing metrics", () => {
  const modules = execFileSync("grep", ["-rhF", "name:", "app", "server"], { encoding: "utf8" });
  const counted = new Set(Array.from(modules.matchAll(/name: "(site_\w+)"/g), ([, name]) => name));
  const queries = ["alerts.yaml", "dashboard.json"].map((file) => textOf(`deploy/grafana/${file}`));
  for (const [name] of queries.join("").matchAll(/\bsite_[a-z_]+/g)) {
    expect(counted).toContain(name.replace(/_(?:bucket|count|sum)$/, ""));
  }
});

it("the example settings contain exactly the variables of the compose file", () => {
  const namesOf = (file: string, pattern: RegExp) =>
    new Set([...textOf(file).matchAll(pattern)].map(([, name]) => name));
  const used = namesOf("deploy/compose.yaml", /\$\{([A-Z_]+)/g);
  // The script deploy/update.sh sets this variable.
  used.delete("VERSION");
  expect(namesOf("deploy/.env.example", /^(?:# )?([A-Z_]+)=/gm)).toEqual(used);
});

it("deploy/update.sh replaces one replica after the other with the new version", () => {
  const home = mkdtempSync(join(tmpdir(), "update-"));
  const settings = join(home, "settings");
  writeFileSync(settings, "SITE_HOST=talechasers.example\nVERSION=0.1.0\n");
  const script = `#!/bin/sh\necho "$VERSION $*" >> ${home}/calls\ncase "$*" in *" ps "*) echo 1a; echo 2b;; esac\n`;
  writeFileSync(join(home, "docker"), script, { mode: 0o755 });
  const PATH = `${home}:${process.env["PATH"]}`;
  execFileSync("sh", ["deploy/update.sh"], { env: { ...process.env, PATH, SETTINGS: settings } });
  const calls = textOf(join(home, "calls")).replaceAll(`${version} `, "");
  expect(calls.replaceAll("compose -f compose.yaml ", "").trim().split("\n")).toEqual([
    "build site",
    "ps --quiet site",
    ...["1a", "2b"].flatMap((id) => [
      "up --detach --no-deps --no-recreate --wait --scale site=3 site",
      `stop --time 30 ${id}`,
      `rm ${id}`,
    ]),
    "up --detach --no-build --wait --scale site=2",
  ]);
  // The settings now name the new version for other commands.
  expect(textOf(settings)).toBe(`SITE_HOST=talechasers.example\nVERSION=${version}\n`);
  rmSync(home, { recursive: true });
});

it("nginx limits requests by method, so that the limit covers each route with an action", () => {
  const text = textOf("deploy/nginx/templates/nginx.conf.template");
  const isPost =
    /map \$request_method \$poster \{\s+~\^\(\?:GET\|HEAD\)\$ "";\s+default \$binary_remote_addr;/;
  expect(text).toMatch(isPost);
  // limit_req in a location would replace the limit of the server block.
  const limits = Array.from(text.matchAll(/^ *limit_req .*/gm), ([limit]) => limit);
  expect(limits).toEqual(["    limit_req zone=posts burst=30 nodelay;"]);
});

it("the nginx files name no query parameter, no cookie and no page", () => {
  const files = execFileSync("git", ["ls-files", "deploy/nginx"], { encoding: "utf8" });
  const text = files.trim().split("\n").map(textOf).join("\n");
  const cookies = [
    ...Object.values(preferences).map(({ cookie }) => cookie),
    ...Object.values(featureCookies).map(({ name }) => name),
  ];
  expect(text).not.toMatch(new RegExp(`[^\\w](?:${cookies.join("|")})=|\\$(?:arg|cookie)_`));
  const locations = Array.from(text.matchAll(/location (?:\S+ )?(\/\S*)/g), ([, path]) => path);
  const own = ["/.edge/health", "/.edge/"];
  expect(locations.filter((path) => !own.includes(path!))).toEqual(["/", "/assets/", "/cdn/"]);
});
