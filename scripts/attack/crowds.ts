import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { http } from "msw";
import { stop } from "../../tests/e2e/start-server";
import { startEdge } from "../../tests/edge/nginx";
import { runLoad } from "../bench/load";
import { readPeakMemory, startSite, type RunningServer } from "../bench/servers";
import { percentile, report } from "../bench/table";
import { openPage, processorBlocksEnvironment, takeLongestBlock } from "./site";
import type { AttackedUpstream } from "./upstream";

/** Pages that the site has cached, and that other visitors open meanwhile. */
const popularPages = ["/", "/characters", "/comics/talechasers/2/3", "/world", "/shop"];

const openOften = (url: string) => runLoad(url, popularPages, { amount: 400, duration: 0 });

/** Opens popular pages, each on a new connection as a new visitor does, until an attack has ended. @returns the milliseconds that each took */
async function openMeanwhile(url: string, attack: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let hasEnded = false;
  const end = () => (hasEnded = true);
  attack.then(end, end);
  for (let at = 0; !hasEnded; at += 1) {
    const { milliseconds } = await openPage({ url }, popularPages[at % 5]!, true);
    times.push(milliseconds);
    await wait(10);
  }
  return times;
}

/** Requests files and resets each connection some milliseconds later. */
async function abortRequests(url: string, path: string, count: number): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const abortOne = async () => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await wait(1 + Math.random() * 9);
    socket.resetAndDestroy();
  };
  for (let sent = 0; sent < count; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, abortOne));
  }
}

const countDescriptors = ({ process: { pid } }: RunningServer) =>
  readdirSync(`/proc/${pid}/fd`).length;

/** Reports a figure and its greatest good value. */
type Report = (name: string, value: number, unit: "ms" | "MB" | "", max: number) => void;

type Attack = (site: RunningServer, url: string, report: Report) => Promise<void>;

/** Opens pages that nobody has opened, on so many connections; fewer connections than pages pipeline them. */
function floodWithNewPages(name: string, amount: number, connections: number): Attack {
  return async (site, url, report) => {
    let opened = 0;
    const paths = [() => `/characters/new-${(opened += 1)}`];
    const pipelining = amount / connections;
    await takeLongestBlock(site);
    const load = { connections, amount, pipelining, duration: 0, timeout: 120 };
    const attack = runLoad(url, paths, load);
    const times = await openMeanwhile(url, attack);
    report(`${name}: cached pages, 95th of 100`, percentile(times, 0.95), "ms", 500);
    report(`${name}: longest block`, await takeLongestBlock(site), "ms", 500);
    report(`${name}: memory`, readPeakMemory(site), "MB", 600);
    // A redirect to the error page is served, too.
    const { errors, "5xx": failed, statusCodeStats } = await attack;
    const refused = statusCodeStats?.["503"]?.count ?? 0;
    report(`${name}: neither served nor 503`, errors + failed - refused, "", 0);
  };
}

function attacks(upstream: AttackedUpstream): readonly Attack[] {
  return [
    floodWithNewPages("4,000 pipelined new pages", 4_000, 1),
    floodWithNewPages("3,000 parallel new pages", 3_000, 3_000),
    async (site, url, report) => {
      const html = await (await fetch(`${url}/`)).text();
      const [file = ""] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
      const before = countDescriptors(site);
      await abortRequests(url, file, 20_000);
      await wait(500);
      const gained = countDescriptors(site) - before;
      const { status } = await openPage({ url }, "/");
      report("20,000 aborted files: descriptors gained", gained, "", 5);
      report("20,000 aborted files: status of the next page", status, "", 200);
    },
    async (_site, url, report) => {
      const hang = () => new Promise<Response>(() => undefined);
      upstream.replace(http.get("*/v1/galleries/:gallery/items/:item", hang));
      const items = Array.from({ length: 400 }, async (_, at) => {
        await wait(at * 25);
        await openPage({ url }, `/galleries/fan-art/hanging-${at}`);
      });
      const times: number[] = [];
      for (let at = 0; at < 30; at += 1) {
        const page = `/stream/pokemon/gym-challenge/players/player-${at}`;
        const overlay = await openPage({ url }, "/v1/overlay/events/count");
        const { milliseconds } = await openPage({ url }, page);
        times.push(milliseconds, overlay.milliseconds);
        await wait(300);
      }
      await Promise.allSettled(items);
      upstream.replace();
      const slowest = percentile(times, 0.95);
      report("40 hanging calls a second: other calls, 95th of 100", slowest, "ms", 500);
    },
    async (site, url, report) => {
      site.process.stdout!.destroy();
      const { errors } = await openOften(url);
      report("closed log: requests that failed", errors, "", 0);
    },
  ];
}

/** Measures what attacks of visitors cost everybody else, each on a site of its own: directly, and behind nginx. */
export async function measureCrowds(upstream: AttackedUpstream): Promise<void> {
  for (const isBehindEdge of [false, true]) {
    for (const attack of attacks(upstream)) {
      upstream.replace();
      const site = await startSite(upstream.url, processorBlocksEnvironment);
      const port = Number(new URL(site.url).port);
      const edge = isBehindEdge ? await startEdge(port + 1_000, [port]) : undefined;
      const reportHere: Report = (name, value, unit, max) =>
        report(isBehindEdge ? `${name} (behind nginx)` : name, value, unit, { max });
      try {
        // So that the site caches them.
        await openOften(site.url);
        await attack(site, edge?.url ?? site.url, reportHere);
      } catch (error) {
        reportHere(`the site did not stand: ${String(error)}`, 1, "", 0);
      } finally {
        await edge?.stop();
        await stop(site);
      }
    }
  }
}
