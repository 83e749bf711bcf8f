import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ComicLanding } from "~/comics/comic-landing";
import { orMissing } from "~/http/missing.server";
import { cookieNames, readCookies } from "~/http/preferences.server";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { parsePlaceCookie } from "~/comics/bookmark";
import { comicBySlug } from "~/comics/comic.server";
import { pageNumber } from "~/comics/order";
import { chapterPages, latestPage } from "~/comics/api.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data ? `Read ${args.data.comic.title}` : "Comic",
    description: args.data?.comic.description ?? "A webcomic.",
    keywords: ["read online", "shapeshifting", "fantasy comic"],
  });

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
  return {
    comic,
    latest,
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
  return <ComicLanding {...useLoaderData<typeof loader>()} />;
}
