import comics from "~content/comics.yaml";
import { env } from "~/env.server";
import { settledWithin } from "./deadline.server";
import { orUndefined } from "./failure";
import { monotonicClock } from "./monotonic-clock";
import { request } from "./request.server";

const CHECK_INTERVAL_MS = 5_000;

/** More than a slow upstream takes, less than the health check of a load balancer waits. */
const HEALTH_TIMEOUT_MS = 2_000;

let last: { at: number; answers: Promise<boolean> } | undefined;

/** Whether the upstream answers within two seconds with a status below 500. It is requested at most every five seconds. */
export function isUpstreamReachable(): Promise<boolean> {
  const now = monotonicClock.now();
  if (!last || now - last.at > CHECK_INTERVAL_MS) last = { at: now, answers: ask() };
  return settledWithin(last.answers, HEALTH_TIMEOUT_MS, false);
}

async function ask(): Promise<boolean> {
  const url = `${env.UPSTREAM_URL}/v1/comics/${Object.keys(comics)[0]}/latest${env.UPSTREAM_SUFFIX}`;
  return (await request(url).catch(orUndefined)) !== undefined;
}
