import type { GuildCharacter, MainCharacter } from "./api.server";
import { appearances, castComic } from "~content/characters/appearances.yaml";
import { displayName } from "./cast-list";
import { drawingRules, drawingTerms } from "~content/characters/drawing-terms.yaml";
import { colorsByName, palettes } from "~content/characters/palettes.yaml";
import type { PaletteColor } from "./characters.schema";
import { tieKinds, ties } from "~content/characters/ties.yaml";
import { comicOf } from "~/comics/chapters";
import { textOf } from "~/upstream/html/text";

/** Whose cast a sheet is of, by the address of that cast. */
export type Cast = keyof typeof drawingRules;

/** Somebody on a character's map. */
export interface Related {
  name: string;
  /** Of their sheet, for those who have one. */
  cast?: Cast;
  shortName?: string;
  /** What they are to the character. */
  words?: string;
}

/** What fans ask of a sheet besides its record; what there is nothing of is empty. */
export interface Reference {
  palette: readonly PaletteColor[];
  ties: readonly { title: string; people: readonly Related[] }[];
  appearances: readonly { chapter: string; pages: readonly { page: number; path: string }[] }[];
  drawing: { answer: string; mind: string; rules: string } | undefined;
}

/**
 * What the site knows of a character besides their record, and what the record says of colors and of
 * other characters.
 */
export function referenceOf(
  cast: Cast,
  shortName: string,
  record: MainCharacter | GuildCharacter,
): Reference {
  const terms = entryOf(drawingTerms, shortName);
  return {
    palette: [...Object.entries(entryOf(palettes, shortName) ?? {}), ...favoriteColor(record)],
    ties: tiesOf(`${cast}/${shortName}`, record),
    appearances: cast === "characters" ? appearancesOf(shortName) : [],
    drawing: terms && { ...terms, rules: drawingRules[cast] },
  };
}

/** The favorite color of a record that has one, where its words are known or hold a code. */
function favoriteColor(record: MainCharacter | GuildCharacter): PaletteColor[] {
  const words = "favoriteColor" in record ? textOf(record.favoriteColor) : "";
  const [code] = /#[\da-f]{6}\b/i.exec(words) ?? [];
  if (code) return [["Favorite", code.toLowerCase()]];
  const known = entryOf(colorsByName, words.toLowerCase());
  return known ? [[`Favorite: ${words}`, known]] : [];
}

function tiesOf(address: string, record: MainCharacter | GuildCharacter): Reference["ties"] {
  const known = ties.flatMap(({ kind, one, other, otherToOne, oneToOther }) => {
    if (one === address) return [{ kind, address: other, words: otherToOne }];
    return other === address ? [{ kind, address: one, words: oneToOther }] : [];
  });
  const named = sheetsNamedBy(record).filter(
    (sheet) => sheet !== address && !known.some((tie) => tie.address === sheet),
  );
  return [
    ...Object.entries(tieKinds).map(([kind, title]) => ({
      title: title as string,
      people: known
        .filter((tie) => tie.kind === kind)
        .map((tie) => related(tie.address, tie.words)),
    })),
    { title: "In the story", people: named.map((sheet) => related(sheet)) },
  ].filter(({ people }) => people.length > 0);
}

/** The addresses of the first sheets that a record links to, each once. */
function sheetsNamedBy(record: MainCharacter | GuildCharacter): string[] {
  const links = Object.values(record)
    .join(" ")
    .matchAll(/href="\/((?:cga\/)?characters\/[\w-]+)"/g);
  return [...new Set(Array.from(links, ([, sheet = ""]) => sheet))].slice(0, 12);
}

function related(address: string, words?: string): Related {
  const said = words === undefined ? {} : { words };
  const at = address.lastIndexOf("/");
  if (at < 0) return { name: address, ...said };
  const shortName = address.slice(at + 1);
  return {
    name: displayName(shortName),
    cast: address.slice(0, at) as Cast,
    shortName,
    ...said,
  };
}

function appearancesOf(shortName: string): Reference["appearances"] {
  const chapters = comicOf(castComic)?.chapters ?? [];
  const pages = entryOf(appearances, shortName) ?? {};
  return chapters.flatMap(({ number, title }) => {
    const drawn = pages[number];
    if (!drawn) return [];
    const path = `/comics/${castComic}/${number}`;
    return [
      {
        chapter: `${number} ${title}`,
        pages: drawn.map((page) => ({ page, path: `${path}/${page}` })),
      },
    ];
  });
}

/** What a table has for a name; nothing for names that only look like one, such as `constructor`. */
function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
