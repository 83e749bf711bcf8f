import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDay } from "~/comics/day-to-come";
import { HomePage } from "~/home/home-page";
import comics from "~content/comics.yaml";
import { siteData } from "~/home/structured-data";
import { suggestions } from "~content/home.yaml";
import { orMissing } from "~/http/missing.server";
import { keepUntil } from "~/http/cache-policy";
import { fixedMeta } from "~/ui/fixed-meta";
import type { PageHandle } from "~/document/page-handle";
import { chapterPages, latestPage } from "~/comics/api.server";
import { ownAccountLink } from "~/shell/artist-data";
import { fetchItems } from "~/galleries/api.server";
import { fetchCommissionStatus, limitStatusWait } from "~/commissions/api.server";
import { getStreamStatus } from "~/stream/stream-status.server";

export const handle: PageHandle = {
  start: "never",
  ...(import.meta.env.SSR && { links: () => ownAccountLink, structuredData: siteData }),
};

export const meta = fixedMeta({
  title: "Talechasers",
  description:
    "The den of Chase, a fox who draws and streams: the webcomic Talechasers, the world of Casarok, commissions, galleries and silly generators.",
  keywords: ["artist", "streamer", "commissions"],
});

export async function loader({ context }: LoaderFunctionArgs) {
  const comic = comics["talechasers"]!;
  const [commissions, latest, art] = await Promise.all([
    limitStatusWait(fetchCommissionStatus()),
    latestPage(comic.slug).catch(orMissing(context)),
    fetchItems("fan-art").catch(orMissing(context)),
  ]);
  const pages =
    latest && (await chapterPages(comic.slug, latest.chapter).catch(orMissing(context)));
  const newest = pages?.find(({ page }) => page === latest?.page);
  const { stream, changesAt } = getStreamStatus(commissions);
  // Nobody stores a page with a part that failed.
  const isKnown = commissions.state === "known" && newest !== undefined;
  keepUntil(context, isKnown ? changesAt : 0);
  return {
    suggestion: suggestions[Math.floor(Math.random() * suggestions.length)]!,
    commissions,
    comic: { slug: comic.slug, pageShape: comic.pageShape },
    latest,
    latestDate: newest?.date && formatDay(newest.date),
    newestImage: newest?.imageId,
    newestArt: art?.[0],
    stream,
  };
}

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
