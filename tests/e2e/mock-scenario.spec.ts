import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "./site";

test("a built site does not know the header", async ({ request }) => {
  const files = readdirSync("build", { recursive: true, encoding: "utf8" });
  // What the embedded upstream knows is its own.
  const scripts = files.filter((file) => /^(?:server|client)\/.*\.m?js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  expect(
    scripts.filter((file) => /mock-scenario/.test(readFileSync(`build/${file}`, "utf8"))),
  ).toEqual([]);
  expect((await request.get("/shop", { headers: { "x-mock-scenario": "down" } })).status()).toBe(
    200,
  );
});
