import { demoOf } from "../mocks/overlay/demo";
import { notePushAddress } from "../mocks/overlay/push-address";
import { keepPicturesIn } from "../mocks/picture-store";
import { scenarioOf } from "../mocks/scenarios";
import { startUpstream, type ListeningUpstream } from "../mocks/server";

/**
 * Starts the embedded upstream on a free loopback port, for the site at a port of its own.
 *
 * @throws Error with one sentence when a variable of the embedded upstream is wrong
 */
export async function startEmbeddedUpstream(sitePort: number): Promise<ListeningUpstream> {
  const scenario = scenarioOf(process.env["MOCK_SCENARIO"]);
  // Read again by the queue; here so that a wrong one stops the start.
  demoOf(process.env["OVERLAY_DEMO"]);
  keepPicturesIn("node_modules/.cache/pictures");
  const upstream = await startUpstream(scenario, 0, process.env["MOCK_RECORDED"]);
  notePushAddress(sitePort, upstream.url);
  return upstream;
}
