import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { parsePageParams } from "~/comics/page-params.server";
import { loadStory } from "~/comics/load/story.server";

/** A chapter opens on its first page, which is page 1 unless that one was withdrawn. */
export async function loader(args: LoaderFunctionArgs) {
  const { comic, chapter } = parsePageParams(args);
  const pages = loadStory(comic).then((story) => story.chapter(chapter));
  const [first] = await pages.catch(toErrorPage(args.request));
  return redirectTo(to.page(comic, first!));
}
