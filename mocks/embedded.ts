import type { HttpHandler } from "msw";
import { demoOf } from "./overlay/demo";
import { notePushAddress } from "./overlay/push-address";
import { scenarioOf } from "./scenarios";
import { startUpstream } from "./server";

/**
 * Starts the embedded upstream on a free loopback port, for the site at a port of its own.
 *
 * @param load gives the handlers anew for each request, where they may change
 * @returns its address
 * @throws Error with one sentence when a variable of the embedded upstream is wrong
 */
export async function startEmbeddedUpstream(
  sitePort: number,
  load?: () => Promise<readonly HttpHandler[]>,
): Promise<string> {
  const scenario = scenarioOf(process.env["MOCK_SCENARIO"]);
  // Read again by the queue; here so that a wrong one stops the start.
  demoOf(process.env["OVERLAY_DEMO"]);
  const { url } = await startUpstream(scenario, 0, load);
  notePushAddress(sitePort, url);
  return url;
}
