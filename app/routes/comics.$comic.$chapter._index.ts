import type { LoaderFunctionArgs } from "@remix-run/node";
import { comicOf } from "~/content/comics";
import { errorPage, redirectTo, toErrorPage } from "~/http/redirects.server";
import { pageNumber } from "~/reading/order";
import { chapterPages } from "~/upstream/comics.server";

/** A chapter opens on its first page, which is page 1 unless that one was withdrawn. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const comic = comicOf(params["comic"] ?? "");
  const chapter = pageNumber(params["chapter"]);
  if (!comic || chapter === undefined) throw errorPage(request);
  const [first] = await chapterPages(comic.slug, chapter).catch(toErrorPage(request));
  return redirectTo(`/comics/${comic.slug}/${chapter}/${first?.page ?? 1}`);
}
