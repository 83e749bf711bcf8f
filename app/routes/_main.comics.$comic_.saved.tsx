import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { loadStory } from "~/comics/load/story.server";
import type { PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { toErrorPage } from "~/http/redirects.server";

export { SavedPage as default } from "~/comics/saved/saved-page";

export const handle: PageHandle = { unlisted: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Saved chapters",
    ...(args.data && { section: args.data.title }),
    description: "The chapters that this browser has saved for reading without internet.",
    noindex: true,
  });

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { comic } = await loadStory(params["comic"] ?? "").catch(toErrorPage(request));
  return { slug: comic.slug, title: comic.title };
}
