import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { LRUCache } from "lru-cache";
import type { PanelRect } from "panels";
import { env } from "~/env.server";
import { hostPixels } from "~/preview-images/host-picture.server";
import type { PageRef } from "~/reading/page-ref";
import { classifyFailure, UpstreamError } from "~/upstream/failure";
import { createWorkerThread } from "~/upstream/worker-thread.server";
import type { Panel } from "../api.server";
import { comicPicture } from "../comic-picture";
import { loadStory } from "../story.server";
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

// scripts/build-server.ts builds the worker beside the server's file.
const workerFile = new URL(import.meta.env?.PROD ? "./panels.js" : "./worker.ts", import.meta.url);
const runInWorker = createWorkerThread<PanelSearch, PanelRect[]>(workerFile, {
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
});

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
  const story = await loadStory(slug);
  const { panels, imageId } = (await story.find(ref)).found;
  if (panels.length > 0) return panels;
  const picture = comicPicture(slug, ref.chapter, imageId);
  try {
    const context = { picture, rightToLeft: story.comic.rightToLeft === true };
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
      return runInWorker({ pixels, rightToLeft });
    });
  } catch (cause) {
    if (cause instanceof BulkheadRejectedError) {
      throw new UpstreamError("busy", "too many pictures wait for the panel finder", { cause });
    }
    throw cause;
  }
}
