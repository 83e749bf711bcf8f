/**
 * Measures the built site, where it can be beside a bare server in the same run, and prints both figures, their ratio
 * and the goal. A missed goal is printed and is no error.
 *
 *   npm run bench -- [--rounds 5] [--only pages|turn|overlay|load|start]
 */
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { stop } from "../../tests/e2e/start-server";
import { browserArguments, requireWholeBrowser } from "../browser";
import { measureLoad, measureStart } from "./load";
import { measureOverlay } from "./overlay";
import { measurePages } from "./pages";
import type { Comparison } from "./phone";
import { startScript, startSite } from "./servers";
import { printHeading } from "./table";
import { measureTurns } from "./turn";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, only: { type: "string" } },
});
const rounds = Number(values.rounds);
const upstream = await startScript("upstream");

/** Runs a measure in a browser, on the site and the bare server. */
async function inBrowser(measure: (comparison: Comparison) => Promise<void>): Promise<void> {
  const site = await startSite(upstream.url);
  const bare = await startScript("bare-server", site.url, upstream.url);
  const executablePath = requireWholeBrowser();
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  await measure({ browser, site: site.url, bare: bare.url, rounds });
  await browser.close();
  await stop(site, bare);
}

const parts: Record<string, () => Promise<void>> = {
  pages: () => inBrowser(measurePages),
  turn: () => inBrowser(measureTurns),
  overlay: () => inBrowser(measureOverlay),
  load: () => measureLoad(upstream.url, rounds),
  start: () => measureStart(rounds),
};

const { only } = values;
if (only && !parts[only]) throw new Error(`--only is one of ${Object.keys(parts).join(", ")}.`);
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`);
console.log(`Medians of ${rounds} rounds. Load average: ${loadavg()[0]?.toFixed(1)}`);
for (const [name, measure] of Object.entries(parts)) {
  if (only && name !== only) continue;
  console.log(`\n## ${name}\n`);
  printHeading();
  await measure();
}
await stop(upstream);
