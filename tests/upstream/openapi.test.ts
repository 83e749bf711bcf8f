import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { generatorHandlersOn } from "~mocks/handlers/generators";
import { seeded } from "~mocks/generators/chance";
import { upstream } from "~mocks/index";
import { catalogue } from "../../scripts/upstream/catalogue";
import { openApiText } from "../../scripts/upstream/openapi";
import { walk, type MadeCall } from "../../scripts/upstream/walk";

let made: MadeCall[];
beforeAll(async () => {
  upstream.use(...generatorHandlersOn(seeded("openapi")));
  made = await walk(true);
});

it("docs/openapi.json is current; npm run openapi writes it", async () => {
  await expect(await openApiText()).toMatchFileSnapshot("../../docs/openapi.json");
});

it("scripts/upstream/features.ts lists the calls of each feature", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const modules = files.filter((file) => file.endsWith("api.server.ts"));
  const text = readFileSync("scripts/upstream/features.ts", "utf8");
  expect(modules.filter((file) => !text.includes(`/app/${file.slice(0, -3)}"`))).toEqual([]);
});

it("scripts/upstream/walk.ts makes every call, and the embedded upstream responds", () => {
  expect(made.filter(({ failure }) => failure)).toEqual([]);
  const missed = catalogue.filter((call) => !made.some((one) => one.call === call));
  expect(missed.map(({ path }) => path)).toEqual([]);
  const names = catalogue.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

it("docs/upstream.md and mocks/wire-types.ts contain each call and each field", () => {
  const { components } = JSON.parse(readFileSync("docs/openapi.json", "utf8")) as {
    components: { schemas: Record<string, { properties?: object }> };
  };
  const fields = Object.values(components.schemas).flatMap(({ properties = {} }) =>
    Object.keys(properties),
  );
  const paths = catalogue.map(({ path }) => path.replace("v1/", "").replaceAll(/\{\w+\}/g, "{}"));
  for (const file of ["docs/upstream.md", "mocks/wire-types.ts"]) {
    const text = readFileSync(file, "utf8").replaceAll(/\{\w+\}/g, "{}");
    const missing = [
      ...paths.filter((path) => !text.includes(path)),
      ...fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(text)),
    ];
    expect(missing, `add these to ${file}`).toEqual([]);
  }
});
