import type { HttpHandler } from "msw";
import { MIN_WIDTH_WITH_RIGHTS_PX, createXmpRights } from "../app/document/xmp-rights";
import { parseDemo } from "./overlay/demo";
import { writePushAddress } from "./overlay/push-address";
import { pictureRights } from "./picture-rights";
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
  // An invalid value stops the start.
  parseDemo(process.env["OVERLAY_DEMO"]);
  const training = process.env["AI_TRAINING"] === "allowed" ? "allowed" : "denied";
  pictureRights.packet = createXmpRights(training);
  pictureRights.minWidthPx = MIN_WIDTH_WITH_RIGHTS_PX;
  const { url } = await startUpstream({ scenario, ...(loadHandlers && { loadHandlers }) });
  writePushAddress(sitePort, url);
  return url;
}
