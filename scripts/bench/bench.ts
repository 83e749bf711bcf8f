/**
 * Compares the built site with a bare server, or with a second build, and prints a table of
 * medians. The part `years` prints a separate table.
 *
 *   npm run bench -- [--rounds 5] [--only pages|turn|load|years] [--beside FOLDER]
 */
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { startServer, stop, type Serving } from "../../tests/e2e/start-server";
import { environmentAt } from "../../tests/e2e/healthy-site";
import { browserArguments, requireWholeBrowser } from "../browser";
import { measureLoad, readMemory } from "./load";
import { connections, turnPage, measureVisit } from "./phone";
import { measureYears } from "./years";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    only: { type: "string" },
    beside: { type: "string" },
  },
});

const pageKinds = {
  home: "/",
  reader: "/comics/talechasers/2/2",
  sheet: "/characters/vixy",
  gallery: "/galleries/fan-art",
  world: "/world/bestiary/feral/grove-stag",
  "TF form": "/tf-generator",
};

/** The measurements of one visit; a field that the browser has not recorded is undefined. */
type Sample = Record<string, number | undefined>;

/** A server that listens at a URL. */
type RunningServer = Serving & { url: string };

async function open(server: Serving): Promise<RunningServer> {
  server.process.stderr!.pipe(process.stderr);
  return { ...server, url: await server.opened };
}

const startSite = (port: number, folder = ".") =>
  open(startServer([`${folder}/build/serve.js`], environmentAt(port)));

/** Measures both servers alternately, and prints a row with the medians of each field. */
async function compare(
  name: string,
  takeSample: (server: RunningServer) => Promise<Sample>,
): Promise<void> {
  const samples = servers.map((): Sample[] => []);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [at, server] of servers.entries()) samples[at]!.push(await takeSample(server));
  }
  for (const field of Object.keys(samples[0]![0]!)) {
    const [own = NaN, other = NaN] = samples.map((taken) =>
      median(taken.flatMap((sample) => sample[field] ?? [])),
    );
    const figures = [own, other, own / other].map((value) =>
      Number.isNaN(value) ? "unmeasured" : Number(value.toPrecision(3)),
    );
    console.log(`| ${[`${name}: ${field}`, ...figures].join(" | ")} |`);
  }
}

function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

const site = await startSite(4_100);
const beside = values.beside
  ? await startSite(4_101, values.beside)
  : await open(startServer(["--import", "tsx", "scripts/bench/bare-server.ts", site.url]));
const servers = [site, beside];
const executablePath = requireWholeBrowser();
const browser = await chromium.launch({ executablePath, args: browserArguments });

const parts: Record<string, () => Promise<void>> = {
  async pages() {
    for (const [kind, path] of Object.entries(pageKinds)) {
      for (const { url } of servers) await fetch(url + path);
      for (const connection of connections) {
        await compare(`${kind}, ${connection.name}`, ({ url }) =>
          measureVisit(browser, url + path, connection),
        );
      }
    }
  },
  async turn() {
    for (const connection of connections) {
      const takeSample = ({ url }: RunningServer) =>
        turnPage(browser, url + pageKinds.reader, connection);
      await compare(`turn, ${connection.name}`, takeSample);
    }
  },
  async load() {
    const takeMemory = (server: RunningServer) => Promise.resolve({ MB: readMemory(server) });
    await compare("memory before load", takeMemory);
    const paths = Object.values(pageKinds);
    await compare("cached pages", (server) => measureLoad(server, paths));
    await compare("new addresses", (server) => measureLoad(server, paths, "?name="));
    await compare("memory after load", takeMemory);
  },
  years: measureYears,
};

console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node},`);
console.log(`medians of ${values.rounds} rounds, load average ${loadavg()[0]?.toFixed(1)}\n`);
console.log(
  `| measure | site | ${values.beside ?? "bare server"} | ratio |\n| --- | --- | --- | --- |`,
);
for (const [name, measure] of Object.entries(parts)) {
  if (!values.only || values.only === name) await measure();
}
await browser.close();
await stop(...servers);
