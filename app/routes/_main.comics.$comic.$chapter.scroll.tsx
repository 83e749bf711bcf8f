import * as to from "~/addresses";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { comicPicture } from "~/comics/comic-picture";
import { resumeBookmark } from "~/comics/load/resume-bookmark.server";
import { loadScroll } from "~/comics/scroll/load-scroll.server";
import { parsePageParams } from "~/comics/page-params.server";
import { pageMeta } from "~/document/page-meta";
import { toErrorPage } from "~/http/redirects.server";
import { nameChapter, parsePageNumber } from "~/page-ref";
import "~/styles/comic-page.css";

export { ChapterScroll as default } from "~/comics/scroll/chapter-scroll";

export { revalidateUnlessFragmentChange as shouldRevalidate } from "~/ui/should-revalidate";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { comic, chapter, pages } = args.data;
  const { number, title } = chapter;
  const first = pages[0]!;
  return pageMeta(args, {
    title: `${nameChapter(number, title)}, one scroll`,
    section: comic.title,
    description: `${comic.title}, ${nameChapter(number, "", "chapter")} as one scroll, all of its pages: read on without turning a page.`,
    keywords: ["read online", "vertical scroll", title],
    type: "article",
    image: { path: comicPicture(comic.slug, number, first.imageId), alt: first.alt },
  });
};

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { comic, chapter } = parsePageParams(args);
  const url = new URL(request.url);
  const page = parsePageNumber(url.searchParams.get("page"));
  const ref = page === undefined ? undefined : { chapter, page };
  const load = async () => {
    const gone = ref && (await resumeBookmark(url, comic, ref, to.resumeScroll));
    return { ...(await loadScroll(comic, chapter, context)), gone: gone && { gone, shown: ref } };
  };
  return load().catch(toErrorPage(request));
}
