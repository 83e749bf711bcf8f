import { test as base } from "playwright/test";
import { startServing, stop, type Serving } from "../e2e/site";
import { startClock, type Clock } from "./clock";
import { startFaultyUpstream, type FaultyUpstream } from "./faulty-upstream";

/** A served site, its clocks and its upstream, all in the hands of a test. */
export interface FaultySite {
  /** Whose it is: a worker starts another site for another stage. */
  stage: string;
  site: Serving;
  upstream: FaultyUpstream;
  clock: Clock;
  /** The lines of the site's log about a call, such as `v1/shop/entries`. */
  linesAbout(call: string): string[];
}

/**
 * Tests of one file share a site, of which nobody else has seen a page: they say so with the mode `serial`,
 * and with a stage of their own. There is no browser.
 */
export const test = base.extend<object, { stage: string; faulty: FaultySite }>({
  stage: ["", { option: true, scope: "worker" }],
  faulty: [
    async ({ stage }, use) => {
      const upstream = await startFaultyUpstream();
      const clock = startClock();
      const promise = new URL("forgotten-promise.mjs", import.meta.url).href;
      const site = await startServing({
        UPSTREAM_URL: upstream.url,
        ...clock.environment,
        NODE_OPTIONS: `${clock.environment.NODE_OPTIONS} --import=${promise}`,
      });
      await site.opened;
      await use({
        stage,
        site,
        upstream,
        clock,
        linesAbout: (call) =>
          site
            .output()
            .split("\n")
            .filter((line) => /^upstream [A-Z]+ (\S+)/.exec(line)?.[1] === call),
      });
      await stop(site);
      await upstream.close();
      clock.close();
    },
    { scope: "worker" },
  ],
});
