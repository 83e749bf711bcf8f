import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { LRUCache } from "lru-cache";
import type { PanelRect } from "panels";
import { Piscina } from "piscina";
import { env } from "~/env.server";
import { hostPixels } from "~/preview-images/host-picture.server";
import type { PageRef } from "~/reading/page-ref";
import { classifyFailure, UpstreamError } from "~/upstream/failure";
import type { Panel } from "../api.server";
import { comicPicture } from "../comic-picture";
import { findPage } from "../page-data/load-page.server";
import type { PanelSearch } from "./worker";

/** The fetched size: a frame one pixel wide on a page 2,000 pixels wide stays visible. */
const FETCHED_SIZE = { variant: "desktop", size: "medium", width: 720, height: 1_080 } as const;

/** Limits the pictures in memory, each of up to three megabytes. */
const searches = bulkhead(32);

interface ComicPicture {
  picture: string;
  rightToLeft: boolean;
}

/** Panels by picture. They never expire, because a new drawing gets a new id. */
const panelCache = new LRUCache<string, PanelRect[], ComicPicture>({
  max: 5_000,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => findInPicture(context),
});

let pool: Piscina<PanelSearch, PanelRect[]> | undefined;

/** The worker pool of one thread, started with the first picture. The thread ends after a minute without work. */
function getPool() {
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
 * Loads the panels of a page in reading order: those of the upstream, else those found in its picture. Empty where the
 * result is doubtful.
 *
 * @throws {UpstreamError} when the page or its picture is unavailable, or too many pictures are searched
 */
export async function loadPanels(
  slug: string,
  ref: PageRef,
): Promise<readonly (Panel | PanelRect)[]> {
  const { comic, pages, index } = await findPage(slug, ref);
  const { panels, imageId } = pages[index]!;
  if (panels.length > 0) return panels;
  const picture = comicPicture(slug, ref.chapter, imageId);
  try {
    const context = { picture, rightToLeft: comic.rightToLeft === true };
    if (env.UPSTREAM_CACHE === "off") return await findInPicture(context);
    return (await panelCache.fetch(`${picture} ${context.rightToLeft}`, { context }))!;
  } catch (reason) {
    if (classifyFailure(reason) === "unavailable") throw reason;
    // A missing or broken picture has no panels; the next visit tries again.
    return [];
  }
}

async function findInPicture({ picture, rightToLeft }: ComicPicture): Promise<PanelRect[]> {
  try {
    return await searches.execute(async () => {
      // Pictures are fetched in parallel, so that a slow one delays no other; the pool has a queue.
      const pixels = await hostPixels(picture, FETCHED_SIZE);
      return getPool().run({ pixels, rightToLeft });
    });
  } catch (cause) {
    if (cause instanceof BulkheadRejectedError) {
      throw new UpstreamError("busy", "too many pictures wait for the panel finder", { cause });
    }
    throw cause;
  }
}
