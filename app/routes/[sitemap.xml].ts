import type { LoaderFunctionArgs } from "@remix-run/node";
import { mainCast } from "~/characters/cast-list";
import { bestiarySubsections } from "~/content/bestiary";
import { comics } from "~/content/comics";
import { galleries, type GallerySlug } from "~/content/galleries";
import { staticPages } from "~/content/sitemap";
import { env } from "~/env.server";
import { galleryPath } from "~/galleries/place-on-wall";
import { cacheControl } from "~/http/cache-policy";
import { fileAnswer } from "~/http/file-answer.server";
import { characterOptions, guildCharacterOptions } from "~/upstream/characters.server";
import { chapterPages, latestPage } from "~/upstream/comics.server";
import { notKnown } from "~/upstream/failure";
import { galleryPieces } from "~/upstream/galleries.server";
import { worldTopics } from "~/upstream/world.server";
import { bestiarySlug, plainSlug } from "~/world/slugs";

/** Every page worth finding; what cannot be listed just now is left out until it can. */
export async function loader({ request }: LoaderFunctionArgs) {
  const lists = await Promise.all([
    ...Object.values(comics).map(({ slug }) => comicPages(slug)),
    named("/characters", characterOptions().then(mainCast)),
    named("/cga/characters", guildCharacterOptions()),
    ...bestiarySubsections.map(({ slug }) =>
      topics(`/world/bestiary/${slug}`, worldTopics(slug), bestiarySlug),
    ),
    topics("/world/botanary", worldTopics("botanary"), plainSlug),
    ...galleries.map(({ slug }) => pieces(slug)),
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
  return fileAnswer(request, xml, "application/xml; charset=utf-8", cacheControl.fixedFile);
}

async function comicPages(comic: string): Promise<string[]> {
  const latest = await latestPage(comic).catch(notKnown);
  const out = comics[comic]?.chapters.filter(({ number }) => number <= (latest?.chapter ?? 0));
  const chapters = (out ?? []).map(async ({ number }) => {
    const pages = await chapterPages(comic, number).catch(notKnown);
    return (pages ?? []).map(({ page }) => `/comics/${comic}/${number}/${page}`);
  });
  return (await Promise.all(chapters)).flat();
}

async function named(base: string, list: Promise<{ shortName: string }[]>): Promise<string[]> {
  const characters = (await list.catch(notKnown)) ?? [];
  return characters.map(({ shortName }) => `${base}/${encodeURIComponent(shortName)}`);
}

async function pieces(gallery: GallerySlug): Promise<string[]> {
  const listed = (await galleryPieces(gallery).catch(notKnown)) ?? [];
  return listed.map(({ id }) => galleryPath(gallery, id));
}

async function topics(
  base: string,
  list: Promise<string[]>,
  slugOf: (name: string) => string,
): Promise<string[]> {
  const names = (await list.catch(notKnown)) ?? [];
  return names.map((name) => `${base}/${encodeURIComponent(slugOf(name))}`);
}
