import { settledWithin } from "./deadline.server";
import { classifyFailure } from "./failure";

const CHECK_INTERVAL_MS = 5_000;

/** The time limit of a check. A slow API call takes less, a load balancer waits longer. */
const HEALTH_TIMEOUT_MS = 2_000;

/** The state of the upstream; "wrong" if it responds with other data, such as a web page. */
type UpstreamState = "up" | "wrong" | "down";

let last: { at: number; state: Promise<UpstreamState> } | undefined;
let known: { state: UpstreamState; since: string } | undefined;

/**
 * Returns the state of the upstream, and since when it has had this state. A check takes at most
 * two seconds, and runs at most every five.
 *
 * @param ask makes a call without the cache
 */
export async function checkUpstream(
  ask: () => Promise<unknown>,
): Promise<{ state: UpstreamState; since: string }> {
  const now = performance.now();
  if (!last || now - last.at > CHECK_INTERVAL_MS) last = { at: now, state: stateBy(ask) };
  const state = await settledWithin(last.state, HEALTH_TIMEOUT_MS, "down" as const);
  if (known?.state !== state) known = { state, since: new Date().toISOString() };
  return known;
}

async function stateBy(ask: () => Promise<unknown>): Promise<UpstreamState> {
  try {
    await ask();
    return "up";
  } catch (error) {
    return classifyFailure(error) === "unavailable" ? "down" : "wrong";
  }
}
