import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ComicLanding } from "~/components/reader/comic-landing";
import { comicOf } from "~/content/comics";
import { cookieNames, readCookies } from "~/http/preferences.server";
import { errorPage, redirectTo, toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/meta/page-meta";
import { parsePlaceCookie } from "~/reading/bookmark";
import { pageNumber } from "~/reading/order";
import { chapterPages, latestPage } from "~/upstream/comics.server";
import { notKnown } from "~/upstream/failure";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data ? `Read ${args.data.comic.title}` : "Comic",
    description: args.data?.comic.description ?? "A webcomic.",
    keywords: ["read online", "shapeshifting", "fantasy comic"],
  });

export async function loader({ params, request }: LoaderFunctionArgs) {
  const comic = comicOf(params["comic"] ?? "");
  if (!comic || comic.chapters.length === 0) throw errorPage(request);
  const jump = jumpTarget(new URL(request.url).searchParams);
  if (jump) throw redirectTo(`/comics/${comic.slug}/${jump}`);

  const latest = await latestPage(comic.slug).catch(toErrorPage(request));
  const chapters = await Promise.all(
    comic.chapters.map(async ({ number, title }) => ({
      number,
      title,
      isOut: number <= latest.chapter,
      pages: number <= latest.chapter ? await thumbnails(comic.slug, number) : [],
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
async function thumbnails(comic: string, chapter: number) {
  const pages = await chapterPages(comic, chapter).catch(notKnown);
  return pages?.map(({ page, imageId }) => ({ page, imageId }));
}

export default function ComicLandingPage() {
  return <ComicLanding {...useLoaderData<typeof loader>()} />;
}
