import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the installed version of Remix is the version that the workarounds were checked with", () => {
  const file = readFileSync("node_modules/@remix-run/react/package.json", "utf8");
  expect(JSON.parse(file)).toMatchObject({ version: "2.17.5" });
});
