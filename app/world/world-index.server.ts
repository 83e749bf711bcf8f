import { setImmediate as nextTurn } from "node:timers/promises";
import * as to from "~/addresses";
import aliases from "~content/world/aliases.yaml";
import bestiarySubsections from "~content/world/bestiary.yaml";
import { fetchCharacterOptions, fetchGuildCharacterOptions } from "~/characters/api.server";
import { displayName, isGuildCategory, mainCast } from "~/characters/cast-list";
import { portraitPicture } from "~/characters/character-pictures";
import {
  buildIndex,
  excerptOf,
  ranks,
  search,
  type Found,
  type FoundEntry,
  type Ranked,
  type SearchEntry,
  type SearchIndex,
} from "~/search/search-index";
import { fold } from "~/ui/search-words";
import { orUndefined } from "~/upstream/failure";
import { textOf } from "~/upstream/html/text";
import type { SafeHtml } from "~/upstream/safe-html";
import { fetchWorldContent, fetchWorldTopics } from "./api.server";
import { breadcrumbs } from "./breadcrumbs";
import { classEntries, elementEntries, ownEntries, toEntry, words } from "./own-entries.server";
import { botanaryTopics, creatureTopics, fragmentsOf, plantTopics, type Topic } from "./topics";
import { fetchQuote, fetchWorldTexts, MAX_READ_CHARS, type WorldTexts } from "./world-texts.server";

/** Subsections of the botanary whose plants are searched and listed: each costs a request. */
const MAX_LISTED_SHELVES = 50;

/** Names of a list that are searched. */
const MAX_SEARCHED_NAMES = 3_000;

/** Characters whose quotes are shown: each may cost a request. */
const MAX_QUOTED = 6;

/** Pages of a list whose texts are searched: each costs a request. */
const MAX_READ_PAGES = 20;

type Lists = Awaited<ReturnType<typeof fetchLists>>;

/** The last index, and the data it was made of. */
let last: { parts: readonly unknown[]; index: Promise<SearchIndex> } | undefined;

/**
 * Searches everything that the world has: see `search`.
 *
 * @returns the results, and whether all lists could be loaded; the others are searched in any case
 */
export async function searchWorld(
  query: string,
): Promise<Found<FoundEntry> & { complete: boolean }> {
  const { index, complete } = await getWorldIndex();
  const { found, isSimilar } = await search(await index, query);
  const quoted = found
    .filter(({ entry, rank }) => entry.group === "characters" && rank !== ranks.text)
    .slice(0, MAX_QUOTED);
  const quotes = await Promise.all(quoted.map(({ entry }) => fetchQuote(entry.to)));
  for (const [at, quote] of quotes.entries()) {
    const { entry } = quoted[at]!;
    if (quote) quoted[at]!.entry = { ...entry, line: `“${quote}”`, text: "" };
  }
  return { found: found.map(toFoundEntry), isSimilar, complete };
}

/** The excerpt, breadcrumbs and group of a result. */
function toFoundEntry({ entry, terms, rank }: Ranked): FoundEntry {
  const { name, to, picture } = entry;
  const { pathname } = new URL(to, "http://site");
  // "Bestiary › Feral"; empty for a section.
  const place = breadcrumbs(pathname)
    .map((crumb) => (crumb.name === "Cga" ? "Guild" : crumb.name))
    .filter((crumb) => crumb !== "World")
    // The last crumb is the result itself, unless the result is a part of its page.
    .filter((crumb, at, all) => at < all.length - 1 || fold(crumb) !== fold(name))
    .join(" › ");
  return {
    name,
    group: rank === ranks.text ? "mentions" : entry.group,
    to,
    place,
    rank,
    excerpt: excerptOf(entry, terms),
    ...(picture && { picture }),
  };
}

/** The index of the world: made again when any part of the upstream's data is another object than before. */
export async function getWorldIndex(): Promise<{ index: Promise<SearchIndex>; complete: boolean }> {
  const lists = await fetchLists();
  const { creatures, shelves, plants, cast, guild } = lists;
  const texts = await fetchWorldTexts(() => listReadAddresses(lists)).catch(orUndefined);
  const parts = [...creatures, shelves, ...plants, cast, guild, texts];
  const isSame =
    last?.parts.length === parts.length && parts.every((part, at) => part === last?.parts[at]);
  if (!last || !isSame) last = { parts, index: indexLists(lists, texts ?? {}) };
  return { index: last.index, complete: !parts.includes(undefined) };
}

/** The subsections of the botanary, and the pages of the first of them, which list its plants. */
export async function fetchBotanary(onFailure: (reason: unknown) => undefined = orUndefined) {
  const shelves = await fetchWorldTopics({ topic: "botanary" }).catch(onFailure);
  const pages = botanaryTopics(shelves ?? [])
    .slice(0, MAX_LISTED_SHELVES)
    .map(({ slug }) => fetchWorldContent("botanary", slug).catch(onFailure));
  return { shelves, plants: await Promise.all(pages) };
}

/** The upstream's lists; undefined where one could not be loaded. */
async function fetchLists() {
  const [creatures, botanary, cast, guild] = await Promise.all([
    Promise.all(
      bestiarySubsections.map(({ slug }) => fetchWorldTopics({ topic: slug }).catch(orUndefined)),
    ),
    fetchBotanary(),
    fetchCharacterOptions().catch(orUndefined),
    fetchGuildCharacterOptions().catch(orUndefined),
  ]);
  return { creatures, ...botanary, cast, guild };
}

/** The pages whose texts are searched, some of each list. Other requests run between two lists. */
async function listReadAddresses(lists: Lists): Promise<string[]> {
  const firstAddresses = (list: readonly SearchEntry[]) =>
    list.slice(0, MAX_READ_PAGES).map(({ to }) => to);
  const addresses = [elementEntries, classEntries].flatMap(firstAddresses);
  for (const list of listEntries(lists)) {
    addresses.push(...firstAddresses(list));
    await nextTurn();
  }
  return addresses;
}

async function indexLists(lists: Lists, texts: WorldTexts): Promise<SearchIndex> {
  const index: SearchIndex[number][] = [];
  // A word with a page of its own is left out: its page is found.
  const remainingWords = new Map(words.map((word) => [fold(word.name), word]));
  const add = async (entries: readonly SearchEntry[]) => {
    const whole = entries.map((entry) => {
      const { name, to, text = texts[to] } = entry;
      remainingWords.delete(fold(name));
      return { ...entry, aliases: aliases[name] ?? [], text };
    });
    index.push(...(await buildIndex(whole)));
    await nextTurn();
  };
  for (const entries of listEntries(lists)) await add(entries.slice(0, MAX_SEARCHED_NAMES));
  await add(shelfEntries(lists));
  await add(ownEntries);
  await add([...remainingWords.values()]);
  return index;
}

/** The entries of the upstream's lists, list by list. */
function* listEntries({
  creatures,
  shelves,
  plants,
  cast,
  guild,
}: Lists): Generator<SearchEntry[]> {
  for (const [at, { slug }] of bestiarySubsections.entries()) {
    yield toTopicEntries(creatureTopics(creatures[at] ?? [], slug));
  }
  const subsections = botanaryTopics(shelves ?? []);
  yield plants.flatMap((page, at) => toTopicEntries(plantTopics(subsections[at]!.slug, page)));
  yield mainCast(cast ?? []).map(({ shortName, category }) =>
    toCharacterEntry(
      "characters",
      shortName,
      category === "PAST" ? "A character from the past." : "A character of the comic.",
    ),
  );
  yield (guild ?? [])
    .filter(({ category }) => isGuildCategory(category))
    .map(({ shortName }) =>
      toCharacterEntry("cga/characters", shortName, "A member of the Caudalglen Guild."),
    );
}

function toCharacterEntry(cast: to.Cast, shortName: string, line: string): SearchEntry {
  const entry = toEntry("characters", displayName(shortName), to.character(shortName, cast), line);
  return {
    ...entry,
    picture: { path: portraitPicture(cast, shortName), width: 900, height: 1200 },
  };
}

function shelfEntries({ shelves, plants }: Lists): SearchEntry[] {
  const topics = botanaryTopics(shelves ?? []).slice(0, MAX_SEARCHED_NAMES);
  return topics.map(({ name, path }, at) => {
    const html = fragmentsOf(plants[at]).join(" ").slice(0, MAX_READ_CHARS);
    const text = textOf(html as SafeHtml);
    return toEntry("topics", name, path, "Plants of the botanary.", text);
  });
}

function toTopicEntries(topics: readonly Topic[]): SearchEntry[] {
  return topics.map(({ name, path }) => toEntry("topics", name, path, ""));
}
