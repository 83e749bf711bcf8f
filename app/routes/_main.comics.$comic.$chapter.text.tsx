import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { loadText } from "~/comics/text/load-text.server";
import { parsePageParams } from "~/comics/page-params.server";
import { pageMeta } from "~/document/page-meta";
import { toErrorPage } from "~/http/redirects.server";
import { nameChapter } from "~/page-ref";

export { ChapterText as default } from "~/comics/text/chapter-text";
export { withoutApplication as handle } from "~/document/page-handle";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { comic, chapter } = args.data;
  const named = nameChapter(chapter.number, chapter.title);
  return pageMeta(args, {
    title: `${named}, as text`,
    section: comic.title,
    description: `${named} of ${comic.title} in words: what its ${chapter.count} pages show and say, without their pictures.`,
    keywords: ["read online", "transcript", "screen reader", chapter.title],
    type: "article",
  });
};

export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { comic, chapter } = parsePageParams(args);
  return loadText(comic, chapter, context).catch(toErrorPage(request));
}
