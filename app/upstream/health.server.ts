import { z } from "zod";
import comics from "~content/comics.yaml";
import { defineCall } from "./call.server";
import { settledWithin } from "./deadline.server";
import { classifyFailure } from "./failure";

const CHECK_INTERVAL_MS = 5_000;

/** Longer than a slow upstream takes, and shorter than the timeout of a load balancer's health check. */
const HEALTH_TIMEOUT_MS = 2_000;

/** "wrong" is an upstream that responds, but not with an envelope: a maintenance page, or a wrong base path. */
type UpstreamState = "up" | "wrong" | "down";

const fetchLatest = defineCall("v1/comics/{comic}/latest", {
  schema: z.tuple([z.number(), z.number()]),
});

let last: { at: number; state: Promise<UpstreamState> } | undefined;
let known: { state: UpstreamState; since: string } | undefined;

/** The state of the upstream, and its beginning. The check has two seconds, and runs at most every five. */
export async function checkUpstream(): Promise<{ state: UpstreamState; since: string }> {
  const now = Date.now();
  if (!last || now - last.at > CHECK_INTERVAL_MS) last = { at: now, state: ask() };
  const state = await settledWithin(last.state, HEALTH_TIMEOUT_MS, "down" as const);
  if (known?.state !== state) known = { state, since: new Date().toISOString() };
  return known;
}

async function ask(): Promise<UpstreamState> {
  const [comic = ""] = Object.keys(comics);
  try {
    await fetchLatest({ comic });
    return "up";
  } catch (error) {
    return classifyFailure(error) === "unavailable" ? "down" : "wrong";
  }
}
