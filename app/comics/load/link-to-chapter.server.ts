import * as to from "~/addresses";
import type { AppLoadContext } from "@remix-run/node";
import { orIncomplete } from "~/http/incomplete.server";
import { parsePageNumber } from "~/page-ref";
import { comicOf } from "../chapters";
import { Story } from "./story.server";

/**
 * Returns the link that the error page shows for a missing comic page: to the pages of its chapter,
 * or to all chapters of the comic. Returns undefined if the address belongs to no comic.
 */
export async function linkToChapter(path: string, context: AppLoadContext) {
  const [, folder, slug = "", chapter] = path.replace(/[?#].*/s, "").split("/");
  const comic = folder === "comics" ? comicOf(slug) : undefined;
  if (!comic) return undefined;
  const number = parsePageNumber(chapter) ?? 0;
  const pages = await new Story(comic).pagesOf(number).catch(orIncomplete(context));
  return pages?.length
    ? { path: to.openChapter(slug, number), text: `All pages of chapter ${number}` }
    : { path: to.comic(slug), text: "All chapters" };
}
