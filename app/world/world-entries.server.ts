import { routeAddress } from "~/http/route-address";
import { displayName, isGuildCategory, mainCast } from "~/characters/cast-list";
import { bestiarySubsections } from "./bestiary";
import { deities } from "./deities";
import { elements } from "./elements";
import { glossary } from "./glossary";
import { eras } from "./history";
import { landmarks } from "./landmarks";
import { magicClasses } from "./magic-classes";
import { schools } from "./schools";
import type { FrontMatter } from "~/ui/prose";
import {
  characterOptions,
  guildCharacterOptions,
  type CharacterOption,
} from "~/characters/api.server";
import { orUndefined } from "~/upstream/failure";
import { inSlices, nextTurn } from "~/upstream/slices";
import { worldContent, worldTopics, type WorldSpread } from "./api.server";
import { fold } from "~/ui/search-words";
import { best, fitting, indexOf, type Find, type SearchEntry, type SearchIndex } from "./search";
import { capitalized } from "./slugs";
import { botanaryTopics, creatureTopics, plantTopics, type Topic } from "./topics";

/** Shelves of the botanary whose plants are searched: each costs a call. */
const mostShelves = 50;

/** The lists of the upstream that are searched; one that could not be had is left out. */
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
 * Searches everything that the world has, in slices: see `search`.
 *
 * @returns what was found, and whether every list of the upstream could be had; one that could not
 * is left out, and the rest is still searched
 */
export async function searchWorld(
  query: string,
): Promise<{ found: SearchEntry[]; complete: boolean }> {
  const { index, complete } = await worldIndex();
  let finds: Find[] = [];
  for await (const { slice } of inSlices(await index)) {
    finds = best([...finds, ...fitting(slice, query)]);
  }
  return { found: finds.map(({ entry }) => entry), complete };
}

/** The index of the world, made anew when the client has another answer for any of its lists. */
export async function worldIndex(): Promise<{ index: Promise<SearchIndex>; complete: boolean }> {
  const lists = await askForLists();
  const { creatures, shelves, plants, cast, guild } = lists;
  const parts = [...creatures, shelves, ...plants, cast, guild];
  const isSame =
    last?.parts.length === parts.length && parts.every((part, at) => part === last?.parts[at]);
  if (!last || !isSame) last = { parts, index: indexInSlices(lists) };
  return { index: last.index, complete: !parts.includes(undefined) };
}

async function askForLists(): Promise<Lists> {
  const shelvesWithPlants = async () => {
    const shelves = await worldTopics("botanary").catch(orUndefined);
    const pages = botanaryTopics(shelves ?? [])
      .slice(0, mostShelves)
      .map(({ slug }) => worldContent("botanary", slug).catch(orUndefined));
    return { shelves, plants: await Promise.all(pages) };
  };
  const [creatures, botanary, cast, guild] = await Promise.all([
    Promise.all(bestiarySubsections.map(({ slug }) => worldTopics(slug).catch(orUndefined))),
    shelvesWithPlants(),
    characterOptions().catch(orUndefined),
    guildCharacterOptions().catch(orUndefined),
  ]);
  return { creatures, ...botanary, cast, guild };
}

async function indexInSlices({ creatures, shelves, plants, cast, guild }: Lists) {
  const index: SearchIndex[number][] = [];
  // A word that has a page of its own is found there.
  const others = new Map(words.map((word) => [fold(word.name), word]));
  const add = async (entries: readonly SearchEntry[]) => {
    for await (const { slice } of inSlices(entries)) {
      const indexed = indexOf(slice);
      for (const entry of indexed) others.delete(entry.words.join(" "));
      index.push(...indexed);
    }
    await nextTurn();
  };
  for (const [at, { slug, name }] of bestiarySubsections.entries()) {
    const topics = creatureTopics(creatures[at] ?? [], slug);
    await add(inGuide(topics, `Bestiary, ${name.toLowerCase()}`));
  }
  await add(botanary(shelves ?? [], plants));
  await add(mainCharacters(cast ?? []));
  await add(guildCharacters(guild ?? []));
  await add(ownEntries);
  for (const { name } of pages) others.delete(fold(name));
  return [...index, ...indexOf([...others.values(), ...pages])];
}

function botanary(names: string[], plants: Lists["plants"]): SearchEntry[] {
  const shelves = botanaryTopics(names);
  return [
    ...inGuide(shelves, "A shelf of the botanary"),
    ...plants.flatMap((page, at) => {
      const { slug, name } = shelves[at]!;
      const { pageLeft = [], pageRight = [] } = page ?? {};
      return inGuide(
        plantTopics(slug, [...pageLeft, ...pageRight]),
        `Botanary, ${name.toLowerCase()}`,
      );
    }),
  ];
}

function mainCharacters(options: CharacterOption[]): SearchEntry[] {
  return mainCast(options).map(({ shortName, category }) => ({
    name: displayName(shortName),
    group: "characters",
    to: `/characters/${encodeURIComponent(shortName)}`,
    line: category === "PAST" ? "A character from the past" : "A character of the comic",
  }));
}

function guildCharacters(options: CharacterOption[]): SearchEntry[] {
  return options
    .filter(({ category }) => isGuildCategory(category))
    .map(({ shortName }) => ({
      name: displayName(shortName),
      group: "characters",
      to: `/cga/characters/${encodeURIComponent(shortName)}`,
      line: "Of the Caudalglen Guild",
    }));
}

function inGuide(topics: readonly Topic[], line: string): SearchEntry[] {
  return topics.map(({ name, path }) => ({ name, group: "topics", to: path, line }));
}

/** What the site itself lists. */
const ownEntries: readonly SearchEntry[] = [
  ...bestiarySubsections.map(({ slug, name, line }): SearchEntry => ({
    name,
    group: "topics",
    to: `/world/bestiary/${slug}`,
    line,
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
  ...landmarks.map(({ slug, name, kind, era }): SearchEntry => ({
    name,
    group: "places",
    to: `/world/geography${era === "pre" ? "?era=pre-cataclysm" : ""}#${slug}`,
    line: `${capitalized(kind)}, on the map of ${era === "pre" ? "Old Casarok" : "today"}`,
  })),
  ...eras.flatMap(({ slug: era, ages }) =>
    ages.map(({ slug, name, years }): SearchEntry => ({
      name,
      group: "words",
      to: `/world/history${era === "pre-cataclysm" ? "?ages=pre-cataclysm" : ""}#${slug}`,
      line: years,
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

/** The front matter of the world's Markdown pages, by file. */
const prose = import.meta.glob<FrontMatter>(
  ["/app/routes/_main.world.*.mdx", "/app/routes/_main.world.*/*.mdx"],
  { eager: true, import: "frontmatter" },
);

const pages: readonly SearchEntry[] = [
  ...Object.entries(prose).map(([file, { title, description }]): SearchEntry => ({
    name: title,
    group: "pages",
    to: routeAddress(file),
    line: description,
  })),
  {
    name: "Common",
    group: "pages",
    to: "/world/languages/common",
    line: "The script of Casarok: letters, numerals, and your name in it.",
  },
  {
    name: "Chase's magic",
    group: "pages",
    to: "/chasemagic",
    line: "Ten charges, and what each shape costs.",
  },
];
