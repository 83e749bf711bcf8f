import { setTimeout as wait } from "node:timers/promises";
import { startClock } from "../../tests/faults/clock";
import { outages, slowFaults, wrongAnswers } from "../../tests/faults/faults";
import { startFaultyUpstream, type FaultyUpstream } from "../../tests/faults/faulty-upstream";
import { silence } from "../../tests/upstream/faulty-server";
import { startSite, type RunningServer } from "./servers";
import { measureTable, table, type Measure } from "./table";
import { inParallel, memory, open, percentile } from "./visits";

const visitors = 200;
/** Each visitor opens a page a second, and one in so many that nobody has seen. */
const coldEvery = 10;
const seconds = 20;
const rounds = 3;
const failuresOfAKind = 30;
const junk = 10_000;
const minute = 60_000;

/**
 * What an outage costs: the cached pages beside a hung upstream, and memory over thousands of failing
 * calls of each kind and of names that nobody has. One site for all, so that what each leaves behind is
 * there for the next.
 *
 * @yields a table, as text, for each of the three
 */
export async function* measureOutage(): AsyncGenerator<string> {
  const upstream = await startFaultyUpstream();
  const clock = startClock();
  process.env["SHIFTED_CLOCK"] = clock.environment.SHIFTED_CLOCK;
  const site = await startSite(upstream.url, clock.environment.NODE_OPTIONS.split(" "));
  try {
    const cached = Array.from({ length: 20 }, (_, at) => `/characters/cached-${at}`);
    for (const path of [...cached, ...cached]) await open(site, path);
    await busy(site, cached, 2_000);

    const hung = await besideHungUpstream(site, upstream, cached, () => clock.pass(10 * minute));
    yield measureTable(hung);
    clock.pass(minute);
    yield await failingCalls(site, upstream);
    yield await inventedNames(site, upstream, cached[0]!);
  } finally {
    await site.stop();
    await upstream.close();
    clock.close();
  }
}

/** Until memory is what it is under load, or whatever is measured first would be charged for it. */
async function busy(site: RunningServer, paths: readonly string[], visits: number) {
  await inParallel(20, visits, (at) => open(site, paths[at % paths.length]!));
}

async function besideHungUpstream(
  site: RunningServer,
  upstream: FaultyUpstream,
  cached: readonly string[],
  expire: () => void,
): Promise<Measure[]> {
  const before = memory(site);
  upstream.fault = () => silence;
  expire();
  const seen: number[] = [];
  const unseen: number[] = [];
  let wrong = 0;
  let most = before;
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      await wait((visitor / visitors) * 1_000);
      for (let visit = 0; performance.now() < end; visit += 1) {
        const isCold = (visit + visitor) % coldEvery === 0;
        const path = isCold
          ? `/characters/cold-${visitor}-${visit}`
          : cached[(visit + visitor) % cached.length]!;
        const { milliseconds, status } = await open(site, path);
        (isCold ? unseen : seen).push(milliseconds);
        if (status !== (isCold ? 302 : 200)) wrong += 1;
        most = Math.max(most, memory(site));
        await wait(Math.max(0, 1_000 - milliseconds));
      }
    }),
  );
  upstream.fault = () => undefined;
  return [
    {
      name: `cached page, median of ${seen.length} opened by ${visitors} visitors`,
      site: percentile(seen, 0.5),
      unit: "ms",
    },
    {
      name: "cached page, 95th of 100",
      site: percentile(seen, 0.95),
      unit: "ms",
      goal: { atMost: 100 },
    },
    {
      name: "error screen of a page never seen, median",
      site: percentile(unseen, 0.5),
      unit: "ms",
    },
    {
      name: "error screen of a page never seen, slowest",
      site: Math.max(...unseen),
      unit: "ms",
      goal: { atMost: 5_500 },
    },
    { name: "answers that were neither", site: wrong, unit: "", goal: { atMost: 0 } },
    { name: "memory gained at most", site: most - before, unit: "B", goal: { atMost: 50e6 } },
  ];
}

/** Memory after each round of calls that all fail, by the group of their faults. */
async function failingCalls(site: RunningServer, upstream: FaultyUpstream): Promise<string> {
  const groups = {
    "a wrong answer": wrongAnswers,
    "an upstream in trouble": outages,
    "an upstream that keeps waiting": slowFaults,
  };
  const rows: string[][] = [];
  for (const [name, faults] of Object.entries(groups)) {
    const at = new Map(faults.map((fault) => [fault.name, fault.answer]));
    upstream.fault = (path) => at.get(/\/fails-\d+-([\w-]+)$/.exec(path)?.[1] ?? "");
    // Those that wait do so together, and one is as good as a dozen.
    const isSlow = faults === slowFaults;
    const count = faults.length * (isSlow ? 10 : failuresOfAKind);
    const sizes = [memory(site)];
    for (let round = 0; round < rounds; round += 1) {
      await inParallel(isSlow ? 60 : 20, count, async (visit) => {
        // An answer in between keeps the circuit closed, so that all are sent.
        if (!isSlow && visit % 3 === 0) await open(site, "/v1/overlay/events/count");
        await open(site, `/characters/fails-${visit}-${faults[visit % faults.length]!.name}.data`);
      });
      sizes.push(memory(site));
    }
    rows.push([name, String(count * rounds), ...sizes.map(megabytes)]);
  }
  upstream.fault = () => undefined;
  const heading = ["memory over failing calls", "calls", "before"];
  return table([...heading, ...Array.from({ length: rounds }, (_, at) => `round ${at + 1}`)], rows);
}

/** A visitor who makes names up, twenty at a time. */
async function inventedNames(
  site: RunningServer,
  upstream: FaultyUpstream,
  good: string,
): Promise<string> {
  await open(site, good);
  await wait(500);
  upstream.fault = (path) =>
    path.includes("junk") ? (_request, response) => response.writeHead(404).end() : undefined;
  upstream.asked.clear();
  const before = memory(site);
  const start = performance.now();
  await inParallel(20, junk, (at) => open(site, `/characters/junk-${at}.data`));
  const perSecond = junk / ((performance.now() - start) / 1_000);
  const { milliseconds } = await open(site, good);
  const calls = [...upstream.asked].reduce((sum, [, count]) => sum + count, 0);
  upstream.fault = () => undefined;
  return table(
    ["invented names", "a second", "calls", "of them for a good page", "good page", "memory"],
    [
      [
        String(junk),
        perSecond.toFixed(0),
        String(calls),
        String([...upstream.asked.keys()].filter((path) => !path.includes("junk")).length),
        `${milliseconds.toFixed(0)} ms`,
        `${megabytes(before)} → ${megabytes(memory(site))}`,
      ],
    ],
  );
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
