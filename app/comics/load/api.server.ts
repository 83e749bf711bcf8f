import { z } from "zod";
import comics from "~content/comics.yaml";
import type { PageRef } from "~/page-ref";
import { cachePolicies } from "~/upstream/cache.server";
import { defineCall } from "~/upstream/call.server";
import {
  byPosition,
  list,
  recordEntries,
  optional,
  optionalDate,
  optionalLazyHtml,
  optionalLength,
  optionalText,
  text,
} from "~/upstream/fields.server";

const pageNumber = z.int().nonnegative();

const share = z.number().min(0).max(1);

/** A panel: a rectangle in fractions of the comic page, a description and a dialogue. */
const panel = z
  .object({ x: share, y: share, width: share, height: share, text: optionalText })
  .meta({ id: "Panel" });

/** The maximum number of panels of a comic page. Panels above this number are ignored. */
const MAX_PANELS = 40;

const page = z
  .object({
    imageId: text,
    width: optionalLength,
    height: optionalLength,
    commentary: optionalLazyHtml,
    panels: optional(list(panel, byPosition), []).transform((all) => all.slice(0, MAX_PANELS)),
    transcript: optionalLazyHtml,
    date: optionalDate,
  })
  .meta({ id: "ComicPage" });

/** A comic page as the upstream returns it. */
export type UpstreamPage = z.output<typeof page> & PageRef;

/** Fetches the reference of a comic's newest page. */
export const fetchLatest = defineCall("v1/comics/{comic}/latest", {
  schema: z
    .tuple([pageNumber, pageNumber])
    .rest(z.unknown())
    .transform(([chapter, page]) => ({ chapter, page }))
    .describe("The number of the chapter, and of the page."),
  cache: cachePolicies.current,
  examples: Object.keys(comics).map((comic) => ({ comic })),
});

const pageKey = z.string().regex(/^\d+$/).transform(Number);

/** Fetches the comic pages of a chapter in reading order; page numbers may have gaps. */
export const fetchChapter = defineCall("v1/comics/{comic}/chapters/{chapter}", {
  schema: recordEntries(pageKey, page)
    .refine((pages) => pages.length > 0, "no page fits")
    .transform((pages) =>
      pages
        .map(([page, entry]) => ({ ...entry, page }))
        .sort((one, other) => one.page - other.page),
    ),
  absent: [],
  cache: cachePolicies.story,
  examples: Object.keys(comics).map((comic) => ({ comic, chapter: 1 })),
});

/** The directions in which the upstream finds the next comic page. */
export const directions = ["first", "previous", "next", "latest"] as const;

/** Fetches the page in a direction; the answer has no `chapter` if the chapter is the same. */
export const fetchAdvance = defineCall(
  "v1/comics/{comic}/chapters/{chapter}/pages/{page}/advance/{direction}",
  {
    schema: z.object({ page: pageNumber, chapter: optional(pageNumber) }),
    cache: cachePolicies.current,
    async examples() {
      const [comic = ""] = Object.keys(comics);
      const pages = await fetchChapter({ comic, chapter: 1 });
      return directions.flatMap((direction) =>
        pages.map(({ page }) => ({ comic, chapter: 1, page, direction })),
      );
    },
  },
);
