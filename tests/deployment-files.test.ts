import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Deployment } from "kubernetes-models/apps/v1";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { Service } from "kubernetes-models/v1";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { version } from "../package.json";

const models = { Deployment, HorizontalPodAutoscaler, Ingress, PodDisruptionBudget, Service };

interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: Record<string, never>;
}

const folder = "deploy/kubernetes";
const resources = readdirSync(folder)
  .filter((name) => name !== "kustomization.yaml")
  .flatMap((name) =>
    parseAllDocuments(readFileSync(join(folder, name), "utf8")).map(
      (document) => document.toJS() as Resource,
    ),
  );

describe("the manifests for Kubernetes", () => {
  it.each(
    resources.map((resource) => [`${resource.kind} ${resource.metadata.name}`, resource] as const),
  )("have a valid %s", (_name, { apiVersion, kind, ...rest }) => {
    const model = new models[kind as keyof typeof models]({ ...rest } as never);
    expect(model.apiVersion).toBe(apiVersion);
    expect(() => model.validate()).not.toThrow();
  });

  it("name files that exist", () => {
    for (const base of [folder, "deploy/nginx"]) {
      const { resources: files = [], configMapGenerator } = parse(
        readFileSync(join(base, "kustomization.yaml"), "utf8"),
      ) as { resources?: string[]; configMapGenerator: { files?: string[] }[] };
      const named = [...files, ...configMapGenerator.flatMap((map) => map.files ?? [])];
      for (const file of named) expect(existsSync(join(base, file)), file).toBe(true);
    }
  });

  it("grant a pod the time to drain", () => {
    const config = readFileSync(join(folder, "kustomization.yaml"), "utf8");
    const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(config)![1]);
    const site = readFileSync(join(folder, "site.yaml"), "utf8");
    const grace = Number(/terminationGracePeriodSeconds: (\d+)/.exec(site)![1]);
    const preStop = Number(/"sleep", "(\d+)"/.exec(site)![1]);
    expect(grace).toBeGreaterThanOrEqual(preStop + drain + 6);
  });
});

it("the compose file has no mistake that its linter finds", () => {
  const lint = () => execFileSync("npx", ["dclint", "--quiet", "deploy"], { encoding: "utf8" });
  expect(lint).not.toThrow();
});

const textOf = (path: string) => readFileSync(path, "utf8");

it("the changelog and the manifests have the version of package.json", () => {
  const { version } = JSON.parse(textOf("package.json")) as { version: string };
  expect(/^## (\S+)/m.exec(textOf("CHANGELOG.md"))![1]).toBe(version);
  expect(textOf("deploy/kubernetes/kustomization.yaml")).toContain(`newTag: ${version}\n`);
});

it("the workflow runs the commands of README.md", () => {
  const commands = textOf("README.md").match(/^npm ci && npm \w+/gm)!;
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(textOf(".github/workflows/ci.yml")).toContain(command);
});

it("the example of the settings names each variable of the compose file", () => {
  const namesOf = (file: string, pattern: RegExp) =>
    new Set([...readFileSync(file, "utf8").matchAll(pattern)].map(([, name]) => name));
  const used = namesOf("deploy/compose.yaml", /\$\{([A-Z_]+)/g);
  // Which deploy/update.sh sets.
  used.delete("VERSION");
  expect(namesOf("deploy/.env.example", /^(?:# )?([A-Z_]+)=/gm)).toEqual(used);
});

it.each([
  ["starts the first version", [], ["up --detach --no-build --wait"]],
  [
    "replaces one replica after the other",
    ["1a", "2b"],
    [
      ...["1a", "2b"].flatMap((id) => [
        "up --detach --no-deps --no-recreate --wait --scale site=3 site",
        `stop --time 30 ${id}`,
        `rm ${id}`,
      ]),
      "up --detach --no-build --wait --scale site=2",
    ],
  ],
])("deploy/update.sh %s under its tag", (_what, replicas, steps) => {
  const home = mkdtempSync(join(tmpdir(), "update-"));
  const settings = join(home, "settings");
  writeFileSync(settings, "SITE_HOST=talechasers.example\nVERSION=0.1.0\n");
  const list = replicas.map((id) => `echo ${id}`).join("; ") || ":";
  const script = `#!/bin/sh\necho "$VERSION $*" >> ${home}/calls\ncase "$*" in *" ps "*) ${list};; esac\n`;
  writeFileSync(join(home, "docker"), script, { mode: 0o755 });
  const PATH = `${home}:${process.env["PATH"]}`;
  execFileSync("sh", ["deploy/update.sh"], { env: { ...process.env, PATH, SETTINGS: settings } });
  const calls = textOf(join(home, "calls")).replaceAll(`${version} `, "");
  expect(calls.replaceAll("compose -f compose.yaml ", "").trim().split("\n")).toEqual([
    "build site",
    "ps --quiet site",
    ...steps,
  ]);
  // Other commands use the tag from then on.
  expect(textOf(settings)).toBe(`SITE_HOST=talechasers.example\nVERSION=${version}\n`);
  rmSync(home, { recursive: true });
});

it.skipIf(!existsSync("/usr/bin/systemd-analyze"))("systemd accepts the units", () => {
  const home = mkdtempSync(join(tmpdir(), "units-"));
  const units = readdirSync("deploy/systemd").filter((name) => name.endsWith(".service"));
  const files = units.map((name) => {
    const file = join(home, name.replace("@", "@3001"));
    const text = readFileSync(join("deploy/systemd", name), "utf8");
    // The programs must exist.
    const here = text
      .replaceAll("/srv/talechasers/", `${process.cwd()}/`)
      .replace(/^(Exec\w+=)\/usr\/\S+/gm, `$1${process.execPath}`);
    writeFileSync(file, here);
    return file;
  });
  const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", ...files], {
    encoding: "utf8",
  });
  // It ends well also when it does not know a key.
  expect(stdout + stderr).toBe("");
  rmSync(home, { recursive: true });
});
