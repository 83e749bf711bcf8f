import { z } from "zod";
import { definesName, referringTo } from "../content-names";

/** The characters of the comic and the guild's characters, named by their address prefixes. */
const casts = z.enum(["characters", "cga/characters"]);
export type Cast = z.output<typeof casts>;

/** The short name of a character of either cast. */
const character = referringTo("character", z.string());

const hexColor = z.string("must be in quotes").regex(/^#[\da-f]{6}$/, "must be as in #d9632b");

/** content/characters/palettes.yaml: colors by the character's short name and part of the body. */
export const palettesSchema = z.strictObject({
  palettes: z.record(character, z.record(z.string(), hexColor)),
  /** Hex codes of favorite colors, by lower-case names. */
  colorsByName: z.record(z.string(), hexColor),
});

/** content/characters/drawing-terms.yaml: the terms under which fans may draw a character. */
export const drawingTermsSchema = z.strictObject({
  /** Rules for drawings of all characters of a cast. */
  drawingRules: z.record(casts, z.string()),
  /** Whether and how fans may draw each character, by short name. */
  drawingTerms: z.record(character, z.strictObject({ answer: z.string(), mind: z.string() })),
});

/** content/characters/appearances.yaml: comic pages with each character, by chapter. */
export const appearancesSchema = z.strictObject({
  castComic: referringTo("comic", z.string()),
  appearances: z.record(
    character,
    z.record(z.string().regex(/^\d+$/, "must be a chapter"), z.array(z.int().min(1)).min(1)),
  ),
});

const portrait = z.strictObject({
  /** Describes the character in a few words. */
  line: z.string().optional(),
  /** Describes the full-figure picture. */
  figure: z.string(),
  /** Describes the picture of the character in a scene; guild members have no such picture. */
  scene: z.string().optional(),
});

/** content/characters/portraits.yaml: descriptions of characters and of portraits. */
export const portraitsSchema = z.record(character, portrait);

/** The descriptions of a character and of the character's pictures. */
export type PortraitTexts = z.output<typeof portrait>;

const kinds = ["family", "friends", "work", "trouble", "past"] as const;

/** The address of a sheet, such as `characters/vixy`, or the name of a person without sheet. */
const somebody = referringTo("page", z.string(), (name) => (name.includes("/") ? `/${name}` : "/"));

const tie = definesName(
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
  /** Titles of the kinds of relations, in display order. */
  tieKinds: z.record(z.enum(kinds), z.string()),
  ties: z.array(tie),
});

/** A color of a character: the part of the body or the clothing, and its hex code. */
export type PaletteColor = readonly [where: string, hex: string];
