import { routeAddress } from "~/http/route-address";
import { displayName, isGuildCategory, mainCast } from "~/characters/cast-list";
import bestiarySubsections from "~content/world/bestiary.yaml";
import deities from "~content/world/deities.yaml";
import elements from "~content/world/elements.yaml";
import glossary from "~content/world/glossary.yaml";
import eras from "~content/world/history.yaml";
import landmarks from "~content/world/landmarks.yaml";
import { magicClasses } from "~content/world/magic-classes.yaml";
import schools from "~content/world/schools.yaml";
import type { FrontMatter } from "~/ui/prose";
import {
  fetchCharacterOptions,
  fetchGuildCharacterOptions,
  type CharacterOption,
} from "~/characters/api.server";
import { orUndefined } from "~/upstream/failure";
import { textOf } from "~/upstream/html/text";
import type { SafeHtml } from "~/upstream/safe-html";
import { inSlices, nextTurn } from "~/upstream/slices";
import aliases from "~content/world/aliases.yaml";
import { fetchWorldContent, fetchWorldTopics, type WorldSpread } from "./api.server";
import { fold } from "~/ui/search-words";
import { indexOf, search, type Find, type SearchEntry, type SearchIndex } from "./search.server";
import { capitalized } from "./slugs";
import {
  botanaryTopics,
  classTopics,
  creatureTopics,
  elementTopics,
  plantTopics,
  type Topic,
} from "./topics";
import { worldTexts, type WorldTexts } from "./world-texts.server";

/** Shelves of the botanary whose plants are searched: each costs a call. */
const mostShelves = 50;

/** Pages of each list whose words are searched, too. */
const mostRead = 20;

/** What the upstream is asked for a search; a list that could not be had is left out. */
interface Lists {
  /** The creatures of each subsection of the bestiary. */
  creatures: readonly (string[] | undefined)[];
  /** The subsections of the botanary, and the page of each. */
  shelves: string[] | undefined;
  plants: readonly (WorldSpread | undefined)[];
  cast: CharacterOption[] | undefined;
  guild: CharacterOption[] | undefined;
}

/** The index of the last search, and what it was made of. */
let last: { parts: readonly unknown[]; index: Promise<SearchIndex> } | undefined;

/**
 * Searches everything that the world has: see `search`.
 *
 * @returns what was found, and whether every list of the upstream could be had; one that could not
 * is left out, and the rest is still searched
 */
export async function searchWorld(
  query: string,
): Promise<{ found: Find[]; isNearly: boolean; complete: boolean }> {
  const { index, complete } = await worldIndex();
  return { ...(await search(await index, query)), complete };
}

/** The index of the world, made anew when the client has another answer for any of its parts. */
export async function worldIndex(): Promise<{ index: Promise<SearchIndex>; complete: boolean }> {
  const lists = await askForLists();
  const { creatures, shelves, plants, cast, guild } = lists;
  const texts = await worldTexts(() => readAddresses(lists)).catch(orUndefined);
  const parts = [...creatures, shelves, ...plants, cast, guild, texts];
  const isSame =
    last?.parts.length === parts.length && parts.every((part, at) => part === last?.parts[at]);
  if (!last || !isSame) last = { parts, index: indexInSlices(lists, texts ?? {}) };
  return { index: last.index, complete: !parts.includes(undefined) };
}

async function askForLists(): Promise<Lists> {
  const shelvesWithPlants = async () => {
    const shelves = await fetchWorldTopics("botanary").catch(orUndefined);
    const pages = botanaryTopics(shelves ?? [])
      .slice(0, mostShelves)
      .map(({ slug }) => fetchWorldContent("botanary", slug).catch(orUndefined));
    return { shelves, plants: await Promise.all(pages) };
  };
  const [creatures, botanary, cast, guild] = await Promise.all([
    Promise.all(bestiarySubsections.map(({ slug }) => fetchWorldTopics(slug).catch(orUndefined))),
    shelvesWithPlants(),
    fetchCharacterOptions().catch(orUndefined),
    fetchGuildCharacterOptions().catch(orUndefined),
  ]);
  return { creatures, ...botanary, cast, guild };
}

/** The pages whose words are searched: some of every list, as each costs a call. A turn of the loop for each list. */
async function readAddresses(lists: Lists): Promise<string[]> {
  const addresses: string[] = [];
  for (const list of addressesOf(lists)) {
    addresses.push(...list.slice(0, mostRead));
    await nextTurn();
  }
  return addresses;
}

/** The addresses of every list, one list after the other: a long one takes its time. */
function* addressesOf({ creatures, shelves, plants, cast, guild }: Lists): Generator<string[]> {
  yield elementTopics.map(({ path }) => path);
  yield classTopics.map(({ path }) => path);
  for (const [at, { slug }] of bestiarySubsections.entries()) {
    yield creatureTopics(creatures[at] ?? [], slug).map(({ path }) => path);
  }
  yield plantsOf(shelves ?? [], plants).map(({ to }) => to);
  yield mainCharacters(cast ?? []).map(({ to }) => to);
  yield guildCharacters(guild ?? []).map(({ to }) => to);
}

async function indexInSlices(lists: Lists, texts: WorldTexts): Promise<SearchIndex> {
  const { creatures, shelves, plants, cast, guild } = lists;
  const index: SearchIndex[number][] = [];
  // A word that has a page of its own is found there.
  const others = new Map(words.map((word) => [fold(word.name), word]));
  const add = async (entries: readonly SearchEntry[]) => {
    const whole: SearchEntry[] = [];
    for await (const { slice } of inSlices(entries)) {
      for (const entry of slice) {
        const { name, to, text = texts[to] } = entry;
        others.delete(fold(name));
        whole.push({ ...entry, aliases: aliases[name] ?? [], text });
      }
    }
    index.push(...(await indexOf(whole)));
    await nextTurn();
  };
  for (const [at, { slug }] of bestiarySubsections.entries()) {
    await add(inGuide(creatureTopics(creatures[at] ?? [], slug)));
  }
  await add([...shelvesOf(shelves ?? [], plants), ...plantsOf(shelves ?? [], plants)]);
  await add(mainCharacters(cast ?? []));
  await add(guildCharacters(guild ?? []));
  await add(ownEntries);
  await add(pages);
  await add([...others.values()]);
  return index;
}

function shelvesOf(names: string[], pages: Lists["plants"]): SearchEntry[] {
  return botanaryTopics(names).map(({ name, path }, at) => {
    const { pageLeft = [], pageRight = [] } = pages[at] ?? {};
    const text = textOf([...pageLeft, ...pageRight].join(" ") as SafeHtml);
    return { name, group: "topics", to: path, line: "A shelf of the botanary.", text };
  });
}

function plantsOf(names: string[], pages: Lists["plants"]): SearchEntry[] {
  const shelves = botanaryTopics(names);
  return pages.flatMap((page, at) => {
    const { pageLeft = [], pageRight = [] } = page ?? {};
    return inGuide(plantTopics(shelves[at]!.slug, [...pageLeft, ...pageRight]));
  });
}

function mainCharacters(options: CharacterOption[]): SearchEntry[] {
  return mainCast(options).map(({ shortName, category }) => ({
    name: displayName(shortName),
    group: "characters",
    to: `/characters/${encodeURIComponent(shortName)}`,
    line: category === "PAST" ? "A character from the past." : "A character of the comic.",
  }));
}

function guildCharacters(options: CharacterOption[]): SearchEntry[] {
  return options
    .filter(({ category }) => isGuildCategory(category))
    .map(({ shortName }) => ({
      name: displayName(shortName),
      group: "characters",
      to: `/cga/characters/${encodeURIComponent(shortName)}`,
      line: "Of the Caudalglen Guild.",
    }));
}

function inGuide(topics: readonly Topic[]): SearchEntry[] {
  return topics.map(({ name, path }) => ({ name, group: "topics", to: path, line: "" }));
}

/** What the site itself lists. */
const ownEntries: readonly SearchEntry[] = [
  ...bestiarySubsections.map(({ slug, name, line, intro }): SearchEntry => ({
    name,
    group: "topics",
    to: `/world/bestiary/${slug}`,
    line,
    text: intro,
  })),
  ...elements.map(({ slug, name, meaning }): SearchEntry => ({
    name,
    group: "magic",
    to: `/world/magic/elements/${slug}`,
    line: meaning,
  })),
  ...magicClasses.map(({ slug, name, line }): SearchEntry => ({
    name,
    group: "magic",
    to: `/world/magic/classes/${slug}`,
    line,
  })),
  ...schools.map(({ name, line }): SearchEntry => ({
    name,
    group: "magic",
    to: "/world/magic/schools",
    line,
  })),
  ...landmarks.map(({ slug, name, kind, era, text }): SearchEntry => ({
    name,
    group: "places",
    to: `/world/geography${era === "pre" ? "?era=pre-cataclysm" : ""}#${slug}`,
    line: `${capitalized(kind)}, on the map of ${era === "pre" ? "Old Casarok" : "today"}.`,
    text,
  })),
  ...eras.flatMap(({ slug: era, ages }) =>
    ages.map(({ slug, name, years, text }): SearchEntry => ({
      name,
      group: "words",
      to: `/world/history${era === "pre-cataclysm" ? "?ages=pre-cataclysm" : ""}#${slug}`,
      line: years,
      text,
    })),
  ),
];

const words: readonly SearchEntry[] = [
  ...glossary.map(({ term, definition, link }): SearchEntry => ({
    name: term,
    group: "words",
    to: link,
    line: definition,
  })),
  ...deities
    .filter(({ name }) => !glossary.some(({ term }) => fold(term) === fold(name)))
    .map(({ name, title, line }): SearchEntry => ({
      name,
      group: "words",
      to: "/world/religion/pantheon",
      line: `${title}. ${line}`,
    })),
];

/** The front matter of the world's Markdown pages, and their words, by file. */
const prose = import.meta.glob<{ frontmatter: FrontMatter; text: string }>(
  ["/app/routes/_main.world.*.mdx", "/app/routes/_main.world.*/*.mdx"],
  { eager: true },
);

const pages: readonly SearchEntry[] = [
  ...Object.entries(prose).map(([file, { frontmatter, text }]): SearchEntry => ({
    name: frontmatter.title,
    group: "pages",
    to: routeAddress(file),
    line: frontmatter.description,
    text,
  })),
  {
    name: "Common",
    group: "pages",
    to: "/world/languages/common",
    line: "The script of Casarok: letters, numerals, and your name in it.",
  },
  {
    name: "Chase’s magic",
    group: "pages",
    to: "/chasemagic",
    line: "Ten charges, and what each shape costs.",
  },
];
