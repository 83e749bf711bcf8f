import { z } from "zod";

/** The addresses of the two casts. */
const casts = z.enum(["characters", "cga/characters"]);
export type Cast = z.output<typeof casts>;

const hexColor = z.string("must be in quotes").regex(/^#[\da-f]{6}$/, "must be as in #d9632b");

/** content/characters/palettes.yaml: the colors that a character is drawn in, by short name and place. */
export const palettesSchema = z.strictObject({
  palettes: z.record(z.string(), z.record(z.string(), hexColor)),
  /** What a favorite color looks like, by the words of a record in small letters. */
  colorsByName: z.record(z.string(), hexColor),
});

/** content/characters/drawing-terms.yaml: whether fans may draw a character, and what to observe. */
export const drawingTermsSchema = z.strictObject({
  /** What holds for everybody, by whose cast they are of. */
  drawingRules: z.record(casts, z.string()),
  /** The answers by short name: Chase's for the comic, the clerk's for the guild. */
  drawingTerms: z.record(z.string(), z.strictObject({ answer: z.string(), mind: z.string() })),
});

/** content/characters/appearances.yaml: the pages that a character is drawn on, by short name and chapter. */
export const appearancesSchema = z.strictObject({
  castComic: z.string(),
  appearances: z.record(
    z.string(),
    z.record(z.string().regex(/^\d+$/, "must be a chapter"), z.array(z.int().min(1)).min(1)),
  ),
});

const portrait = z.strictObject({
  /** The full figure; a member of the guild's as framed in its register. */
  figure: z.string(),
  /** The scene of the story; the guild has none. */
  scene: z.string().optional(),
});

/** content/characters/portraits.yaml: what the pictures of a character show, by short name. */
export const portraitsSchema = z.record(z.string(), portrait);

export type Portrait = z.output<typeof portrait>;

const kinds = ["family", "friends", "work", "trouble", "past"] as const;

const tie = z
  .strictObject({
    kind: z.enum(kinds),
    one: z.string(),
    other: z.string(),
    otherToOne: z.string(),
    oneToOther: z.string().optional(),
  })
  .refine(({ other, oneToOther }) => other.includes("/") === (oneToOther !== undefined), {
    path: ["oneToOther"],
    error: "must be there for somebody with a sheet, and for nobody else",
  });

/** content/characters/ties.yaml: who is who to whom. */
export const tiesSchema = z.strictObject({
  /** What a tie can be about, in the order of the map. */
  tieKinds: z.record(z.enum(kinds), z.string()),
  ties: z.array(tie),
});

/** content/characters/chasemagic.yaml: what the magic of the pendant costs. */
export const chasemagicSchema = z
  .strictObject({
    /** What the pendant holds when its bearer has slept well. */
    pendantCharges: z.int().min(1),
    chasemagicIntro: z.array(z.string()),
    magicCosts: z.array(
      z.strictObject({
        slug: z.string(),
        name: z.string(),
        charges: z.int().min(1),
        explanation: z.string(),
        example: z.string(),
      }),
    ),
    /** How far the charges go. */
    magicSums: z.array(z.strictObject({ parts: z.array(z.string()).min(1), line: z.string() })),
    magicNotes: z.array(z.string()),
  })
  .superRefine(({ pendantCharges, magicCosts, magicSums }, context) => {
    const costs = new Map(magicCosts.map(({ slug, charges }) => [slug, charges]));
    for (const [at, { parts }] of magicSums.entries()) {
      const sum = parts.reduce((all, part) => all + (costs.get(part) ?? Number.NaN), 0);
      const message = `must add up to ${pendantCharges} charges`;
      const path = ["magicSums", at, "parts"];
      if (sum !== pendantCharges) context.addIssue({ code: "custom", path, message });
    }
  });

/** A color of a character: where it is, and its code, six digits after a `#`. */
export type PaletteColor = readonly [where: string, hex: string];
