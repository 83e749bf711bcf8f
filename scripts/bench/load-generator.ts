/**
 * Sends requests to one server of the benchmark, over a few connections that stay open, for a
 * bounded time, and prints how many were answered. A process of its own, so that its work is not the
 * server's.
 */
import { Pool } from "undici";
import { given } from "./servers";

const origin = new URL(given("BENCH_TARGET"));
if (origin.hostname !== "127.0.0.1") throw new Error("Load goes to this machine alone.");
const paths = given("BENCH_PATHS").split(" ");
const milliseconds = Number(given("BENCH_MILLISECONDS"));
const connections = Number(given("BENCH_CONNECTIONS"));
/** Whether no address is asked for twice: of a page that reads nothing of its query. */
const isNew = process.env["BENCH_NEW"] === "yes";
const most = 200_000;

const pool = new Pool(origin, { connections, pipelining: 1 });
let sent = 0;
let answered = 0;
let bytes = 0;
const times: number[] = [];
const start = performance.now();

async function keepAsking(): Promise<void> {
  while (performance.now() - start < milliseconds && sent < most) {
    const path = paths[sent % paths.length]! + (isNew ? `?visit=${sent}` : "");
    sent += 1;
    const asked = performance.now();
    const answer = await pool.request({
      path,
      method: "GET",
      headers: { "accept-encoding": "gzip, deflate, br", accept: "text/html,image/avif" },
    });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}.`);
    for await (const chunk of answer.body) bytes += (chunk as Buffer).byteLength;
    answered += 1;
    times.push(performance.now() - asked);
  }
}

await Promise.all(Array.from({ length: connections }, keepAsking));
const seconds = (performance.now() - start) / 1_000;
await pool.close();
times.sort((a, b) => a - b);
const [p95, p99] = [0.95, 0.99].map((share) => times[Math.ceil(times.length * share) - 1]);
console.log(JSON.stringify({ answered, bytes, seconds, p95, p99 }));
