import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readEnvironment } from "~/environment";

const read = (values: Record<string, string | undefined> = {}) =>
  readEnvironment({ UPSTREAM_URL: "https://api.example.org", ...values });

const defaults = {
  PORT: 3000,
  SITE_URL: "http://localhost:3000",
  UPSTREAM_URL: "https://api.example.org",
  UPSTREAM_SUFFIX: "",
  UPSTREAM_CACHE: "on",
  DRAIN_SECONDS: 1,
  LOG_FORMAT: "text",
  AI_TRAINING: "denied",
};

it("the configuration requires only UPSTREAM_URL and treats empty values as unset", () => {
  expect(read({ HOME: "/root" })).toEqual(defaults);
  const empty = Object.keys(defaults).map((name) => [name, ""]);
  expect(read({ ...Object.fromEntries(empty), UPSTREAM_URL: defaults.UPSTREAM_URL })).toEqual(
    defaults,
  );
});

it.each([
  [{ PORT: "8080" }, { PORT: 8080, SITE_URL: "http://localhost:8080" }],
  [{ SITE_URL: "https://a.example/" }, { SITE_URL: "https://a.example" }],
  [{ UPSTREAM_URL: "http://127.0.0.1:4000/api//" }, { UPSTREAM_URL: "http://127.0.0.1:4000/api" }],
  [{ CDN_URL: "https://c.example/files/" }, { CDN_URL: "https://c.example/files" }],
  [{ DRAIN_SECONDS: "2.5", UPSTREAM_SUFFIX: ".json" }, { DRAIN_SECONDS: 2.5 }],
  [{ SEAL_SECRET: "x".repeat(32) }, { SEAL_SECRET: "x".repeat(32) }],
])("the configuration parses the variables %j", (values, expected) => {
  expect(read(values)).toMatchObject(expected);
});

it.each([
  ["PORT", "many"],
  ["PORT", "80.5"],
  ["PORT", "65536"],
  ["SITE_URL", "talechasers.example"],
  ["SITE_URL", "https://talechasers.example/site"],
  ["UPSTREAM_URL", "file:///etc/passwd"],
  ["UPSTREAM_SUFFIX", ".json/../x"],
  ["UPSTREAM_CACHE", "OFF"],
  ["CDN_URL", "javascript:alert(1)"],
  ["DRAIN_SECONDS", "soon"],
])("the configuration rejects %s=%s with one sentence", (name, value) => {
  const sentence = new RegExp(`^${name} must be [^\n]+, but it is "([^\n]*)"\\.$`);
  expect(() => read({ [name]: value })).toThrow(sentence);
});

it("error messages of the configuration contain no secret", () => {
  expect(() => read({ SEAL_SECRET: "too short to be one" })).toThrow(
    new Error("SEAL_SECRET must have at least 32 characters."),
  );
});

it.each([undefined, ""])("the configuration rejects the value %j of UPSTREAM_URL", (value) => {
  expect(() => read({ UPSTREAM_URL: value })).toThrow(/^UPSTREAM_URL must be set[^\n]+\.$/);
});

it("README.md lists each environment variable with the default value", () => {
  const readme = readFileSync("README.md", "utf8");
  const source = readFileSync("app/environment.ts", "utf8");
  const rows = [...readme.matchAll(/^\| `([A-Z_, `]+)` \|(.*)/gm)].map(([, names, row]) => {
    return [names!.split("`, `"), row] as const;
  });
  const listed = rows.flatMap(([names]) => names);
  const declared = Array.from(source.matchAll(/^ {2}([A-Z_]+):/gm), ([, name]) => name);
  expect(listed.sort()).toEqual(declared.sort());
  for (const name of [
    "PORT",
    "UPSTREAM_CACHE",
    "AI_TRAINING",
    "LOG_FORMAT",
    "DRAIN_SECONDS",
  ] as const) {
    const [, row] = rows.find(([names]) => names.includes(name))!;
    expect(row).toMatch(new RegExp(`^ \`${defaults[name]}\``));
  }
});
