import { readFileSync } from "node:fs";
import { environmentAt, healthySite } from "./healthy-site";
import { expect, expectStarted, freePort, test } from "./site";
import { startServer, stop } from "./start-server";

test("an invalid variable or a port in use prevents the start with one sentence", async ({
  serve,
}) => {
  const invalid = { UPSTREAM_CACHE: "perhaps", MOCK_SCENARIO: "sunny", PORT: healthySite["PORT"]! };
  for (const [name, value] of Object.entries(invalid)) {
    const serving = await serve({ [name]: value });
    expect(await serving.ended).toBe(1);
    expect(serving.output()).toMatch(new RegExp(`^.*${name}.*${value}.*\\.\n$`));
  }
});

test("the server prints the site's address at the start and ends on SIGINT", async ({ serve }) => {
  const serving = await serve({ UPSTREAM_SUFFIX: ".json" });
  await serving.opened;
  expect(serving.output()).toMatch(new RegExp(`is open at ${serving.url}\n$`));
  // The shutdown waits for idle connections, so this connection closes.
  const headers = { Connection: "close" };
  const visit = async () => {
    const answer = await fetch(`${serving.url}/comics/talechasers/1/1`, { headers });
    await answer.text();
    return answer.status;
  };
  // Right after a start on a slow machine, the threads may be late for the first visit.
  await expect.poll(visit).toBe(200);
  serving.process.kill("SIGINT");
  expect(await serving.ended).toBe(0);
});

test.describe("in development", () => {
  // Hot reload uses a separate port, which another development server may occupy.
  test.use({ expectedErrors: /WebSocket/ });

  test("npm run dev serves pages that hydrate", async ({ page }) => {
    // Vite compiles every module of the page at the first visit.
    test.slow();
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
