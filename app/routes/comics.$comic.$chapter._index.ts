import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { parsePageParams } from "~/comics/page-params.server";
import { loadStory } from "~/comics/load/story.server";
import { isNotFound } from "~/upstream/failure";

/**
 * A chapter opens on its first page, which is page 1 unless that one was withdrawn; an announced chapter in the list of
 * chapters, which says that it is to come.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { comic, chapter } = parsePageParams(args);
  const fail = toErrorPage(args.request);
  const story = await loadStory(comic).catch(fail);
  const [first] = await story.chapter(chapter).catch((reason: unknown) => {
    if (isNotFound(reason) && story.titleOf(chapter)) return [];
    return fail(reason);
  });
  return redirectTo(first ? to.page(comic, first) : to.openChapter(comic, chapter));
}
