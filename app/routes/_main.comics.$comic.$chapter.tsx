import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadChapter } from "~/comics/load-page.server";
import { parsePageParams } from "~/comics/place.server";
import { withAnotherChapter } from "~/comics/should-revalidate";
import { toErrorPage } from "~/http/redirects.server";

export const shouldRevalidate = withAnotherChapter;

/** What the pages of a chapter share. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, request } = args;
  return loadChapter(params["comic"] ?? "", parsePageParams(args).chapter).catch(
    toErrorPage(request),
  );
}
