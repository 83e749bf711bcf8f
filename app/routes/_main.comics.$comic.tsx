import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadComic } from "~/comics/load-page.server";
import { parsePageParams } from "~/comics/place.server";
import { withAnotherComic } from "~/comics/should-revalidate";
import { toErrorPage } from "~/http/redirects.server";

export const shouldRevalidate = withAnotherComic;

/** What all pages of a comic share. */
export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  parsePageParams(args);
  return loadComic(params["comic"] ?? "", context).catch(toErrorPage(request));
}
