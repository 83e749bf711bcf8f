import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, freePort, test } from "./site";

const wrong: Record<string, string> = {
  PORT: "many",
  SITE_URL: "talechasers",
  UPSTREAM_URL: "ftp://upstream.example",
  UPSTREAM_SUFFIX: "json!",
  UPSTREAM_CACHE: "perhaps",
  CDN_URL: "//cdn.example",
  MOCK_SCENARIO: "sunny",
};
for (const [name, value] of Object.entries(wrong)) {
  test(`a wrong ${name} stops the start with one sentence`, async ({ serve }) => {
    const serving = await serve({ [name]: value });
    expect(await serving.ended).toBe(1);
    const lines = serving.output().trim().split("\n");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(name);
    expect(lines[0]).toContain(value);
    expect(lines[0]).toMatch(/\.$/);
  });
}

test("a port that is taken stops the start with one sentence", async ({ serve }) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const port = String((other.address() as AddressInfo).port);
  const serving = await serve({ PORT: port });
  expect(await serving.ended).toBe(1);
  const output = serving.output();
  expect(output).toMatch(new RegExp(`${port}.*(?:in use|taken)`));
  expect(output, "no stack trace").not.toMatch(/^\s+at /m);
  other.close();
});

test("one line tells where the site is open", async ({ serve }) => {
  const serving = await serve();
  await serving.opened;
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(serving.output()).toBe(`Talechasers ${version} is open at ${serving.url}\n`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  test(`a ${signal} ends the site`, async ({ serve }) => {
    const serving = await serve();
    await serving.opened;
    serving.process.kill(signal);
    expect(await serving.ended).toBe(0);
    await expect(fetch(serving.url)).rejects.toThrow();
    expect(serving.output()).not.toMatch(/unexpected|Error/);
  });
}

test("with UPSTREAM_URL it asks there, and starts no upstream of its own", async ({
  serve,
  ownUpstream,
}) => {
  const upstream = await ownUpstream({
    "commissions/data": { status: "Quill in the repair shop" },
  });
  const port = await freePort();
  const serving = await serve({ PORT: String(port), UPSTREAM_URL: upstream.url });
  await serving.opened;
  const home = await fetch(serving.url);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain("Quill in the repair shop");
  expect(upstream.asked).toContain("/v1/commissions/data");
});

test("UPSTREAM_SUFFIX is appended to each call", async ({ serve, ownUpstream }) => {
  const upstream = await ownUpstream({ "commissions/data.json": { status: "Sharpening pencils" } });
  const serving = await serve({ UPSTREAM_URL: upstream.url, UPSTREAM_SUFFIX: ".json" });
  await serving.opened;
  expect(await (await fetch(serving.url)).text()).toContain("Sharpening pencils");
});

test("the embedded upstream knows UPSTREAM_SUFFIX, too", async ({ serve }) => {
  const serving = await serve({ UPSTREAM_SUFFIX: ".json" });
  await serving.opened;
  for (const path of ["/", "/comics/talechasers/1/1", "/v1/rss/feeds/chase"]) {
    const answer = await fetch(serving.url + path, { redirect: "manual" });
    expect(answer.status, path).toBe(200);
  }
});
