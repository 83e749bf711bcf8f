import type { LoaderFunctionArgs } from "@remix-run/node";
import { mainCast } from "~/characters/cast-list";
import { bestiarySubsections } from "~/world/bestiary";
import { comics } from "~/comics/chapters";
import { galleries, type GallerySlug } from "~/galleries/galleries";
import { staticPages } from "./static-pages";
import { env } from "~/env.server";
import { galleryPath } from "~/galleries/place-on-wall";
import { cacheControl } from "~/http/cache-policy";
import { fileAnswer } from "~/http/file-answer.server";
import { orMissing } from "~/http/missing.server";
import { characterOptions, guildCharacterOptions } from "~/characters/api.server";
import { chapterPages, latestPage } from "~/comics/api.server";
import { galleryPieces } from "~/galleries/api.server";
import { worldTopics } from "~/world/api.server";
import { bestiarySlug, plainSlug } from "~/world/slugs";

/** Every page worth finding; what cannot be listed just now is left out until it can. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const missing = orMissing(context);
  const lists = await Promise.all([
    ...Object.values(comics).map(({ slug }) => comicPages(slug, missing)),
    named("/characters", characterOptions().then(mainCast).catch(missing)),
    named("/cga/characters", guildCharacterOptions().catch(missing)),
    ...bestiarySubsections.map(({ slug }) =>
      topics(`/world/bestiary/${slug}`, worldTopics(slug).catch(missing), bestiarySlug),
    ),
    topics("/world/botanary", worldTopics("botanary").catch(missing), plainSlug),
    ...galleries.map(({ slug }) => pieces(slug, galleryPieces(slug).catch(missing))),
  ]);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...staticPages, ...lists.flat()].map(
      (path) => `<url><loc>${new URL(path, env.SITE_URL).href}</loc></url>`,
    ),
    "</urlset>",
    "",
  ].join("\n");
  const policy = context.isIncomplete ? cacheControl.never : cacheControl.fixedFile;
  return fileAnswer(request, xml, "application/xml; charset=utf-8", policy);
}

type OnFailure = ReturnType<typeof orMissing>;

async function comicPages(comic: string, missing: OnFailure): Promise<string[]> {
  const latest = await latestPage(comic).catch(missing);
  const out = comics[comic]?.chapters.filter(({ number }) => number <= (latest?.chapter ?? 0));
  const chapters = (out ?? []).map(async ({ number }) => {
    const pages = await chapterPages(comic, number).catch(missing);
    return (pages ?? []).map(({ page }) => `/comics/${comic}/${number}/${page}`);
  });
  return (await Promise.all(chapters)).flat();
}

async function named(
  base: string,
  list: Promise<{ shortName: string }[] | undefined>,
): Promise<string[]> {
  const characters = (await list) ?? [];
  return characters.map(({ shortName }) => `${base}/${encodeURIComponent(shortName)}`);
}

async function pieces(
  gallery: GallerySlug,
  list: Promise<{ id: string }[] | undefined>,
): Promise<string[]> {
  return ((await list) ?? []).map(({ id }) => galleryPath(gallery, id));
}

async function topics(
  base: string,
  list: Promise<string[] | undefined>,
  slugOf: (name: string) => string,
): Promise<string[]> {
  const names = (await list) ?? [];
  return names.map((name) => `${base}/${encodeURIComponent(slugOf(name))}`);
}
