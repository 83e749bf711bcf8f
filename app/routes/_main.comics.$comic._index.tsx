import * as to from "~/addresses";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ComicLanding } from "~/comics/landing/comic-landing";
import { loadLanding, type LoadedLanding } from "~/comics/landing/load-landing.server";
import { readPreferences } from "~/http/preferences.server";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { parsePageNumber } from "~/page-ref";
import { loadStory } from "~/comics/load/story.server";
import type { HeadLink, PageHandle, RenderedPage } from "~/document/page-handle";

export const handle: PageHandle = {
  ...(import.meta.env.SSR && { links }),
};

function links({ data }: RenderedPage<LoadedLanding | undefined>): HeadLink[] {
  if (!data?.hasFeed) return [];
  const { slug, title } = data.comic;
  const feed = { title: `${title}: new pages`, href: to.comicFeed(slug) };
  return [{ rel: "alternate", type: "application/atom+xml", ...feed }];
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data ? `Read ${args.data.comic.title}` : "Comic",
    description: args.data?.comic.description ?? "A webcomic.",
    keywords: ["read online", ...(args.data?.comic.keywords ?? [])],
  });

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const story = await loadStory(params["comic"] ?? "").catch(toErrorPage(request));
  const { searchParams } = new URL(request.url);
  const jump = jumpTarget(searchParams, readPreferences(request).scrolls);
  if (jump) throw redirectTo(`${to.comic(story.comic.slug)}/${jump}`);
  return loadLanding(story, request, context).catch(toErrorPage(request));
}

/** Returns the redirect target of a `JumpForm`: `?chapter=2` or `?chapter=2&page=3`. */
function jumpTarget(search: URLSearchParams, scrolls: boolean): string | undefined {
  const chapter = parsePageNumber(search.get("chapter"));
  const page = parsePageNumber(search.get("page"));
  if (chapter === undefined) return undefined;
  if (page !== undefined) return `${chapter}/${page}`;
  return scrolls ? `${chapter}/scroll` : `${chapter}`;
}

export default function ComicLandingPage() {
  return <ComicLanding {...useLoaderData<typeof loader>()} />;
}
