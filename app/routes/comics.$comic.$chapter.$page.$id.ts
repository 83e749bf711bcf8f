import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToNotFound, redirectTo, toErrorPage } from "~/http/redirects.server";
import { directions, fetchAdvance } from "~/comics/load/api.server";
import { parsePageParams } from "~/comics/page-params.server";
import { loadStory } from "~/comics/load/story.server";

/**
 * Redirects from a page in a direction (`first`, `previous`, `next`, `latest`), or to the page with
 * a picture id. Either way, only the canonical address of the page is in the history.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { params, request } = args;
  const { comic, ...ref } = parsePageParams(args);
  const id = params["id"];
  const direction = directions.find((name) => name === id);
  if (direction) {
    const advance = fetchAdvance({ comic, ...ref, direction }).catch(toErrorPage(request));
    const { chapter = ref.chapter, page } = await advance;
    return redirectTo(to.page(comic, { chapter, page }));
  }
  const pages = loadStory(comic).then((story) => story.chapter(ref.chapter));
  const shown = (await pages.catch(toErrorPage(request))).find(({ imageId }) => imageId === id);
  if (!shown) throw redirectToNotFound(request);
  return redirectTo(to.page(comic, shown));
}
