import * as to from "~/addresses";
import { fetchCharacterOptions, fetchGuildCharacterOptions } from "~/characters/api.server";
import { mainCast } from "~/characters/cast-list";
import { hasWords } from "~/comics/load/read-page.server";
import { loadStory, type Pages } from "~/comics/load/story.server";
import { fetchItems } from "~/galleries/api.server";
import type { orIncomplete } from "~/http/incomplete.server";
import { fetchWorldContent, fetchWorldTopics } from "~/world/api.server";
import { bestiarySlug, plainSlug } from "~/slugs";
import { plantTopics } from "~/world/topics";
import { charities } from "~content/charities.yaml";
import comics from "~content/comics.yaml";
import galleries from "~content/galleries.yaml";
import patchNotes from "~content/patch-notes.yaml";
import bestiary from "~content/world/bestiary.yaml";
import elements from "~content/world/elements.yaml";
import { magicClasses } from "~content/world/magic-classes.yaml";
import { listedPaths } from "./pages.server";

type OnFailure = ReturnType<typeof orIncomplete>;
type Addresses = readonly string[];

type List = (failed: OnFailure) => Addresses | Promise<Addresses>;

/** The addresses of a route with parameters, by the path of the route. */
export const lists: Readonly<Record<string, List>> = {
  "/comics/$comic": () => Object.keys(comics).map(to.comic),
  "/comics/$comic/$chapter/$page": (failed) =>
    listChapters(failed, (comic, _, pages) => pages.map((page) => to.page(comic, page))),
  "/comics/$comic/$chapter/scroll": (failed) =>
    listChapters(failed, (comic, chapter) => [to.scroll(comic, { chapter })]),
  "/comics/$comic/$chapter/text": (failed) =>
    listChapters(failed, (comic, chapter, pages) =>
      pages.some(hasWords) ? [to.text(comic, chapter)] : [],
    ),
  "/characters/$name": (failed) =>
    listEach(fetchCharacterOptions().then(mainCast).catch(failed), ({ shortName }) => [
      to.character(shortName),
    ]),
  "/cga/characters/$name": (failed) =>
    listEach(fetchGuildCharacterOptions().catch(failed), ({ shortName }) => [
      to.character(shortName, "cga/characters"),
    ]),
  "/world/bestiary/$subsection": () => bestiary.map(({ slug }) => to.topic("bestiary", slug)),
  "/world/bestiary/$subsection/$topic": (failed) =>
    listEach(bestiary, ({ slug }) =>
      listEach(fetchWorldTopics({ topic: slug }).catch(failed), (name) => [
        to.topic(`bestiary/${slug}`, bestiarySlug(name)),
      ]),
    ),
  "/world/botanary/$subsection": (failed) =>
    listEach(fetchWorldTopics({ topic: "botanary" }).catch(failed), (name) => [
      to.topic("botanary", plainSlug(name)),
    ]),
  "/world/botanary/$subsection/$topic": (failed) =>
    listEach(fetchWorldTopics({ topic: "botanary" }).catch(failed), async (name) => {
      const slug = plainSlug(name);
      const page = await fetchWorldContent("botanary", slug).catch(failed);
      return plantTopics(slug, page).map(({ path }) => path);
    }),
  "/world/magic/$shelf/$topic": () => [
    ...magicClasses.map(({ slug }) => to.topic("magic/classes", slug)),
    ...elements.map(({ slug }) => to.topic("magic/elements", slug)),
  ],
  "/stream/charities/$slug": () => charities.map(({ slug }) => to.charity(slug)),
  "/galleries/$gallery": () => galleries.map(({ slug }) => to.gallery(slug)),
  "/galleries/$gallery/$item": (failed) =>
    listEach(galleries, ({ slug }) =>
      listEach(fetchItems({ gallery: slug }).catch(failed), ({ id }) => [to.galleryItem(slug, id)]),
    ),
  [to.patchNotes()]: () => patchNotes.map(({ version }) => to.patchNotes(version)),
};

/** All addresses for search engines. A list whose call failed is left out. */
export function addresses(failed: OnFailure): Promise<Addresses> {
  return listEach(listedPaths(), (page) => lists[page]?.(failed) ?? [page]);
}

/** The addresses of all items of a list; none if the list could not be loaded. */
async function listEach<Item>(
  list: readonly Item[] | Promise<readonly Item[] | undefined>,
  toAddresses: (item: Item) => Addresses | Promise<Addresses>,
): Promise<Addresses> {
  return (await Promise.all(((await list) ?? []).map(toAddresses))).flat();
}

/** The addresses of the published chapters of all comics. */
function listChapters(
  failed: OnFailure,
  toAddresses: (comic: string, chapter: number, pages: Pages) => Addresses,
): Promise<Addresses> {
  return listEach(Object.keys(comics), async (comic) => {
    const story = await loadStory(comic);
    const latest = await story.latest().catch(failed);
    const chapters = latest ? story.chapters(latest, () => true, failed) : [];
    return listEach(chapters, ({ number, pages = [] }) =>
      pages.length > 0 ? toAddresses(comic, number, pages) : [],
    );
  });
}
