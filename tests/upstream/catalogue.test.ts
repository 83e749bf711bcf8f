import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fillSegments } from "~/upstream/api-call";
import { catalogue } from "../../scripts/upstream/catalogue";

const names = catalogue.map(({ method, path }) => `${method} ${path}`);

describe("the catalogue of calls", () => {
  it("has each call once", () => {
    expect(new Set(names).size).toBe(names.length);
  });

  it("has every call that a feature declares", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" });
    const declarations = files
      .filter((file) => /(?:api|feed)\.server\.ts$/.test(file))
      .flatMap((file) => readFileSync(`app/${file}`, "utf8").match(/^ +summary:/gm) ?? []);
    expect(names).toHaveLength(declarations.length);
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
