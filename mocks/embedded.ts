import type { HttpHandler } from "msw";
import { parseDemo } from "./overlay/demo";
import { writePushAddress } from "./overlay/push-address";
import { parseScenario } from "./scenarios";
import { startUpstream } from "./server";

/**
 * Starts the embedded upstream on a free loopback port.
 *
 * @param loadHandlers is called for each request
 * @returns its address
 * @throws Error with one sentence for an invalid environment variable
 */
export async function startEmbeddedUpstream(
  sitePort: number,
  loadHandlers?: () => Promise<readonly HttpHandler[]>,
): Promise<string> {
  const scenario = parseScenario(process.env["MOCK_SCENARIO"]);
  // The function throws an error for an invalid value.
  parseDemo(process.env["OVERLAY_DEMO"]);
  const { url } = await startUpstream({ scenario, ...(loadHandlers && { loadHandlers }) });
  writePushAddress(sitePort, url);
  return url;
}
