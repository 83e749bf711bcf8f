import { expect, test } from "../e2e/site";
import { startLoad } from "./load";
import { ask, connectTo, head, readResponses } from "./raw";

/** A document, loader data, a picture, a feed, and a file. */
const addresses = [
  "/comics/talechasers/1/1",
  "/shop.data",
  "/cdn/thumb/cga/guild.png",
  "/v1/rss/feeds/chase",
  "/favicon.svg",
];

test("SIGTERM drops no request under load", async ({ serve }) => {
  const site = await serve({ DRAIN_SECONDS: "4" });
  await site.opened;
  for (const address of addresses) await ask(site.url, head(`GET ${address}`, site.url));
  const load = startLoad(site.url, addresses);
  // This text is the beginning of a form.
  const form = "intent=transform&extinct=INCLUDE&mythical=INCLUDE";
  const slow = await connectTo(site.url);
  const headers = {
    Origin: site.url,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(form.length),
  };
  slow.write(head("POST /tf-generator?index", site.url, headers) + form.slice(0, 20));
  const late = readResponses(slow);
  await expect.poll(() => load.answered).toBeGreaterThan(50);

  site.process.kill("SIGTERM");
  const askHealth = () => ask(site.url, head("GET /healthz", site.url));
  // The health check fails, while all pages are still served.
  await expect.poll(async () => (await askHealth()).status).toBe(503);
  const stopped = load.stop();
  const kept = await ask(site.url, head("GET /shop", site.url, { Connection: "keep-alive" }));
  expect([kept.status, kept.headers["connection"]]).toEqual([200, "close"]);
  // A second signal has no effect.
  site.process.kill("SIGINT");

  await expect.poll(() => askHealth().catch(({ code }) => code)).toBe("ECONNREFUSED");
  // A request that began earlier is answered, even by the embedded upstream.
  slow.write(form.slice(20));
  const [answer] = await late;
  expect(answer!.headers["location"]).toContain("/tf-generator/result");
  await stopped;
  expect(await site.ended).toBe(0);
  expect(load.failed).toEqual([]);
  expect(site.output()).not.toMatch(/^\s+at |error/im);
});

test("the process survives an unhandled rejection and ends after an unexpected exception", async ({
  serve,
}) => {
  const faults = `import { isMainThread } from "node:worker_threads";
    if (isMainThread) {
      process.once("SIGUSR2", () => {
        Promise.reject(new Error("a forgotten promise"));
        process.once("SIGUSR2", () => {
          throw new Error("out of the blue");
        });
      });
    }`;
  const site = await serve({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(faults)}`,
  });
  await site.opened;
  site.process.kill("SIGUSR2");
  await expect.poll(() => site.output()).toContain("error in a promise Error: a forgotten promise");
  expect((await ask(site.url, head("GET /favicon.svg", site.url))).status).toBe(200);
  site.process.kill("SIGUSR2");
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain("Error: out of the blue");
});

test("the server logs in one line that the port is in use", async ({ serve, site }) => {
  const failing = await serve({ PORT: new URL(site.url).port, LOG_FORMAT: "json" });
  expect(await failing.ended).toBe(1);
  const message = expect.stringMatching(/^PORT \d+ cannot be used: /);
  expect(JSON.parse(failing.output().trim().split("\n").at(-1)!)).toMatchObject({ message });
});
