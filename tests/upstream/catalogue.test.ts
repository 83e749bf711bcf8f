import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fillSegments } from "~/upstream/api-call";
import openApi from "../../docs/openapi.json";
import { catalogue } from "../../scripts/upstream/catalogue";

const names = catalogue.map(({ method, path }) => `${method} ${path}`);

describe("the catalogue of calls", () => {
  it("has each call once", () => {
    expect(new Set(names).size).toBe(names.length);
  });

  it("has every call that a feature declares", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" });
    const unknown = files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .flatMap((file) => {
        const declared = readFileSync(`app/${file}`, "utf8").matchAll(
          /(?:Call\(|"(?:POST|DELETE)", |\bpath: )"(v1\/[^"]+)"/g,
        );
        return Array.from(declared, ([, path]) => `app/${file} declares ${path}`);
      })
      .filter((text) => !catalogue.some(({ path }) => text.endsWith(` ${path}`)));
    const rule = "scripts/upstream/catalogue.ts finds exports …Calls of files …api.server.ts";
    expect(unknown, rule).toEqual([]);
  });

  it("is described in docs/upstream.md, each call and each field", () => {
    const words = readFileSync("docs/upstream.md", "utf8");
    const known = words.replaceAll(/\{\w+\}/g, "{}");
    const calls = catalogue.map(({ path }) => path.replace("v1/", ""));
    const fields = Object.values(openApi.components.schemas).flatMap((schema) =>
      Object.keys("properties" in schema ? schema.properties : {}),
    );
    const missing = [
      ...calls.filter((path) => !known.includes(`${path.replaceAll(/\{\w+\}/g, "{}")}`)),
      ...fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(words)),
    ];
    expect(missing, "add these to docs/upstream.md").toEqual([]);
  });

  it.each(catalogue.map((call) => [call.path, call] as const))(
    "%s has a description and a valid example of each parameter",
    (path, { parameters }) => {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(parameters).sort()).toEqual(named.sort());
      for (const schema of Object.values(parameters)) {
        const { description, examples } = schema.meta() ?? {};
        expect(description).toEqual(expect.any(String));
        expect(schema.safeParse((examples as unknown[])[0]).success).toBe(true);
      }
    },
  );
});

it("can put several parameters into one path segment", () => {
  expect(
    fillSegments("v1/donations/{event}-{year}/twitch", { event: "a/b", year: "{event}" }),
  ).toEqual(["donations", "a/b-{event}", "twitch"]);
});
