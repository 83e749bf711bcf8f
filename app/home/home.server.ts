import type { LoaderFunctionArgs } from "@remix-run/node";
import { suggestions } from "~content/home.yaml";
import { ownComic } from "~/comics/chapters";
import { loadStory } from "~/comics/load/story.server";
import { toRef } from "~/page-ref";
import { toRanges } from "~/reading/read-pages";
import { formatDay } from "~/ui/format-day";
import {
  fetchCommissionStatus,
  fetchCommissionTypes,
  limitStatusWait,
} from "~/commissions/api.server";
import { getTypeState } from "~/commissions/type-state.server";
import { findLowestPrice } from "~/commissions/lowest-price";
import { fetchItems, presentItem } from "~/galleries/api.server";
import { cacheUntil } from "~/http/cache-policy.server";
import { orIncomplete } from "~/http/incomplete.server";
import { getStreamStatus } from "~/stream/stream-status.server";

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** Loads the home page. Data that cannot be loaded is undefined. */
export async function loadHome({ context }: LoaderFunctionArgs) {
  const story = await loadStory(ownComic.slug);
  const { comic } = story;
  const failed = orIncomplete(context);
  const [commissions, types, latest, first, art, drawn] = await Promise.all([
    limitStatusWait(fetchCommissionStatus()),
    fetchCommissionTypes().catch(failed),
    story.latest().catch(failed),
    story.first().catch(failed),
    fetchItems({ gallery: "fan-art" }).catch(failed),
    fetchItems({ gallery: "commissions" }).catch(failed),
  ]);
  const pages = latest && (await story.chapter(latest.chapter, latest.page).catch(failed));
  const newest = pages?.find(({ page }) => page === latest?.page);
  const { stream, changesAt } = getStreamStatus(commissions);
  const status = commissions.state === "known" ? commissions.text : "";
  const open = (types ?? []).filter((type) => getTypeState(type, status).isOpen);
  // A page with a part that could not be loaded is not cached.
  const isKnown = commissions.state === "known" && newest !== undefined;
  cacheUntil(context, isKnown ? changesAt : 0);
  return {
    suggestions,
    suggested: Math.floor(Math.random() * suggestions.length),
    commissions,
    lowestPrice: types && findLowestPrice(open.length > 0 ? open : types),
    comic: { slug: comic.slug, pageShape: comic.pageShape },
    first: first ? toRef(first) : { chapter: 1, page: 1 },
    firstImage: first?.imageId,
    latest,
    newestPages: pages && toRanges(pages),
    latestDate: newest?.date && formatDay(newest.date),
    newestImage: newest?.imageId,
    newestArt: art?.[0] && presentItem(art[0]),
    newestCommission: drawn?.[0] && presentItem(drawn[0]),
    stream,
  };
}
