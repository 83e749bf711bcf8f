import type { LoaderFunctionArgs } from "@remix-run/node";
import { parsePageParams } from "~/comics/page-params.server";
import { loadChapterList } from "~/comics/saved/load-chapter-list.server";
import { cacheControl, emptyResponse } from "~/http/cache-policy";
import { jsonResponse } from "~/http/file-response.server";

/** The files of a chapter: see `ChapterList`. `?screen=phone` lists the pictures of a phone. */
export function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const screen = new URL(request.url).searchParams.get("screen") === "phone" ? "phone" : "desktop";
  const { comic, chapter } = parsePageParams(args);
  // Only this project's own server knows the files of the build.
  if (!context.build) return emptyResponse(404);
  const list = loadChapterList(comic, chapter, screen, request, context.build);
  return jsonResponse(request, list, cacheControl.ofTheDay);
}
