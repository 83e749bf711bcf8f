import { z } from "zod";
import { definesName, referringTo } from "../content-names";

const patchNote = z.strictObject({
  version: z.string("must be in quotes").regex(/^\d+(?:\.\d+)+$/, "must be a version, as 0.13.3"),
  date: z.iso.date("must be a day such as 2026-12-04"),
  title: z.string().min(1),
  groups: z
    .array(
      z.strictObject({
        title: z.enum(["New", "Better", "Fixed", "Moved"]),
        changes: z.array(z.string().min(1)).min(1),
      }),
    )
    .min(1),
});

/** content/patch-notes.yaml: every version of this site, newest first. */
export const patchNotesSchema = z
  .array(patchNote)
  .min(1)
  .superRefine((notes, context) => {
    const { compare } = new Intl.Collator("en", { numeric: true });
    for (const [at, { version, date }] of notes.entries()) {
      const older = notes[at + 1];
      const report = (field: string, message: string) =>
        context.addIssue({ code: "custom", path: [at, field], message });
      if (older && compare(version, older.version) <= 0) report("version", "must be newest first");
      if (older && date <= older.date) report("date", "must be later than that of the one below");
    }
  });

/** A version of this site and its changes. */
export type PatchNote = z.output<typeof patchNote>;

const sticker = z.strictObject({
  /** The name of the sticker in the path of its picture, `stickers/{name}.png`. */
  name: referringTo(
    "picture",
    definesName(
      "sticker",
      z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, "must be small letters and hyphens"),
    ),
    (name) => `stickers/${name}.png`,
  ),
  /** The alternative text of the picture. */
  alt: z.string().min(1),
});

/** content/stickers.yaml: the stickers of "Chase & Vixy" in order, and older packs. */
export const stickersSchema = z.strictObject({
  stickers: z.array(sticker),
  /** Older packs that can still be installed, oldest first. */
  legacyPacks: z.array(
    z.strictObject({
      name: z.string(),
      years: z.string("must be in quotes"),
      /** A sentence about the pack. */
      line: z.string(),
      href: z.url(),
    }),
  ),
});
