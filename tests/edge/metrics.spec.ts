import { readFileSync } from "node:fs";
import { parse } from "yaml";
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
  const picture = /\/cdn\/[^" ]+/.exec(
    await (await fetch(`${site.url}/comics/talechasers/1/1`)).text(),
  )!;
  // The sample's picture may be drawn for longer than the site waits.
  await expect.poll(async () => (await fetch(site.url + picture[0])).status).toBe(200);
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect.poll(read).toContain('kind="picture",status="200"');
  const metrics = await read();
  for (const text of [
    'site_request_seconds_count{kind="page",status="200"}',
    'site_page_cache_lookups_total{result="hit"}',
    'site_cache_lookups_total{cache="answers",result="miss"}',
    'site_cache_lookups_total{cache="pictures",result="miss"}',
    'outcome="ok"',
    "site_upstream_circuits_open 0",
    "site_event_streams 0",
  ]) {
    expect(metrics).toContain(text);
  }
  const { groups } = parse(readFileSync("deploy/grafana/alerts.yaml", "utf8")) as {
    groups: { rules: { expr: string }[] }[];
  };
  const alerts = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
  const { panels } = JSON.parse(readFileSync("deploy/grafana/dashboard.json", "utf8")) as {
    panels: { targets: { expr: string }[] }[];
  };
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const served = namesIn(metrics);
  for (const name of namesIn([...alerts, ...shown].join("\n"))) expect(served).toContain(name);
  expect(alerts.length).toBeGreaterThan(4);

  expect((await fetch(`${site.url}/metrics`, { redirect: "manual" })).status).not.toBe(200);
});
