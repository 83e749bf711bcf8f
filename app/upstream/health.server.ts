import { env } from "~/env.server";
import { settledWithin } from "./deadline.server";
import { UpstreamError } from "./failure";
import { request } from "./request.server";

const checkEvery = 5_000;
/**
 * How long whoever asks waits for the answer, in milliseconds: more than a slow upstream takes, less than load
 * balancers do before they give up.
 */
const patience = 2_000;
let last: { at: number; answers: Promise<boolean> } | undefined;

/**
 * Whether the upstream answers at all, and within two seconds; any answer below 500 will do. Asked at most
 * every five seconds, however often the load balancer asks.
 */
export function isUpstreamReachable(): Promise<boolean> {
  const now = performance.now();
  if (!last || now - last.at > checkEvery) last = { at: now, answers: ask() };
  return settledWithin(last.answers, patience, false);
}

async function ask(): Promise<boolean> {
  try {
    const url = `${env.UPSTREAM_URL}/v1/comics/talechasers/latest${env.UPSTREAM_SUFFIX}`;
    await request(url);
    return true;
  } catch (error) {
    if (error instanceof UpstreamError) return false;
    throw error;
  }
}
