import type { LoaderFunctionArgs } from "@remix-run/node";
import { parsePageParams } from "~/comics/page-params.server";
import { listChapter } from "~/comics/saved/list.server";
import { cacheControl } from "~/http/cache-policy";
import { fileResponse } from "~/http/file-response.server";
import { secure } from "~/http/security-headers.server";
import { outcomeOf } from "~/upstream/failure";

/** What belongs to a chapter that is saved: see `ChapterList`. `?screen=phone` has the pictures of a phone. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  const screen = new URL(request.url).searchParams.get("screen") === "phone" ? "phone" : "desktop";
  const { chapter } = parsePageParams(args);
  // What another server runs has no files that anybody could name.
  if (!context.build) return nothing(404);
  try {
    const list = await listChapter(params["comic"] ?? "", chapter, screen, request, context.build);
    return fileResponse(request, JSON.stringify(list), "application/json", cacheControl.ofTheDay);
  } catch (reason) {
    return nothing(outcomeOf(reason) === "unavailable" ? 503 : 404);
  }
}

function nothing(status: 404 | 503): Response {
  return new Response(null, {
    status,
    headers: secure(new Headers({ "Cache-Control": cacheControl.never })),
  });
}
