import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the workarounds fit the installed version of Remix; check them before an update", () => {
  const file = readFileSync("node_modules/@remix-run/react/package.json", "utf8");
  expect(JSON.parse(file)).toMatchObject({ version: "2.17.5" });
});
