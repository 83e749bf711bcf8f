import { readFileSync } from "node:fs";
import { expect, freePort, test } from "../e2e/site";

/** The names of the series in texts of PromQL. */
const namesIn = (text: string) => new Set(text.match(/\b(?:site|process|nodejs)_[a-z_]+\b/g));

test("serves every series that the dashboard and the alerts use, and not on the public port", async ({
  serve,
}) => {
  const port = await freePort();
  const site = await serve({ METRICS_PORT: String(port) });
  await site.opened;
  for (const path of ["/", "/comics/talechasers/1/1", "/characters", "/characters", "/healthz"]) {
    await (await fetch(site.url + path)).text();
  }
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const text of [
    'site_request_seconds_count{kind="page",status="200"}',
    'site_page_cache_lookups_total{result="hit"}',
    'site_cache_lookups_total{cache="answers",result="miss"}',
    'outcome="ok"',
  ]) {
    expect(metrics).toContain(text);
  }
  const used = ["alerts.yaml", "dashboard.json"].map((file) =>
    readFileSync(`deploy/grafana/${file}`, "utf8"),
  );
  const served = namesIn(metrics);
  for (const name of namesIn(used.join("\n"))) expect(served).toContain(name);
  expect((await fetch(`${site.url}/metrics`, { redirect: "manual" })).status).not.toBe(200);
});
