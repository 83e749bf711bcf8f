import * as to from "~/addresses";
import { fetchCharacterOptions, fetchGuildCharacterOptions } from "~/characters/api.server";
import { mainCast } from "~/characters/cast-list";
import { loadStory } from "~/comics/story.server";
import { charities } from "~content/charities.yaml";
import comics from "~content/comics.yaml";
import { hasWords } from "~/comics/page-words.server";
import { fetchItems } from "~/galleries/api.server";
import galleries from "~content/galleries.yaml";
import type { orMissing } from "~/http/missing.server";
import { onceFor } from "~/upstream/once-for";
import { nextTurn } from "~/upstream/slices";
import { fetchWorldTopics } from "~/world/api.server";
import bestiarySubsections from "~content/world/bestiary.yaml";
import elements from "~content/world/elements.yaml";
import patchNotes from "~content/patch-notes.yaml";
import { magicClasses } from "~content/world/magic-classes.yaml";
import { fetchPlayers } from "~/stream/api.server";
import { bestiarySlug, plainSlug } from "~/world/slugs";
import { plantTopics } from "~/world/topics";
import { fetchBotanary } from "~/world/world-index.server";
import { listedPages } from "./pages.server";

type OnFailure = ReturnType<typeof orMissing>;
type Addresses = readonly string[];

/**
 * The addresses of a page with parameters, by the address of its route: those that the site knows, and those that the
 * upstream lists.
 */
export const lists: Readonly<
  Record<string, (missing: OnFailure) => Addresses[] | Promise<Addresses[]>>
> = {
  "/comics/$comic": () => [Object.keys(comics).map((slug) => to.comic(slug))],
  "/comics/$comic/$chapter/$page": async (missing) =>
    (await Promise.all(Object.keys(comics).map((slug) => comicPages(slug, missing)))).flat(),
  "/comics/$comic/$chapter/scroll": (missing) =>
    Promise.all(
      Object.keys(comics).map(async (slug) =>
        (await publishedChapters(slug, missing)).map(({ number }) =>
          to.scroll(slug, { chapter: number }),
        ),
      ),
    ),
  "/comics/$comic/$chapter/text": async (missing) =>
    Promise.all(Object.keys(comics).map((slug) => chapterTexts(slug, missing))),
  "/characters/$name": async (missing) => [
    await listed(fetchCharacterOptions().catch(missing), (cast) => named(mainCast(cast))),
  ],
  "/cga/characters/$name": async (missing) => [
    await listed(fetchGuildCharacterOptions().catch(missing), (cast) =>
      named(cast, "cga/characters"),
    ),
  ],
  "/world/bestiary/$subsection": () => [shelf("bestiary", bestiarySubsections)],
  "/world/bestiary/$subsection/$topic": (missing) =>
    Promise.all(
      bestiarySubsections.map(({ slug }) =>
        listed(fetchWorldTopics(slug).catch(missing), (names) =>
          topics(`bestiary/${slug}`, names, bestiarySlug),
        ),
      ),
    ),
  "/world/botanary/$subsection": async (missing) => [
    await listed(fetchWorldTopics("botanary").catch(missing), (names) =>
      topics("botanary", names, plainSlug),
    ),
  ],
  "/world/botanary/$subsection/$topic": async (missing) => {
    const { shelves = [], plants } = await fetchBotanary(missing);
    return plants.map((page, at) =>
      plantTopics(plainSlug(shelves[at]!), page).map(({ path }) => path),
    );
  },
  "/world/magic/$shelf/$topic": () => [
    shelf("magic/classes", magicClasses),
    shelf("magic/elements", elements),
  ],
  [to.patchNotes()]: () => [patchNotes.map(({ version }) => to.patchNotes(version))],
  "/stream/pokemon/gym-challenge/players/$player": async (missing) => [
    await listed(fetchPlayers().catch(missing), (players) => players.map(to.player)),
  ],
  "/stream/charities/$slug": () => [charities.map(({ slug }) => to.charity(slug))],
  "/galleries/$gallery": () => [galleries.map(({ slug }) => to.gallery(slug))],
  "/galleries/$gallery/$item": (missing) =>
    Promise.all(
      galleries.map(({ slug }) =>
        listed(fetchItems(slug).catch(missing), (items) =>
          items.map(({ id }) => to.galleryItem(slug, id)),
        ),
      ),
    ),
};

/** All addresses for search engines, in lists. A list whose call fails is left out. */
export async function addresses(missing: OnFailure): Promise<Addresses[]> {
  const perPage = listedPages().map((page) => lists[page]?.(missing) ?? [[page]]);
  return (await Promise.all(perPage)).flat();
}

async function comicPages(comic: string, missing: OnFailure): Promise<Addresses[]> {
  const chapters = await publishedChapters(comic, missing);
  return Promise.all(
    chapters.map(({ pages }) => listed(pages, (all) => all.map((page) => to.page(comic, page)))),
  );
}

/** The chapters that can be read as text. */
async function chapterTexts(comic: string, missing: OnFailure): Promise<Addresses> {
  const chapters = await publishedChapters(comic, missing);
  return chapters.flatMap(({ number, pages }) =>
    pages?.some(hasWords) ? [to.text(comic, number)] : [],
  );
}

async function publishedChapters(comic: string, missing: OnFailure) {
  const story = await loadStory(comic);
  const latest = await story.latest().catch(missing);
  const chapters = latest ? await story.chapters(latest, Infinity, missing) : [];
  return chapters.filter(({ isOut }) => isOut);
}

/** The addresses of the items of an answer, computed once per cached answer; each list takes a turn of the event loop. */
async function listed<Answer extends object>(
  asked: Answer | undefined | Promise<Answer | undefined>,
  addressesOf: (answer: Answer) => Addresses,
): Promise<Addresses> {
  const answer = await asked;
  if (!answer) return [];
  return ofAnswer(answer, async () => {
    await nextTurn();
    return addressesOf(answer);
  });
}

const ofAnswer = onceFor((_answer: object, make: () => Promise<Addresses>) => make());

const shelf = (path: string, pages: readonly { slug: string }[]): Addresses =>
  pages.map(({ slug }) => to.topic(path, slug));

const named = (characters: readonly { shortName: string }[], cast?: to.Cast): Addresses =>
  characters.map(({ shortName }) => to.character(shortName, cast));

const topics = (
  shelf: string,
  names: readonly string[],
  slugOf: (name: string) => string,
): Addresses => names.map((name) => to.topic(shelf, slugOf(name)));
