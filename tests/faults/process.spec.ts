import { Agent, request } from "node:http";
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

/** The head of a form from the site's own page. */
const formHead = (site: string, path: string, body: string) =>
  head(`POST ${path}`, site, {
    Origin: site,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(body.length),
  });

/** Asks over a connection that is kept open. */
function askKept(url: string, agent: Agent): Promise<[status?: number, connection?: string]> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve([answer.statusCode, answer.headers.connection]));
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

test("SIGTERM under load drops no request", async ({ serve }) => {
  const key = "a key of the tests that is long enough";
  const site = await serve({ DRAIN_SECONDS: "1", OVERLAY_KEY: key });
  await site.opened;
  for (const address of addresses) await ask(site.url, head(`GET ${address}`, site.url));

  const load = startLoad(site.url, addresses);
  const slow = await connectTo(site.url);
  slow.write(formHead(site.url, "/tf-generator?index", form) + form.slice(0, 20));
  const slowAnswer = heard(slow);
  const opened = await fetch(`${site.url}/ex/overlay/dock`, {
    method: "POST",
    headers: { Origin: site.url },
    body: new URLSearchParams({ key }),
    redirect: "manual",
  });
  const [cookie = ""] = opened.headers.getSetCookie()[0]!.split(";");
  const stream = await fetch(`${site.url}/ex/overlay/control`, { headers: { Cookie: cookie } });
  expect(stream.status).toBe(200);
  // It has no end of its own for a minute.
  const streamed = stream.text();
  await expect.poll(() => load.answered).toBeGreaterThan(50);

  const start = performance.now();
  site.process.kill("SIGTERM");
  // A balancer is told to take this one out, while everything is still served.
  await expect
    .poll(() => ask(site.url, head("GET /healthz", site.url)).then(({ status }) => status))
    .toBe(503);
  // It does so, and no request comes while the port closes.
  const stopped = load.stop();
  const health = await ask(site.url, head("GET /healthz", site.url));
  expect(health.body).toContain('{"status":"draining"}');
  const kept = new Agent({ keepAlive: true });
  expect(await askKept(`${site.url}/shop`, kept)).toEqual([200, "close"]);
  kept.destroy();
  expect(await streamed).toContain("id: ");
  // A second one is heard, and changes nothing.
  site.process.kill("SIGINT");

  await stopped;
  await expect
    .poll(() => ask(site.url, head("GET /healthz", site.url)).catch(({ code }) => code))
    .toBe("ECONNREFUSED");
  // What was asked before is answered even now, and so does the embedded upstream it takes.
  slow.write(form.slice(20));
  const { answers } = await slowAnswer;
  expect(answers.map(({ status }) => status)).toEqual([303]);
  expect(answers[0]!.headers["location"]).toContain("/tf-generator/result");

  expect(await site.ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(30_000);
  expect(load.dropped).toEqual([]);
  const lines = site.output().trim().split("\n");
  expect(
    lines.filter((line) => !/^\S+ (?:GET|POST) \/\S* \d{3} |chapters\/0 status \(404\)/.test(line)),
  ).toEqual([
    expect.stringMatching(/^\S+ Talechasers \d+\.\d+\.\d+ is open at http:/),
    expect.stringMatching(/^\S+ Talechasers is draining: requests under way are answered\.$/),
    expect.stringMatching(/^\S+ Talechasers has ended\.$/),
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

  const waiting = await connectTo(site.url);
  waiting.write(formHead(site.url, "/tf-generator?index", form) + form.slice(0, 20));
  const left = heard(waiting);
  // The server accepts connections in order.
  expect((await ask(site.url, head("GET /favicon.svg", site.url))).status).toBe(200);
  site.process.kill("SIGUSR2");
  expect((await left).broken).not.toBe("HUNG");
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
