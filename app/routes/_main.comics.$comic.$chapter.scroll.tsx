import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { comicPicture } from "~/comics/comic-picture";
import { addressInPart, loadScroll } from "~/comics/scroll/load-scroll.server";
import { parsePageParams } from "~/comics/page-params.server";
import { pageMeta } from "~/document/page-meta";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { nameChapter, parsePageNumber } from "~/page-ref";
import { pageSearch } from "~/ui/paginate";

export { ChapterScroll as default } from "~/comics/scroll/chapter-scroll";

export { revalidateUnlessFragmentChange as shouldRevalidate } from "~/ui/should-revalidate";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { comic, chapter, pages, pagination } = args.data;
  const { number, title } = chapter;
  const [first, last] = [pages[0]!, pages.at(-1)!];
  const part = pagination.pages > 1 ? `, pages ${first.page} to ${last.page}` : "";
  return pageMeta(args, {
    title: `${nameChapter(number, title)}${part}: one scroll`,
    section: comic.title,
    description: `${comic.title}, ${nameChapter(number, "", "chapter")} as one scroll${part || ", all of its pages"}: read on without turning a page.`,
    keywords: ["read online", "vertical scroll", title],
    type: "article",
    search: pageSearch(pagination),
    image: { path: comicPicture(comic.slug, number, first.imageId), alt: first.alt },
  });
};

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { comic, chapter } = parsePageParams(args);
  const page = parsePageNumber(new URL(request.url).searchParams.get("at"));
  if (page !== undefined) {
    throw redirectTo(await addressInPart(comic, { chapter, page }).catch(toErrorPage(request)));
  }
  return loadScroll(comic, chapter, request, context).catch(toErrorPage(request));
}
