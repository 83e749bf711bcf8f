import { characterOptions, guildCharacterOptions } from "~/characters/api.server";
import { mainCast } from "~/characters/cast-list";
import { chapterPages, latestPage } from "~/comics/api.server";
import { comics } from "~/comics/chapters";
import { galleryPieces } from "~/galleries/api.server";
import { galleries } from "~/galleries/galleries";
import { galleryPath } from "~/galleries/place-on-wall";
import type { orMissing } from "~/http/missing.server";
import { worldTopics } from "~/world/api.server";
import { bestiarySubsections } from "~/world/bestiary";
import { elements } from "~/world/elements";
import { magicClasses } from "~/world/magic-classes";
import { bestiarySlug, plainSlug } from "~/world/slugs";

type OnFailure = ReturnType<typeof orMissing>;
type Addresses = readonly string[];

/**
 * The addresses that a page with parameters has, by its own: what the site knows, and what the upstream
 * lists.
 */
export const lists: Readonly<
  Record<string, (missing: OnFailure) => Addresses | Promise<Addresses>>
> = {
  "/comics/$comic": () => Object.keys(comics).map((slug) => `/comics/${slug}`),
  "/comics/$comic/$chapter/$page": (missing) =>
    allOf(Object.keys(comics).map((slug) => comicPages(slug, missing))),
  "/characters/$name": async (missing) =>
    named("/characters", await characterOptions().then(mainCast).catch(missing)),
  "/cga/characters/$name": async (missing) =>
    named("/cga/characters", await guildCharacterOptions().catch(missing)),
  "/world/bestiary/$subsection": () => below("/world/bestiary", bestiarySubsections),
  "/world/bestiary/$subsection/$topic": (missing) =>
    allOf(
      bestiarySubsections.map(async ({ slug }) =>
        topics(`/world/bestiary/${slug}`, await worldTopics(slug).catch(missing), bestiarySlug),
      ),
    ),
  "/world/botanary/$subsection": async (missing) =>
    topics("/world/botanary", await worldTopics("botanary").catch(missing), plainSlug),
  "/world/magic/classes/$topic": () => below("/world/magic/classes", magicClasses),
  "/world/magic/elements/$topic": () => below("/world/magic/elements", elements),
  "/galleries/$gallery": () => below("/galleries", galleries),
  "/galleries/$gallery/$item": (missing) =>
    allOf(
      galleries.map(async ({ slug }) => {
        const pieces = await galleryPieces(slug).catch(missing);
        return (pieces ?? []).map(({ id }) => galleryPath(slug, id));
      }),
    ),
};

async function allOf(some: readonly Promise<Addresses>[]): Promise<Addresses> {
  return (await Promise.all(some)).flat();
}

async function comicPages(comic: string, missing: OnFailure): Promise<Addresses> {
  const latest = await latestPage(comic).catch(missing);
  const out = comics[comic]?.chapters.filter(({ number }) => number <= (latest?.chapter ?? 0));
  return allOf(
    (out ?? []).map(async ({ number }) => {
      const pages = await chapterPages(comic, number).catch(missing);
      return (pages ?? []).map(({ page }) => `/comics/${comic}/${number}/${page}`);
    }),
  );
}

const below = (base: string, pages: readonly { slug: string }[]): Addresses =>
  pages.map(({ slug }) => `${base}/${slug}`);

const named = (base: string, characters: readonly { shortName: string }[] = []): Addresses =>
  characters.map(({ shortName }) => `${base}/${encodeURIComponent(shortName)}`);

const topics = (
  base: string,
  names: readonly string[] = [],
  slugOf: (name: string) => string,
): Addresses => names.map((name) => `${base}/${encodeURIComponent(slugOf(name))}`);
