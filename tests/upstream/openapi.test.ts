import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { generatorHandlersOn } from "~mocks/handlers/generators";
import { seeded } from "~mocks/generators/chance";
import { upstream } from "~mocks/index";
import { catalogue } from "../../scripts/upstream/catalogue";
import { openApiText } from "../../scripts/upstream/openapi";
import { walk, type Made } from "../../scripts/upstream/walk";
import { wireTypesText } from "../../scripts/upstream/wire-types";

let made: Made[];
beforeAll(async () => {
  upstream.use(...generatorHandlersOn(seeded("openapi")));
  made = await walk(true);
});

it("docs/openapi.json and mocks/wire-types.ts are current; npm run openapi writes them", async () => {
  await expect(await openApiText(made)).toMatchFileSnapshot("../../docs/openapi.json");
  await expect(await wireTypesText()).toMatchFileSnapshot("../../mocks/wire-types.ts");
});

it("scripts/upstream/walk.ts makes every call, and the embedded upstream answers", () => {
  expect(made.filter(({ failure }) => failure)).toEqual([]);
  const missed = catalogue.filter((call) => !made.some((one) => one.call === call));
  expect(missed.map(({ path }) => path)).toEqual([]);
  const names = catalogue.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

it("docs/upstream.md describes each call and each field", () => {
  const words = readFileSync("docs/upstream.md", "utf8");
  const known = words.replaceAll(/\{\w+\}/g, "{}");
  const { components } = JSON.parse(readFileSync("docs/openapi.json", "utf8")) as {
    components: { schemas: Record<string, { properties: object }> };
  };
  const fields = Object.values(components.schemas).flatMap(({ properties = {} }) =>
    Object.keys(properties),
  );
  const missing = [
    ...catalogue
      .map(({ path }) => path.replace("v1/", "").replaceAll(/\{\w+\}/g, "{}"))
      .filter((path) => !known.includes(path)),
    ...fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(words)),
  ];
  expect(missing, "add these to docs/upstream.md").toEqual([]);
});
