import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Deployment } from "kubernetes-models/apps/v1";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { Service } from "kubernetes-models/v1";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";

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
    expect(grace).toBeGreaterThanOrEqual(preStop + drain + 17);
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
