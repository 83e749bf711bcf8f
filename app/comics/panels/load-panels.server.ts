import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { LRUCache } from "lru-cache";
import type { Place } from "panels";
import { Piscina } from "piscina";
import { env } from "~/env.server";
import { hostPixels } from "~/preview-images/host-picture.server";
import type { PageRef } from "~/reading/page-ref";
import { outcomeOf, UpstreamError } from "~/upstream/failure";
import type { Panel } from "../api.server";
import { comicBySlug } from "../comic.server";
import { comicPicture } from "../comic-picture";
import { findPage } from "../page-data/load-page.server";
import type { Search } from "./worker";

/** The form in which a picture is fetched: a frame one pixel wide on a page 2,000 pixels wide stays visible. */
const wanted = { variant: "desktop", size: "medium", width: 720, height: 1_080 } as const;

/** Pictures that are fetched or wait for the thread at a time, each of up to three megabytes. */
const searches = bulkhead(32);

/** By picture: a new drawing gets a new id. Most pages have half a dozen. */
const found = new LRUCache<string, Place[], { picture: string; rightToLeft: boolean }>({
  max: 5_000,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => look(context.picture, context.rightToLeft),
});

let pool: Piscina<Search, Place[]> | undefined;

/** The thread that looks, started with the first picture; it ends when none came for a minute. */
function thread() {
  // In a build it is a file beside the server's; see vite.config.ts.
  const file = import.meta.env?.PROD ? "./panels.js" : "./worker.ts";
  pool ??= new Piscina({
    filename: new URL(file, import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    ...(import.meta.env?.PROD ? {} : { execArgv: ["--import", "tsx"] }),
  });
  return pool;
}

/**
 * The panels of a page in reading order: as the upstream says, else as its picture lets one see. None
 * where that is not plain.
 *
 * @throws {UpstreamError} when the page, or just now its picture, cannot be had, or too many others wait
 */
export async function loadPanels(
  slug: string,
  place: PageRef,
): Promise<readonly (Panel | Place)[]> {
  const { pages, index } = await findPage(slug, place);
  const { panels, imageId } = pages[index]!;
  if (panels.length > 0) return panels;
  const { rightToLeft = false } = await comicBySlug(slug);
  const picture = comicPicture(slug, place.chapter, imageId);
  try {
    if (env.UPSTREAM_CACHE === "off") return await look(picture, rightToLeft);
    return (await found.fetch(`${picture} ${rightToLeft}`, { context: { picture, rightToLeft } }))!;
  } catch (reason) {
    if (outcomeOf(reason) === "unavailable") throw reason;
    // In a picture that is not there, or is none, nothing is to be seen; the next visit looks again.
    return [];
  }
}

async function look(picture: string, rightToLeft: boolean): Promise<Place[]> {
  try {
    return await searches.execute(async () => {
      // Pictures are fetched side by side, so that a slow one holds up no other; the thread has a queue.
      const pixels = await hostPixels(picture, wanted);
      return thread().run({ pixels, rightToLeft });
    });
  } catch (cause) {
    if (cause instanceof BulkheadRejectedError) {
      throw new UpstreamError("busy", "too many pictures wait to be looked through", { cause });
    }
    throw cause;
  }
}
