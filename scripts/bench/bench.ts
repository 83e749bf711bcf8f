/**
 * Measures the built site, where it can be beside a bare server in the same run, and prints both figures, their ratio
 * and the goal. A missed goal is printed and is no error.
 *
 *   npm run bench -- [--rounds 5] [--only pages|turn|overlay|load|start]
 */
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { measureLoad, measureStart } from "./load";
import { measureOverlay } from "./overlay";
import { measurePages } from "./pages";
import { startBrowser, type Comparison } from "./phone";
import { startBare, startSharedUpstream, startSite } from "./servers";
import { measureTable, type Measure } from "./table";
import { measureTurns } from "./turn";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, only: { type: "string" } },
});
const rounds = Number(values.rounds);
const upstream = await startSharedUpstream();

/** Runs a measure in a browser, on the site and the bare server. */
function inBrowser(measure: (comparison: Comparison) => Promise<Measure[]>) {
  return async () => {
    const site = await startSite(upstream.url);
    const bare = await startBare(site.url, upstream.url);
    const browser = await startBrowser();
    try {
      return await measure({ browser, site: site.url, bare: bare.url, rounds });
    } finally {
      await browser.close();
      await Promise.all([site.stop(), bare.stop()]);
    }
  };
}

const parts: Record<string, () => Promise<Measure[]>> = {
  pages: inBrowser(measurePages),
  turn: inBrowser(measureTurns),
  overlay: () => measureOverlay(upstream.url),
  load: () => measureLoad(upstream.url, rounds),
  start: () => measureStart(rounds),
};

try {
  const { only } = values;
  if (only && !parts[only]) throw new Error(`--only is one of ${Object.keys(parts).join(", ")}.`);
  console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`);
  console.log(`Medians of ${rounds} rounds. Load average: ${loadavg()[0]?.toFixed(1)}`);
  for (const [name, measure] of Object.entries(parts)) {
    if (only && name !== only) continue;
    console.log(`\n## ${name}\n\n${measureTable(await measure())}`);
  }
} finally {
  await upstream.stop();
}
