import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, freePort, test } from "./site";

const header = (scenario: string) => ({ headers: { "x-mock-scenario": scenario } });

test("on the development server a visit can ask for another upstream", async ({ request }) => {
  const port = String(await freePort());
  const site = `http://127.0.0.1:${port}`;
  const dev = spawn(process.execPath, ["--import", "tsx", "scripts/dev.ts"], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: port, SITE_URL: site },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => dev.once("exit", resolve));
  try {
    await new Promise<void>((resolve) => {
      dev.stdout.on("data", (chunk: Buffer) => {
        if (chunk.toString().includes(port)) resolve();
      });
    });
    const page = (options = {}) => request.get(`${site}/shop`, { maxRedirects: 0, ...options });

    const healthy = await page();
    expect(healthy.status()).toBe(200);
    const empty = await page(header("empty"));
    expect(empty.status()).toBe(200);
    expect(await empty.text()).not.toBe(await healthy.text());
    expect((await page(header("down"))).headers()["location"]).toContain("/error");
    expect((await page()).status()).toBe(200);

    const unknown = await page(header("sunny"));
    expect(unknown.status()).toBe(400);
    expect(await unknown.text()).toContain("x-mock-scenario must be one of healthy");
  } finally {
    dev.kill("SIGTERM");
    await ended;
  }
});

test("a built site does not know the header", async ({ request }) => {
  const files = readdirSync("build", { recursive: true, encoding: "utf8" });
  // What the embedded upstream knows is its own.
  const scripts = files.filter((file) => /^(?:server|client)\/.*\.m?js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  expect(
    scripts.filter((file) => /mock-scenario/.test(readFileSync(`build/${file}`, "utf8"))),
  ).toEqual([]);
  expect((await request.get("/shop", header("down"))).status()).toBe(200);
});
