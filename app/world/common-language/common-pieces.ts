import { glyphs, type GlyphKey } from "./glyphs";
import { plain, type Written } from "./name";
import { toBase8 } from "./numbers";
import { toCommon } from "./spelling";
import {
  borrowedLetters,
  letters,
  modifiers,
  numberExamples,
  numerals,
  spellingRules,
  type CommonLetter,
  type SectionBlock,
  type SpellingRule,
} from "./lessons";

const asWritten = (glyph: GlyphKey, ...marks: GlyphKey[]): Written => ({ glyph, marks });

/** Each mark on a word that wears it, as its text describes. */
export const modifierExamples: Readonly<Record<string, { latin: string; line: Written[] }>> = {
  ear: {
    latin: "Snow",
    line: [asWritten("s", "ear"), ...plain(["n", "o", "w"])],
  },
  twin: {
    latin: "Quill",
    line: [asWritten("k", "ear"), ...plain(["w", "i"]), asWritten("l", "twin")],
  },
  breath: {
    latin: "thistle",
    line: [asWritten("t", "breath"), ...plain(["i", "s", "t", "l", "e"])],
  },
  whisker: {
    latin: "Šarn's",
    line: [asWritten("sh", "ear"), ...plain(["a", "r", "n", "whisker"])],
  },
};

/** The letters of a kind, in alphabet order. */
export function lettersOf(which: "all" | CommonLetter["kind"]): CommonLetter[] {
  return letters.filter(({ kind }) => which === "all" || kind === which);
}

/** The spelling rules for Latin letters that Common has none of its own for. */
export const borrowings: readonly SpellingRule[] = spellingRules.filter(
  ({ latin }) => latin !== "ch" && borrowedLetters.some((letter) => latin.startsWith(letter)),
);

/** The word of a rule's example, `ice: i s e`. */
export function exampleWord({ example }: SpellingRule): string {
  return example.split(":")[0] ?? example;
}

/** The figures of a number as characters. */
export function figuresOf(value: number | readonly number[]): GlyphKey[] {
  const figures = typeof value === "number" ? toBase8(value) : value;
  return figures.map((figure) => String(figure) as GlyphKey);
}

/** The marks that a name stands for: "the burrow" is two, one going in and one coming out. */
export function marksNamed(name: string): GlyphKey[] {
  return (Object.keys(glyphs) as GlyphKey[]).filter(
    (key) => glyphs[key].name === name || glyphs[key].name.startsWith(`${name},`),
  );
}

/** The characters that a block draws. */
export function glyphsOf(block: SectionBlock): GlyphKey[] {
  switch (block.kind) {
    case "letters":
      return lettersOf(block.which).map(({ value }) => value);
    case "modifiers":
      return [
        ...modifiers.map(({ slug }) => slug as GlyphKey),
        ...Object.values(modifierExamples).flatMap(({ line }) =>
          line.flatMap(({ glyph, marks }) => [glyph, ...marks]),
        ),
      ];
    case "borrowings":
      return borrowings.flatMap((rule) => [...rule.letters, ...toCommon(exampleWord(rule))]);
    case "numerals":
      return figuresOf(numerals.map(({ value }) => value));
    case "places":
      return figuresOf([0, 1]);
    case "numberExamples":
      return numberExamples.flatMap(({ value }) => figuresOf(value));
    case "sample":
      return toCommon(block.latin);
    case "table":
      return block.rows.flat().flatMap(marksNamed);
    default:
      return [];
  }
}
