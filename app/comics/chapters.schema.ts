import { z } from "zod";
import { definesName } from "../content-names";

const chapter = z.strictObject({ number: z.int().min(1), title: z.string().min(1) });

const comic = z
  .strictObject({
    title: z.string().min(1),
    tagline: z.string(),
    description: z.string(),
    /** The first text of the landing page; returning readers see their bookmark instead. */
    opening: z
      .string()
      .min(1)
      .max(64, "must have at most 64 letters, because it stands on one line")
      .optional(),
    /** Paragraphs about the comic for the landing page. */
    about: z.array(z.string().min(1)).optional(),
    /** Keywords of the comic for search engines. */
    keywords: z.array(z.string().min(1)).optional(),
    /** The announced chapters; the upstream has the pages of the chapters. */
    chapters: z.array(chapter).min(1),
    /** The number of the chapter that the landing page opens first. */
    defaultChapter: z.int(),
    /** The day on which the artist will publish the next comic page; a past day is ignored. */
    nextPage: z.iso.date("must be a day such as 2026-12-04").optional(),
    /** Width and height of the drawings in any unit, which reserve the space of pictures. */
    pageShape: z.strictObject({ width: z.number().positive(), height: z.number().positive() }),
  })
  .superRefine(({ chapters, defaultChapter }, context) => {
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    const numbers = chapters.map(({ number }) => number);
    const wrong = numbers.findIndex((number, at) => number !== at + 1);
    if (wrong >= 0) report(["chapters", wrong, "number"], `must be ${wrong + 1}, in order`);
    if (!numbers.includes(defaultChapter)) {
      report(["defaultChapter"], "must be one of the chapters");
    }
  });

/** content/comics.yaml: the comics of this site, by slug. */
export const comicsSchema = z
  .record(definesName("comic", z.string()), comic)
  .transform((comics) => {
    const entries = Object.entries(comics);
    return Object.fromEntries(
      entries.map(([slug, comic]): [string, Comic] => [slug, { slug, ...comic }]),
    );
  });

export type Comic = z.output<typeof comic> & { slug: string };
