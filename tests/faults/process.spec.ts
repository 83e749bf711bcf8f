import { expect, test } from "../e2e/site";
import { startLoad } from "./load";
import { ask, connectTo, head, heard } from "./raw";

/** A document, its data, a picture, a feed, and a built-in file. */
const addresses = [
  "/comics/talechasers/1/1",
  "/shop.data",
  "/cdn/thumb/cga/guild.png",
  "/v1/rss/feeds/chase",
  "/favicon.svg",
];

const form = "intent=transform&extinct=INCLUDE&mythical=INCLUDE";

/** Sends the beginning of a form from the site's own page. */
async function beginForm(site: string) {
  const socket = await connectTo(site);
  const headers = {
    Origin: site,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(form.length),
  };
  socket.write(head("POST /tf-generator?index", site, headers) + form.slice(0, 20));
  return { socket, answers: heard(socket) };
}

test("SIGTERM under load drops no request", async ({ serve }) => {
  const site = await serve({ DRAIN_SECONDS: "1" });
  await site.opened;
  for (const address of addresses) await ask(site.url, head(`GET ${address}`, site.url));
  const load = startLoad(site.url, addresses);
  const slow = await beginForm(site.url);
  await expect.poll(() => load.answered).toBeGreaterThan(50);

  const start = performance.now();
  site.process.kill("SIGTERM");
  const askHealth = () => ask(site.url, head("GET /healthz", site.url));
  // A balancer is told to take this one out, while everything is still served.
  await expect.poll(async () => (await askHealth()).status).toBe(503);
  // It does so, and no request comes while the port closes.
  const stopped = load.stop();
  expect((await askHealth()).body).toContain('{"status":"draining"}');
  const kept = await ask(site.url, head("GET /shop", site.url, { Connection: "keep-alive" }));
  expect([kept.status, kept.headers["connection"]]).toEqual([200, "close"]);
  // A second signal is heard, and changes nothing.
  site.process.kill("SIGINT");

  await stopped;
  await expect.poll(() => askHealth().catch(({ code }) => code)).toBe("ECONNREFUSED");
  // What was asked before is answered even now, by the embedded upstream.
  slow.socket.write(form.slice(20));
  const [answer] = await slow.answers;
  expect(answer!.status).toBe(303);
  expect(answer!.headers["location"]).toContain("/tf-generator/result");

  expect(await site.ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(load.failed).toEqual([]);
  const lines = site.output().trim().split("\n");
  const others = lines.filter(
    (line) => !/^\S+ (?:GET|POST) \/\S* \d{3} |chapters\/0 status \(404\)/.test(line),
  );
  expect(others).toEqual([
    expect.stringMatching(/^\S+ Talechasers \d+\.\d+\.\d+ is open at http:/),
    expect.stringMatching(/^\S+ Talechasers is draining: requests under way are answered\.$/),
  ]);
});

test("keeps running after an unhandled rejection, and ends after an unexpected exception", async ({
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

test("serves on when its log cannot be written", async ({ serve }) => {
  const site = await serve({});
  await site.opened;
  site.process.stdout?.destroy();
  site.process.stderr?.destroy();
  for (const address of [...addresses, "/missing", ...addresses]) {
    expect((await ask(site.url, head(`GET ${address}`, site.url))).status).toBeLessThan(500);
  }
});

test("prints an address that opens, also on IPv6", async ({ serve }) => {
  const site = await serve({ HOST: "::1" });
  await expect.poll(() => site.output()).toContain("is open at ");
  const [, url] = /is open at (\S+)/.exec(site.output())!;
  expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect((await fetch(`${url}/favicon.svg`)).status).toBe(200);
});

test("says in one line of its log what is wrong with its configuration", async ({ serve }) => {
  const taken = await serve();
  await taken.opened;
  for (const [environment, message] of [
    [
      { UPSTREAM_URL: "nowhere" },
      /^UPSTREAM_URL must be an http or https URL, but it is "nowhere"/,
    ],
    [{ PORT: new URL(taken.url).port }, /^PORT \d+ cannot be used: /],
  ] as const) {
    const site = await serve({ ...environment, LOG_FORMAT: "json" });
    expect(await site.ended).toBe(1);
    const lines = site.output().trim().split("\n");
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({
      level: "error",
      message: expect.stringMatching(message),
    });
  }
});
