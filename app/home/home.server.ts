import type { LoaderFunctionArgs } from "@remix-run/node";
import { suggestions } from "~content/home.yaml";
import { chapterPages, latestPage } from "~/comics/api.server";
import { ownComic } from "~/comics/chapters";
import { MAX_COUNTED_PAGES } from "~/reading/bookmark";
import { firstPage } from "~/comics/story.server";
import { formatDay } from "~/ui/format-day";
import { fetchCommissionStatus, limitStatusWait } from "~/commissions/api.server";
import { fetchItems } from "~/galleries/api.server";
import { keepUntil } from "~/http/cache-policy";
import { orMissing } from "~/http/missing.server";
import { getStreamStatus } from "~/stream/stream-status.server";

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** The loader of the home page; what cannot be loaded is undefined. */
export async function loadHome({ context }: LoaderFunctionArgs) {
  const comic = ownComic;
  const [commissions, latest, first = { chapter: 1, page: 1 }, art] = await Promise.all([
    limitStatusWait(fetchCommissionStatus()),
    latestPage(comic.slug).catch(orMissing(context)),
    firstPage(comic.slug).catch(orMissing(context)),
    fetchItems("fan-art").catch(orMissing(context)),
  ]);
  const pages =
    latest &&
    (await chapterPages(comic.slug, latest.chapter, latest.page).catch(orMissing(context)));
  const newest = pages?.find(({ page }) => page === latest?.page);
  const { stream, changesAt } = getStreamStatus(commissions);
  // Nobody stores a page with a part that failed.
  const isKnown = commissions.state === "known" && newest !== undefined;
  keepUntil(context, isKnown ? changesAt : 0);
  return {
    suggestion: suggestions[Math.floor(Math.random() * suggestions.length)]!,
    commissions,
    comic: { slug: comic.slug, pageShape: comic.pageShape },
    first,
    latest,
    newestNumbers: (pages ?? []).slice(-MAX_COUNTED_PAGES).map(({ page }) => page),
    latestDate: newest?.date && formatDay(newest.date),
    newestImage: newest?.imageId,
    newestArt: art?.[0],
    stream,
  };
}
