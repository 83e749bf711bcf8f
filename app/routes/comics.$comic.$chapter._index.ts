import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { parsePageParams } from "~/comics/page-params.server";
import { loadStory } from "~/comics/load/story.server";
import { classifyFailure } from "~/upstream/failure";

/** Redirects to the first page of a published chapter, or to the list of chapters. */
export async function loader(args: LoaderFunctionArgs) {
  const { comic, chapter } = parsePageParams(args);
  const fail = toErrorPage(args.request);
  const story = await loadStory(comic).catch(fail);
  const [first] = await story.chapter(chapter).catch((reason: unknown) => {
    if (classifyFailure(reason) === "absent" && story.titleOf(chapter)) return [];
    return fail(reason);
  });
  return redirectTo(first ? to.page(comic, first) : to.openChapter(comic, chapter));
}
