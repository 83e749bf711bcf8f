import comics from "~content/comics.yaml";
import { env } from "~/env.server";
import { settledWithin } from "./deadline.server";
import { unwrap } from "./envelope";
import { monotonicClock } from "./monotonic-clock";
import { request } from "./request.server";

const CHECK_INTERVAL_MS = 5_000;

/** More than a slow upstream takes, less than the health check of a load balancer waits. */
const HEALTH_TIMEOUT_MS = 2_000;

/** "wrong" for an upstream that answers, but not as the contract says: a maintenance page, or a wrong base path. */
type UpstreamState = "up" | "wrong" | "down";

let last: { at: number; state: Promise<UpstreamState> } | undefined;
let known: { state: UpstreamState; since: string } | undefined;

/** How the upstream answers within two seconds, and since when. It is requested at most every five seconds. */
export async function checkUpstream(): Promise<{ state: UpstreamState; since: string }> {
  const now = monotonicClock.now();
  if (!last || now - last.at > CHECK_INTERVAL_MS) last = { at: now, state: ask() };
  const state = await settledWithin(last.state, HEALTH_TIMEOUT_MS, "down" as const);
  if (known?.state !== state) known = { state, since: new Date().toISOString() };
  return { ...known };
}

async function ask(): Promise<UpstreamState> {
  const url = `${env.UPSTREAM_URL}/v1/comics/${Object.keys(comics)[0]}/latest${env.UPSTREAM_SUFFIX}`;
  const answer = await request(url, { call: "health" }).catch(() => undefined);
  if (!answer) return "down";
  try {
    const latest = unwrap(answer.status, Buffer.concat(answer.chunks).toString());
    return Array.isArray(latest) && latest.length === 2 ? "up" : "wrong";
  } catch {
    return "wrong";
  }
}
