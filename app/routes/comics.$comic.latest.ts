import type { LoaderFunctionArgs } from "@remix-run/node";
import { comicOf } from "~/content/comics";
import { errorPage, redirectTo, toErrorPage } from "~/http/redirects.server";
import { latestPage } from "~/upstream/comics.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const comic = comicOf(params["comic"] ?? "");
  if (!comic) throw errorPage(request);
  const { chapter, page } = await latestPage(comic.slug).catch(toErrorPage(request));
  return redirectTo(`/comics/${comic.slug}/${chapter}/${page}`);
}
