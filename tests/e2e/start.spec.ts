import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { environmentAt } from "./healthy-site";
import { expect, expectStarted, freePort, test } from "./site";
import { startServer, stop } from "./start-server";

test("an invalid configuration stops the start with one sentence", async ({ serve }) => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const taken = String((other.address() as AddressInfo).port);
  await Promise.all(
    // A variable of the site, one of the embedded upstream, and a port that is in use.
    [
      ["UPSTREAM_CACHE", "perhaps"],
      ["MOCK_SCENARIO", "sunny"],
      ["PORT", taken],
    ].map(async ([name = "", value = ""]) => {
      const serving = await serve({ [name]: value });
      expect(await serving.ended).toBe(1);
      const lines = serving.output().trim().split("\n");
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(name);
      expect(lines[0]).toContain(value);
      expect(lines[0]).toMatch(/\.$/);
    }),
  );
  other.close();
});

test("prints its address, passes UPSTREAM_SUFFIX to the embedded upstream, and ends both on SIGINT", async ({
  serve,
}) => {
  const serving = await serve({ UPSTREAM_SUFFIX: ".json" });
  await serving.opened;
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const [, text] = /^\S+Z (.*)\n$/.exec(serving.output())!;
  expect(text).toBe(`Talechasers ${version} is open at ${serving.url}`);
  for (const path of ["/", "/comics/talechasers/1/1", "/v1/rss/feeds/chase"]) {
    // The end waits for idle connections.
    const headers = { Connection: "close" };
    const answer = await fetch(serving.url + path, { redirect: "manual", headers });
    expect(answer.status, path).toBe(200);
    await answer.text();
  }
  serving.process.kill("SIGINT");
  expect(await serving.ended).toBe(0);
  await expect(fetch(serving.url)).rejects.toThrow();
  expect(serving.output()).not.toMatch(/unexpected|Error/);
});

test.describe("in development", () => {
  // Hot reload has a port of its own, which another development server may have.
  test.use({ expectedErrors: /WebSocket/ });

  test("npm run dev serves pages whose application starts", async ({ page }) => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      scripts: { dev: string };
    };
    const [, ...args] = scripts.dev.split(" ");
    const serving = startServer(args, environmentAt(await freePort()));
    await page.goto(`${await serving.opened}/comics/talechasers/1/2`);
    await expectStarted(page);
    await page.close();
    await stop(serving);
  });
});
