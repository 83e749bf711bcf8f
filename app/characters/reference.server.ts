import { findOwn } from "~/find-own";
import * as to from "~/addresses";
import type { GuildCharacter, MainCharacter } from "./api.server";
import { appearances, castComic } from "~content/characters/appearances.yaml";
import { displayName } from "./cast-list";
import { drawingRules, drawingTerms } from "~content/characters/drawing-terms.yaml";
import { colorsByName, palettes } from "~content/characters/palettes.yaml";
import type { Cast, PaletteColor } from "./characters.schema";
import { tieKinds, ties } from "~content/characters/ties.yaml";
import { comicOf } from "~/comics/chapters";
import { nameChapter } from "~/page-ref";
import { textOf } from "~/upstream/html/text";

/** A character who is related to the character of the sheet. */
export interface Related {
  name: string;
  /** The path prefix of the related character's sheet, if the character has a sheet. */
  cast?: Cast;
  shortName?: string;
  /** The words that describe the relation. */
  words: string | undefined;
}

/** Facts for fans that the upstream's record of a character does not contain. */
export interface Reference {
  palette: readonly PaletteColor[];
  ties: readonly { title: string; people: readonly Related[] }[];
  appearances: readonly { chapter: string; path: string; pages: string }[];
  drawing: { answer: string; mind: string; rules: string } | undefined;
}

/** Builds the reference of a character from content files and the record. */
export function buildReference(
  cast: Cast,
  shortName: string,
  record: MainCharacter | GuildCharacter,
): Reference {
  const terms = findOwn(drawingTerms, shortName);
  const worn = Object.entries(findOwn(palettes, shortName) ?? {});
  const favorites = favoriteColor(record).filter(([, hex]) => worn.every(([, own]) => own !== hex));
  return {
    palette: [...worn, ...favorites],
    ties: findTies(`${cast}/${shortName}`, record),
    appearances: cast === "characters" ? findAppearances(shortName) : [],
    drawing: terms && { ...terms, rules: drawingRules[cast] },
  };
}

/** Returns the favorite color if the record has a name in the palettes file or a hex code. */
function favoriteColor(record: MainCharacter | GuildCharacter): PaletteColor[] {
  const words = "favoriteColor" in record ? textOf(record.favoriteColor) : "";
  const [code] = /#[\da-f]{6}\b/i.exec(words) ?? [];
  if (code) return [["Favorite", code.toLowerCase()]];
  const known = findOwn(colorsByName, words.toLowerCase());
  return known ? [[`Favorite: ${words}`, known]] : [];
}

function findTies(address: string, record: MainCharacter | GuildCharacter): Reference["ties"] {
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
        .map((tie) => toRelated(tie.address, tie.words)),
    })),
    { title: "In the story", people: named.map((sheet) => toRelated(sheet)) },
  ].filter(({ people }) => people.length > 0);
}

/** Returns the addresses of the first sheets that a record links to, without duplicates. */
function sheetsNamedBy(record: MainCharacter | GuildCharacter): string[] {
  const links = Object.values(record)
    .join(" ")
    .matchAll(/href="\/((?:cga\/)?characters\/[\w-]+)"/g);
  return [...new Set(Array.from(links, ([, sheet = ""]) => sheet))].slice(0, 12);
}

function toRelated(address: string, words?: string): Related {
  const at = address.lastIndexOf("/");
  if (at < 0) return { name: address, words };
  const shortName = address.slice(at + 1);
  return { name: displayName(shortName), cast: address.slice(0, at) as Cast, shortName, words };
}

function findAppearances(shortName: string): Reference["appearances"] {
  const chapters = comicOf(castComic)?.chapters ?? [];
  const pages = findOwn(appearances, shortName) ?? {};
  return chapters.flatMap(({ number, title }) => {
    const drawn = pages[number];
    if (!drawn) return [];
    return [
      {
        chapter: nameChapter(number, title),
        path: to.page(castComic, { chapter: number, page: drawn[0]! }),
        pages: drawn.length === 1 ? "1 page" : `${drawn.length} pages`,
      },
    ];
  });
}
