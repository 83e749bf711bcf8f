import { z } from "zod";
import { naming, referringTo } from "../content-names";

/** The addresses of the two casts. */
const casts = z.enum(["characters", "cga/characters"]);
export type Cast = z.output<typeof casts>;

/** The short name of a character of either cast. */
const character = referringTo("character", z.string());

const hexColor = z.string("must be in quotes").regex(/^#[\da-f]{6}$/, "must be as in #d9632b");

/** content/characters/palettes.yaml: the colors that a character is drawn in, by short name and place. */
export const palettesSchema = z.strictObject({
  palettes: z.record(character, z.record(z.string(), hexColor)),
  /** Codes of favorite colors by their names in lower case. */
  colorsByName: z.record(z.string(), hexColor),
});

/** content/characters/drawing-terms.yaml: whether fans may draw a character, and what to observe. */
export const drawingTermsSchema = z.strictObject({
  /** The rules for all characters of a cast. */
  drawingRules: z.record(casts, z.string()),
  /** The answers by short name. */
  drawingTerms: z.record(character, z.strictObject({ answer: z.string(), mind: z.string() })),
});

/** content/characters/appearances.yaml: the pages that a character is drawn on, by short name and chapter. */
export const appearancesSchema = z.strictObject({
  castComic: referringTo("comic", z.string()),
  appearances: z.record(
    character,
    z.record(z.string().regex(/^\d+$/, "must be a chapter"), z.array(z.int().min(1)).min(1)),
  ),
});

const portrait = z.strictObject({
  /** Who it is, in a few words. */
  line: z.string().optional(),
  /** The picture of the full figure. */
  figure: z.string(),
  /** The scene of the story; the guild has none. */
  scene: z.string().optional(),
});

/** content/characters/portraits.yaml: who a character is, and what the pictures show, by short name. */
export const portraitsSchema = z.record(character, portrait);

export type PortraitTexts = z.output<typeof portrait>;

const kinds = ["family", "friends", "work", "trouble", "past"] as const;

/** The address of a sheet, such as `characters/vixy`, or the name of somebody without one. */
const somebody = referringTo("page", z.string(), (name) => (name.includes("/") ? `/${name}` : "/"));

const tie = naming(
  "tie",
  z
    .strictObject({
      kind: z.enum(kinds),
      one: somebody,
      other: somebody,
      otherToOne: z.string(),
      oneToOther: z.string().optional(),
    })
    .refine(({ other, oneToOther }) => other.includes("/") === (oneToOther !== undefined), {
      path: ["oneToOther"],
      error: "must be there for somebody with a sheet, and for nobody else",
    }),
  ({ one, other }) => [one, other].sort().join(" and "),
);

/** content/characters/ties.yaml: relations between characters. */
export const tiesSchema = z.strictObject({
  /** The titles of the kinds, in the order of the page. */
  tieKinds: z.record(z.enum(kinds), z.string()),
  ties: z.array(tie),
});

/** A color of a character: the part of the body or the dress, and its hex code. */
export type PaletteColor = readonly [where: string, hex: string];
