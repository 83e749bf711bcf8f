import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectTo, toErrorPage } from "~/http/redirects.server";
import { loadStory } from "~/comics/load/story.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const comic = params["comic"] ?? "";
  const latest = loadStory(comic).then((story) => story.latest());
  return redirectTo(to.page(comic, await latest.catch(toErrorPage(request))));
}
