import { displayName, isGuildCategory, mainCast } from "~/characters/cast-list";
import { bestiarySubsections } from "~/content/bestiary";
import { deities } from "~/content/deities";
import { elements } from "~/content/elements";
import { glossary } from "~/content/glossary";
import { eras } from "~/content/history";
import { landmarks } from "~/content/landmarks";
import { magicClasses } from "~/content/magic-classes";
import { schools } from "~/content/schools";
import type { FrontMatter } from "~/components/prose";
import { characterOptions, guildCharacterOptions } from "~/upstream/characters.server";
import { UpstreamError } from "~/upstream/failure";
import { worldContent, worldTopics } from "~/upstream/world.server";
import { fold, type SearchEntry } from "~/world/search";
import { capitalized } from "~/world/slugs";
import { botanaryTopics, creatureTopics, plantTopics, type Topic } from "~/world/topics";

/** What becomes of a failed call: its list is left out. */
type OnFailure = (reason: unknown) => undefined;

/**
 * Everything the search of the world looks through.
 *
 * @returns the entries, and whether every list of the upstream could be had; one that could not
 * is left out, and the rest is still searched
 */
export async function worldEntries(): Promise<{ entries: SearchEntry[]; complete: boolean }> {
  let complete = true;
  const leaveOut: OnFailure = (reason) => {
    if (!(reason instanceof UpstreamError)) throw reason;
    complete = false;
  };
  const listed = await Promise.all([
    bestiary(leaveOut),
    botanary(leaveOut),
    cast(leaveOut),
    guild(leaveOut),
  ]);
  const entries = [...listed.flat(), ...ownEntries];
  const named = new Set([...entries, ...pages].map(({ name }) => fold(name)));
  // A word that has a page of its own is found there.
  const others = words.filter(({ name }) => !named.has(fold(name)));
  return { entries: [...entries, ...others, ...pages], complete };
}

async function bestiary(leaveOut: OnFailure): Promise<SearchEntry[]> {
  const lists = await Promise.all(
    bestiarySubsections.map(async ({ slug, name }) => {
      const names = (await worldTopics(slug).catch(leaveOut)) ?? [];
      return inGuide(creatureTopics(slug, names), `Bestiary, ${name.toLowerCase()}`);
    }),
  );
  return lists.flat();
}

async function botanary(leaveOut: OnFailure): Promise<SearchEntry[]> {
  const shelves = botanaryTopics((await worldTopics("botanary").catch(leaveOut)) ?? []);
  const lists = await Promise.all(
    shelves.map(async ({ slug, name }) => {
      const page = await worldContent("botanary", slug).catch(leaveOut);
      const plants = page ? plantTopics(slug, [...page.pageLeft, ...page.pageRight]) : [];
      return inGuide(plants, `Botanary, ${name.toLowerCase()}`);
    }),
  );
  return [...inGuide(shelves, "A shelf of the botanary"), ...lists.flat()];
}

function inGuide(topics: readonly Topic[], line: string): SearchEntry[] {
  return topics.map(({ name, path }) => ({ name, group: "topics", to: path, line }));
}

async function cast(leaveOut: OnFailure): Promise<SearchEntry[]> {
  const options = await characterOptions().catch(leaveOut);
  return mainCast(options ?? []).map(({ shortName, category }) => ({
    name: displayName(shortName),
    group: "characters",
    to: `/characters/${encodeURIComponent(shortName)}`,
    line: category === "PAST" ? "A character from the past" : "A character of the comic",
  }));
}

async function guild(leaveOut: OnFailure): Promise<SearchEntry[]> {
  const options = await guildCharacterOptions().catch(leaveOut);
  return (options ?? [])
    .filter(({ category }) => isGuildCategory(category))
    .map(({ shortName }) => ({
      name: displayName(shortName),
      group: "characters",
      to: `/cga/characters/${encodeURIComponent(shortName)}`,
      line: "Of the Caudalglen Guild",
    }));
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
  ["/app/routes/world.*.mdx", "/app/routes/world.*/*.mdx"],
  { eager: true, import: "frontmatter" },
);

const pages: readonly SearchEntry[] = [
  ...Object.entries(prose).map(([file, { title, description }]): SearchEntry => ({
    name: title,
    group: "pages",
    to: addressOf(file),
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

/** `world.magic._index.mdx` is /world/magic, and `world.history/prose.mdx` is /world/history. */
function addressOf(file: string): string {
  const [, route = ""] = /^\/app\/routes\/([^/]+?)(?:\/[^/]+)?\.mdx$/.exec(file) ?? [];
  return `/${route.replace(/\._index$/, "").replaceAll(".", "/")}`;
}
