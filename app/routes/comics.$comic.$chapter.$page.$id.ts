import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToNotFound, redirectTo, toErrorPage } from "~/http/redirects.server";
import { parsePageNumber } from "~/reading/page-ref";
import { advancePage, chapterPages, directions } from "~/comics/api.server";

/**
 * The advance view: from a page in a direction (`first`, `previous`, `next`, `latest`), or to the
 * page with a picture id. Either way the visitor ends on the address of the page itself, so that
 * it is the one in their history.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const comic = params["comic"] ?? "";
  const base = `/comics/${encodeURIComponent(comic)}`;
  const chapter = parsePageNumber(params["chapter"]);
  const page = parsePageNumber(params["page"]);
  const id = params["id"];
  if (chapter === undefined || page === undefined || !id) throw redirectToNotFound(request);

  const direction = directions.find((name) => name === id);
  if (direction) {
    const place = await advancePage(comic, { chapter, page }, direction).catch(
      toErrorPage(request),
    );
    return redirectTo(`${base}/${place.chapter}/${place.page}`);
  }
  const pages = await chapterPages(comic, chapter).catch(toErrorPage(request));
  const shown = pages.find(({ imageId }) => imageId === id);
  if (!shown) throw redirectToNotFound(request);
  return redirectTo(`${base}/${chapter}/${shown.page}`);
}
