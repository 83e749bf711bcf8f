import { test } from "playwright/test";
import { startServing, stop, type Serving } from "../e2e/site";
import { startClock, type Clock } from "./clock";
import { startFaultyUpstream, type FaultyUpstream } from "./faulty-upstream";

/** A served site, its clocks and its upstream, all in the hands of a test. */
export interface FaultySite {
  site: Serving;
  upstream: FaultyUpstream;
  clock: Clock;
  /** The lines of the site's log about a call, such as `v1/shop/entries`. */
  linesAbout(call: string): string[];
}

/**
 * The site that the tests of a file share, one after the other (mode `serial`), and of which nobody else has
 * seen a page: it is there as soon as they run.
 */
export function faultySite(): FaultySite {
  const faulty = {} as FaultySite;

  test.beforeAll(async () => {
    const upstream = await startFaultyUpstream();
    const clock = startClock();
    const promise = new URL("forgotten-promise.mjs", import.meta.url).href;
    const site = await startServing({
      UPSTREAM_URL: upstream.url,
      ...clock.environment,
      NODE_OPTIONS: `${clock.environment.NODE_OPTIONS} --import=${promise}`,
    });
    await site.opened;
    const linesAbout = (call: string) =>
      site
        .output()
        .split("\n")
        .filter((line) => /^upstream [A-Z]+ (\S+)/.exec(line)?.[1] === call);
    Object.assign(faulty, { site, upstream, clock, linesAbout });
  });

  test.afterAll(async () => {
    await stop(faulty.site);
    await faulty.upstream.close();
    faulty.clock.close();
  });

  return faulty;
}
