import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToNotFound, redirectTo, toErrorPage } from "~/http/redirects.server";
import { parsePageNumber } from "~/reading/page-ref";
import { chapterPages } from "~/comics/api.server";

/** A chapter opens on its first page, which is page 1 unless that one was withdrawn. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const comic = params["comic"] ?? "";
  const chapter = parsePageNumber(params["chapter"]);
  if (chapter === undefined) throw redirectToNotFound(request);
  const [first] = await chapterPages(comic, chapter).catch(toErrorPage(request));
  return redirectTo(`/comics/${encodeURIComponent(comic)}/${chapter}/${first?.page ?? 1}`);
}
