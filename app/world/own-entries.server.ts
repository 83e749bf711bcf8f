import { capitalizeWords } from "~/ui/capitalize-words";
import * as to from "~/addresses";
import bestiarySubsections from "~content/world/bestiary.yaml";
import deities from "~content/world/deities.yaml";
import elements from "~content/world/elements.yaml";
import glossary from "~content/world/glossary.yaml";
import eras from "~content/world/history.yaml";
import landmarks from "~content/world/landmarks.yaml";
import { magicClasses } from "~content/world/magic-classes.yaml";
import schools from "~content/world/schools.yaml";
import { routeAddress } from "~/http/route-address";
import type { SearchEntry } from "~/search/search-index";
import type { FrontMatter } from "~/ui/front-matter.schema";
import { fold } from "~/ui/search-words";

export function toEntry(
  group: SearchEntry["group"],
  name: string,
  to: string,
  line: string,
  text?: string,
): SearchEntry {
  return { name, group, to, line, text };
}

export const elementEntries = elements.map(({ slug, name, meaning }) =>
  toEntry("magic", name, to.topic("magic/elements", slug), meaning),
);

export const classEntries = magicClasses.map(({ slug, name, line }) =>
  toEntry("magic", name, to.topic("magic/classes", slug), line),
);

/** The front matter of the world's Markdown pages, by file. */
const frontMatters = import.meta.glob<FrontMatter>(
  ["/app/routes/_main.world.*.mdx", "/app/routes/_main.world.*/*.mdx"],
  { eager: true, import: "frontmatter" },
);

const markdown = import.meta.glob<string>(
  ["/app/routes/_main.world.*.mdx", "/app/routes/_main.world.*/*.mdx"],
  { eager: true, query: "?raw", import: "default" },
);

/** The text below the title of a Markdown page. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/^[\s\S]*?^# .*$/m, "")
    .replace(/\{\/\*[\s\S]*?\*\/\}|<[^>]*>/g, " ")
    .replace(/^#+ (.*)$/gm, "$1.")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:[-*>]|\d+\.) /gm, "")
    .replace(/[*_`\\]/g, "")
    .replaceAll("&nbsp;", " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The entries of the site's own content. */
export const ownEntries: readonly SearchEntry[] = [
  ...bestiarySubsections.map(({ slug, name, line, intro }) =>
    toEntry("topics", name, to.topic("bestiary", slug), line, intro),
  ),
  ...elementEntries,
  ...classEntries,
  ...schools.map(({ name, line }) => toEntry("magic", name, to.magicSchools, line)),
  ...landmarks.map(({ slug, name, kind, era, text }) => {
    const address = `${to.geography(era === "pre" ? "pre-cataclysm" : undefined)}#${slug}`;
    const map = era === "pre" ? "Old Casarok" : "today";
    return toEntry(
      "places",
      name,
      address,
      `${capitalizeWords(kind)}, on the map of ${map}.`,
      text,
    );
  }),
  ...eras.flatMap(({ slug: era, ages }) =>
    ages.map(({ slug, name, years, text }) => {
      const address = `${to.history(era)}#${slug}`;
      return toEntry("words", name, address, years, text);
    }),
  ),
  ...Object.entries(frontMatters).map(([file, { title, description }]) =>
    toEntry("pages", title, routeAddress(file), description, toPlainText(markdown[file]!)),
  ),
  toEntry(
    "pages",
    "Common",
    to.commonLanguage(),
    "The script of Casarok: letters, numerals, and your name in it.",
  ),
  toEntry("pages", "Chase’s magic", to.chaseMagic, "Ten charges, and what each shape costs."),
];

/** The words of the glossary, and deities that are not in it. */
export const words: readonly SearchEntry[] = [
  ...glossary.map(({ term, definition, link }) => toEntry("words", term, link, definition)),
  ...deities
    .filter(({ name }) => !glossary.some(({ term }) => fold(term) === fold(name)))
    .map(({ name, title, line }) => toEntry("words", name, to.pantheon, `${title}. ${line}`)),
];
