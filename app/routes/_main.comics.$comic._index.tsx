import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { ComicLanding } from "~/comics/comic-landing";
import { orMissing } from "~/http/missing.server";
import { cookieNames, readCookies } from "~/http/preferences.server";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { parsePlaceCookie } from "~/comics/bookmark";
import { comicBySlug } from "~/comics/comic.server";
import { pageNumber } from "~/comics/order";
import { chapterPages, latestPage } from "~/comics/api.server";
import type { loader as comicLoader } from "./_main.comics.$comic";
import type { PageHandle } from "~/document/page-handle";

export const handle: PageHandle = { examples: ["/comics/talechasers"] };

const comicRoute = "routes/_main.comics.$comic";

export const meta: MetaFunction<typeof loader, Record<typeof comicRoute, typeof comicLoader>> = (
  args,
) => {
  const comic = args.matches.find(({ id }) => id === comicRoute)?.data;
  return pageMeta(args, {
    title: comic ? `Read ${comic.title}` : "Comic",
    description: args.data?.cover.description ?? "A webcomic.",
    keywords: ["read online", "shapeshifting", "fantasy comic"],
  });
};

/** Chapters, the newest first, whose pages are shown in the overview. */
const mostChaptersShown = 8;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const comic = await comicBySlug(params["comic"] ?? "").catch(toErrorPage(request));
  const jump = jumpTarget(new URL(request.url).searchParams);
  if (jump) throw redirectTo(`/comics/${comic.slug}/${jump}`);

  const latest = await latestPage(comic.slug).catch(toErrorPage(request));
  const firstShown = latest.chapter - mostChaptersShown;
  const chapters = await Promise.all(
    comic.chapters.map(async ({ number, title }) => ({
      number,
      title,
      isOut: number <= latest.chapter,
      pages:
        number <= latest.chapter && number > firstShown
          ? await thumbnails(comic.slug, number, context)
          : undefined,
    })),
  );
  const { tagline, description, defaultChapter } = comic;
  return {
    cover: { tagline, description, defaultChapter },
    chapters,
    place: parsePlaceCookie(comic.slug, readCookies(request)[cookieNames.place]),
  };
}

/**
 * Where the page's forms ask to go: `?chapter=2`, `?chapter=2&page=3`. The dropdowns are plain GET
 * forms, and this is their other end.
 */
function jumpTarget(search: URLSearchParams): string | undefined {
  const chapter = pageNumber(search.get("chapter"));
  const page = pageNumber(search.get("page"));
  if (chapter === undefined) return undefined;
  return page === undefined ? `${chapter}` : `${chapter}/${page}`;
}

/** What the overview shows of a chapter; undefined when its list cannot be had just now. */
async function thumbnails(comic: string, chapter: number, context: AppLoadContext) {
  const pages = await chapterPages(comic, chapter).catch(orMissing(context));
  return pages?.map(({ page, imageId }) => ({ page, imageId }));
}

export default function ComicLandingPage() {
  const comic = useRouteLoaderData<typeof comicLoader>(comicRoute)!;
  const { cover, chapters, place } = useLoaderData<typeof loader>();
  return <ComicLanding comic={{ ...comic, ...cover }} chapters={chapters} place={place} />;
}
