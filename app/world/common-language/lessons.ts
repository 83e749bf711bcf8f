/**
 * The Common script of Casarok: its letters, numerals, and the eight sections of /world/languages/common.
 *
 * 25 letters: 20 consonants and 5 vowels. Two of the consonants, CH and SH, are written with two letters in the Latin
 * alphabet; three Latin letters, C, Q and X, have no letter of their own and are spelled with borrowed ones. So
 * 26 − 3 + 2 = 25.
 */

type CommonVowel = "a" | "e" | "i" | "o" | "u";
type CommonConsonant =
  | "b"
  | "ch"
  | "d"
  | "f"
  | "g"
  | "h"
  | "j"
  | "k"
  | "l"
  | "m"
  | "n"
  | "p"
  | "r"
  | "s"
  | "sh"
  | "t"
  | "v"
  | "w"
  | "y"
  | "z";
export type CommonLetterValue = CommonConsonant | CommonVowel;

/** One letter: its value in Latin writing, its name in Common, its sound, and an everyday word that has it. */
export interface CommonLetter {
  value: CommonLetterValue;
  kind: "consonant" | "vowel";
  name: string;
  sound: string;
  example: string;
}

/** In alphabet order. */
export const letters: readonly CommonLetter[] = [
  {
    value: "a",
    kind: "vowel",
    name: "ahn",
    sound: "short as in badger, long as in tale",
    example: "paw",
  },
  { value: "b", kind: "consonant", name: "bramm", sound: "b as in bear", example: "Bluerock" },
  { value: "ch", kind: "consonant", name: "chirr", sound: "ch as in church", example: "Chase" },
  { value: "d", kind: "consonant", name: "den", sound: "d as in dusk", example: "drake" },
  {
    value: "e",
    kind: "vowel",
    name: "enn",
    sound: "short as in den, long as in tree",
    example: "ember",
  },
  { value: "f", kind: "consonant", name: "fenn", sound: "f as in feather", example: "frost" },
  {
    value: "g",
    kind: "consonant",
    name: "glen",
    sound: "g as in goose, always hard",
    example: "Garrick",
  },
  { value: "h", kind: "consonant", name: "hush", sound: "h as in hare", example: "hearth" },
  {
    value: "i",
    kind: "vowel",
    name: "inn",
    sound: "short as in drift, long as in night",
    example: "ink",
  },
  { value: "j", kind: "consonant", name: "jarr", sound: "j as in jackal", example: "injuja" },
  { value: "k", kind: "consonant", name: "kist", sound: "k as in kettle", example: "Kelda" },
  { value: "l", kind: "consonant", name: "lumm", sound: "l as in lantern", example: "Liss" },
  { value: "m", kind: "consonant", name: "mere", sound: "m as in moth", example: "moon" },
  { value: "n", kind: "consonant", name: "nob", sound: "n as in north", example: "noon" },
  {
    value: "o",
    kind: "vowel",
    name: "orr",
    sound: "short as in fox, long as in road",
    example: "Orrun",
  },
  { value: "p", kind: "consonant", name: "pad", sound: "p as in paw", example: "Pim" },
  {
    value: "r",
    kind: "consonant",
    name: "rill",
    sound: "r as in raft, lightly rolled",
    example: "Ruby",
  },
  { value: "s", kind: "consonant", name: "sel", sound: "s as in sun", example: "Snow" },
  {
    value: "sh",
    kind: "consonant",
    name: "shay",
    sound: "sh as in shiver; š in old names",
    example: "Šarn",
  },
  { value: "t", kind: "consonant", name: "tarn", sound: "t as in tale", example: "Tamsin" },
  {
    value: "u",
    kind: "vowel",
    name: "umm",
    sound: "short as in mud, long as in blue",
    example: "Underbough",
  },
  { value: "v", kind: "consonant", name: "vesh", sound: "v as in river", example: "Vixy" },
  { value: "w", kind: "consonant", name: "wick", sound: "w as in wolf", example: "Wren" },
  {
    value: "y",
    kind: "consonant",
    name: "yarl",
    sound: "y as in yew; i at the end of a word",
    example: "yard",
  },
  { value: "z", kind: "consonant", name: "zim", sound: "z as in haze", example: "zap" },
];

/**
 * How Latin writing is spelled in Common, tried in this order at each place of a word; the first rule that fits wins.
 * Accents are folded away first, except that of š. Whatever fits no rule and is no letter shows as a question mark.
 */
export interface SpellingRule {
  latin: string;
  /** Applies only before one of these letters. */
  before?: readonly string[];
  /** Applies only at the start of a word. */
  atStart?: true;
  letters: readonly CommonLetterValue[];
  note: string;
  example: string;
}

export const spellingRules: readonly SpellingRule[] = [
  { latin: "sh", letters: ["sh"], note: "One letter, shay.", example: "hush: h u sh" },
  { latin: "š", letters: ["sh"], note: "The old way of writing shay.", example: "Šarn: sh a r n" },
  { latin: "ch", letters: ["ch"], note: "One letter, chirr.", example: "Chase: ch a s e" },
  { latin: "ck", letters: ["k"], note: "The c before k falls silent.", example: "Wick: w i k" },
  {
    latin: "c",
    before: ["e", "i", "y"],
    letters: ["s"],
    note: "Borrowed from sel.",
    example: "ice: i s e",
  },
  { latin: "c", letters: ["k"], note: "Borrowed from kist.", example: "Casarok: k a s a r o k" },
  {
    latin: "qu",
    letters: ["k", "w"],
    note: "Borrowed from kist and wick.",
    example: "Quill: k w i l l",
  },
  { latin: "q", letters: ["k"], note: "Borrowed from kist. Rare alone.", example: "q: k" },
  {
    latin: "x",
    atStart: true,
    letters: ["z"],
    note: "Borrowed from zim.",
    example: "xylophone: z y l o p h o n e",
  },
  {
    latin: "x",
    letters: ["k", "s"],
    note: "Borrowed from kist and sel.",
    example: "Vixy: v i k s y",
  },
];

/** Latin letters with no Common letter of their own. */
export const borrowedLetters = ["c", "q", "x"] as const;

/** A mark added to a letter. */
export interface Modifier {
  slug: string;
  name: string;
  look: string;
  use: string;
  example: string;
}

export const modifiers: readonly Modifier[] = [
  {
    slug: "ear",
    name: "The ear",
    look: "a small upright tick over the first letter",
    use: "Marks a name. Common has no capitals; a name pricks up one ear.",
    example: "Snow, with an ear, is a person. Without one it is weather.",
  },
  {
    slug: "twin",
    name: "The twin",
    look: "a dot beneath a letter",
    use: "Doubles the letter, so that it need not be written twice.",
    example: "Ll in Quill is one lumm with a dot.",
  },
  {
    slug: "breath",
    name: "The breath",
    look: "a short wave to the right of a letter",
    use: "Softens a consonant with a breath of air: t becomes th, w becomes wh, p becomes ph.",
    example: "Thistle begins with tarn and a breath.",
  },
  {
    slug: "whisker",
    name: "The whisker",
    look: "a long thin stroke from the last letter",
    use: "Shows belonging, where Latin writing has an apostrophe and s.",
    example: "Šarn's Hound: the whisker reaches from Šarn to his dog.",
  },
];

export const numerals: readonly {
  value: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  name: string;
  gesture: string;
}[] = [
  { value: 0, name: "hol", gesture: "a closed paw, with nothing in it" },
  { value: 1, name: "in", gesture: "one finger" },
  { value: 2, name: "ba", gesture: "two fingers" },
  { value: 3, name: "ter", gesture: "three fingers" },
  { value: 4, name: "paw", gesture: "one whole paw" },
  { value: 5, name: "pawin", gesture: "a paw, and one finger of the other" },
  { value: 6, name: "pawba", gesture: "a paw and two" },
  { value: 7, name: "pawter", gesture: "a paw and three; the last number before you run out" },
];

/** Names of the places: 1, 8, 64, 512, 4096. */
export const numberPlaces: readonly {
  base8: string;
  value: number;
  name: string;
  meaning: string;
}[] = [
  { base8: "10", value: 8, name: "span", meaning: "two paws held up together" },
  { base8: "100", value: 64, name: "pack", meaning: "as many as can share one hall" },
  { base8: "1000", value: 512, name: "host", meaning: "as many as can hear one bell" },
  { base8: "10000", value: 4096, name: "sky", meaning: "the stars anyone has bothered to count" },
];

/** Worked examples; `spoken` is the number read aloud. */
export const numberExamples: readonly {
  value: number;
  base8: string;
  spoken: string;
  what: string;
}[] = [
  { value: 8, base8: "10", spoken: "in span", what: "the fingers of two paws" },
  { value: 10, base8: "12", spoken: "in span ba", what: "charges in Isolde's pendant" },
  { value: 12, base8: "14", spoken: "in span paw", what: "the elements" },
  { value: 25, base8: "31", spoken: "ter span in", what: "letters of the alphabet" },
  { value: 26, base8: "32", spoken: "ter span ba", what: "Chase's age" },
  { value: 64, base8: "100", spoken: "in pack", what: "bits in a sun, the gold coin" },
  {
    value: 160,
    base8: "240",
    spoken: "ba pack paw span",
    what: "years since the guild's door was opened",
  },
  {
    value: 412,
    base8: "634",
    spoken: "pawba pack ter span paw",
    what: "this year, after the Sundering",
  },
  { value: 1536, base8: "3000", spoken: "ter host", what: "the last year of the Old Reckoning" },
];

/** One piece of a section. `letters` and `numerals` ask the page to draw the characters. */
export type SectionBlock =
  | { kind: "p"; text: string }
  | { kind: "h"; text: string }
  | { kind: "list"; items: readonly string[] }
  | {
      kind: "table";
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    }
  | { kind: "letters"; which: "all" | "consonant" | "vowel" }
  | { kind: "modifiers" }
  | { kind: "borrowings" }
  | { kind: "numerals" }
  | { kind: "places" }
  | { kind: "numberExamples" }
  | { kind: "sample"; latin: string; caption: string };

export interface LanguageSection {
  slug:
    | "introduction"
    | "alphabet"
    | "modifiers"
    | "vowels"
    | "syntax-and-punctuation"
    | "borrowed-letters"
    | "numerals"
    | "further-numbering";
  label: string;
  blocks: readonly SectionBlock[];
}

export const defaultSection: LanguageSection["slug"] = "introduction";

/** The eight sections, in the order of the selector. */
export const sections: readonly LanguageSection[] = [
  {
    slug: "introduction",
    label: "Introduction",
    blocks: [
      {
        kind: "p",
        text: "Common is the script of market boards, ferry tickets and love letters. It was drawn up in the Age of Roads, at a market where traders of nine peoples had fallen out over a bill for onions that no two of them could read alike. They agreed on the letters in one week. The onions were never settled.",
      },
      {
        kind: "p",
        text: "Their rule was that any paw must be able to write it: thumb or no thumb, quill, claw or stick in the mud. So every letter is made of at most three strokes, no stroke crosses back over another, and a slip of the wrist never turns one letter into its neighbor.",
      },
      {
        kind: "p",
        text: "There are 25 letters, 20 of them consonants and 5 vowels, and eight numerals. It runs from left to right. It is spelled by ear, more or less, and by habit where the ear has since moved on.",
      },
      {
        kind: "sample",
        latin: "Every tale has a door",
        caption: "Every tale has a door. Carved over the archive at Bluerock.",
      },
    ],
  },
  {
    slug: "alphabet",
    label: "Alphabet",
    blocks: [
      {
        kind: "p",
        text: "The letters are named for things a child would know: den, hush, kist (a chest), tarn. Children chant them in walking order, a letter to each step, and reach the well by zim.",
      },
      { kind: "letters", which: "all" },
      { kind: "h", text: "Consonants" },
      {
        kind: "p",
        text: "Consonants stand tall and have their weight at the foot. Chirr and shay are single letters in Common, though Latin writing needs two for each. Glen is always hard, as in goose. A soft g is heard as jarr, and careful writers use that.",
      },
      { kind: "letters", which: "consonant" },
    ],
  },
  {
    slug: "modifiers",
    label: "Modifiers",
    blocks: [
      {
        kind: "p",
        text: "Four small marks do the work of many letters. They are added after the word is written, from left to right, and leaving one out is a common fault and seldom a serious one.",
      },
      { kind: "modifiers" },
      {
        kind: "p",
        text: "A letter may wear two marks, never three. Where three would be needed the word is thought to be showing off, and is spelled out in full.",
      },
    ],
  },
  {
    slug: "vowels",
    label: "Vowels",
    blocks: [
      {
        kind: "p",
        text: "The five vowels are round where the consonants are straight, and half their height. In a line of writing they sit between the tall letters like stones in a stream.",
      },
      { kind: "letters", which: "vowel" },
      { kind: "h", text: "Short, long and sleeping" },
      {
        kind: "list",
        items: [
          "A vowel is short before a single closing consonant, as in den.",
          "It is long when a sleeping e follows the consonant, as in tale. The e makes no sound; it lies at the door and holds it open.",
          "Two vowels side by side are said as one, starting with the first and leaning toward the second, as in road.",
          "At the end of a word yarl stands in for a vowel and sounds like inn, as in Vixy.",
        ],
      },
    ],
  },
  {
    slug: "syntax-and-punctuation",
    label: "Syntax and punctuation",
    blocks: [
      {
        kind: "p",
        text: "A sentence names first whoever is doing something, then what they do, then to whom. Polite writers put the other person before themselves wherever the sense allows it. A list runs from the smallest thing to the largest.",
      },
      { kind: "p", text: "The marks between words take their names from how a listener looks." },
      {
        kind: "table",
        caption: "Marks and their names",
        head: ["Mark", "Name", "Where Latin writing has"],
        rows: [
          ["two dots, one over the other", "the sit", "a full stop"],
          ["one low dot", "the glance", "a comma"],
          [
            "a hook, before the sentence",
            "the tilt",
            "a question mark; a reader should know from the start that they will be asked",
          ],
          ["a rising stroke, before the sentence", "the pounce", "an exclamation mark"],
          ["two facing curves", "the burrow", "quotation marks, or brackets; context tells"],
          ["a long wavy line", "the tail", "a dash, or words left unsaid"],
        ],
      },
      {
        kind: "p",
        text: "Words are set apart by a space as wide as a claw. Lovers and lawyers leave wider ones.",
      },
    ],
  },
  {
    slug: "borrowed-letters",
    label: "Special Notes",
    blocks: [
      {
        kind: "p",
        text: "Three Latin letters, C, Q and X, have no letter of their own. Words that need them borrow from others, and the borrowing follows the sound.",
      },
      { kind: "borrowings" },
      {
        kind: "p",
        text: "Signs that Common does not know at all are written as the tilt standing alone, which on these pages shows as a question mark. A scribe who puts three of them in a row is telling you something about the original.",
      },
      {
        kind: "p",
        text: "One caution about the tool on this page: a scribe spells by ear, and it can only spell by eye. It will give you the letters of your name as you write them. If your name is not said the way it is spelled, you have the authority to correct it.",
      },
    ],
  },
  {
    slug: "numerals",
    label: "Numerals",
    blocks: [
      {
        kind: "p",
        text: "Folk count on the fingers of two paws, four to each, so Common has eight numerals, 0 to 7, and no eight: when both paws are full you put them down and remember that you did.",
      },
      { kind: "numerals" },
      {
        kind: "p",
        text: "Numerals are drawn as fingers: strokes from a base line, with a bar across at four for a whole paw. The sign for hol is a closed circle. An open one is considered careless, as things might fall in.",
      },
    ],
  },
  {
    slug: "further-numbering",
    label: "Further numbering",
    blocks: [
      {
        kind: "p",
        text: "Past pawter the figures move one place to the left. Each place is worth eight of the place on its right, and has a name.",
      },
      { kind: "places" },
      {
        kind: "p",
        text: "To read a number aloud, say each figure and then its place, largest first, leaving out any place that is hol.",
      },
      { kind: "numberExamples" },
      { kind: "h", text: "Money, halves and quarrels" },
      {
        kind: "list",
        items: [
          "Coins go by eights. Eight bits make a crescent, and eight crescents make a sun.",
          "Parts of a whole are written after a low dot, each place an eighth of the one before, so that a half is 0.4 and a quarter 0.2.",
          "A debt is written with the ear laid flat along the top. Badgerfolk call this a sulking number.",
          "For counting in order, the first takes an ear like a name, and so do all the rest: the second, the third. Each is somebody.",
        ],
      },
    ],
  },
];
