import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Reader } from "~/comics/reader";
import { env } from "~/env.server";
import { errorPage, toErrorPage } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { pictureAddress } from "~/ui/picture-address";
import { comicPicture } from "~/comics/comic-picture";
import { pageNumber } from "~/comics/order";
import { loadPage } from "~/comics/load-page.server";

export const meta: MetaFunction<typeof loader> = (args) => {
  const page = args.data;
  if (!page) return [];
  const { comic, chapter, position, count, excerpt, alt, preview } = page;
  return pageMeta(args, {
    title: `Chapter ${chapter.number}, page ${page.page}: ${chapter.title}`,
    section: comic.title,
    description:
      excerpt || `${comic.title}, chapter ${chapter.number}, page ${position} of ${count}.`,
    keywords: ["read online", chapter.title],
    type: "article",
    image: { url: preview, alt },
  });
};

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const chapter = pageNumber(params["chapter"]);
  const page = pageNumber(params["page"]);
  if (chapter === undefined || page === undefined) throw errorPage(request);

  const loaded = await loadPage(params["comic"] ?? "", { chapter, page }, context).catch(
    toErrorPage(request),
  );
  const picture = comicPicture(loaded.comic.slug, chapter, loaded.imageId);
  const preview = pictureAddress(env.CDN_URL ?? "/cdn", "desktop", picture, "medium");
  return { ...loaded, preview };
}

export default function ComicPage() {
  return <Reader page={useLoaderData<typeof loader>()} />;
}
