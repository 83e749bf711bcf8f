import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { loadChapter } from "~/comics/load-page.server";
import { chapterAtHand } from "~/comics/pages-ahead";
import { placeOf } from "~/comics/place.server";
import { withAnotherChapter } from "~/comics/should-revalidate";
import { toErrorPage } from "~/http/redirects.server";

export const shouldRevalidate = withAnotherChapter;

/** What the pages of a chapter share. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, request } = args;
  return loadChapter(params["comic"] ?? "", placeOf(args).chapter).catch(toErrorPage(request));
}

/** A turn into a chapter at hand asks nobody. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  const chapter = chapterAtHand(params["comic"] ?? "", Number(params["chapter"]));
  return chapter ?? (await serverLoader<typeof loader>());
}
