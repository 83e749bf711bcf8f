import type { LoaderFunctionArgs } from "@remix-run/node";
import { comics } from "~/content/comics";
import { staticPages } from "~/content/sitemap";
import { env } from "~/env.server";
import { cacheControl } from "~/http/cache-policy";
import { fileAnswer } from "~/http/file-answer.server";
import { chapterPages } from "~/upstream/comics.server";

/** Every page worth finding; a chapter whose pages cannot be listed is left out until it can. */
export async function loader({ request }: LoaderFunctionArgs) {
  const chapters = Object.values(comics).flatMap((comic) =>
    comic.chapters.map(async ({ number }) => {
      const pages = await chapterPages(comic.slug, number).catch(() => []);
      return pages.map(({ page }) => `/comics/${comic.slug}/${number}/${page}`);
    }),
  );
  const paths = [...staticPages, ...(await Promise.all(chapters)).flat()];
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${env.SITE_URL}${path}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
  return fileAnswer(request, xml, "application/xml; charset=utf-8", cacheControl.fixedFile);
}
