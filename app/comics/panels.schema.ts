import { z } from "zod";

const share = z.number().min(0).max(1);

const panel = z
  .strictObject({
    x: share,
    y: share,
    width: share,
    height: share,
    /** The corners of a panel that is no rectangle, as fractions of `width` and `height`. */
    corners: z
      .array(z.tuple([share, share]))
      .min(3)
      .optional(),
  })
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, {
    error: "must lie within the page",
  });

const MESSAGE = "must be none, or two panels and more";

/** content/panels/{comic}/{chapter}.yaml: panels in reading order, in fractions of a page. */
export const panelsSchema = z.record(
  z.string().regex(/^\d+$/, "must be the number of a page"),
  z.union([z.literal("none").transform(() => []), z.array(panel).min(2, MESSAGE)], {
    error: MESSAGE,
  }),
);

/** A panel: a rectangle in fractions of the comic page. */
export type PanelRect = z.output<typeof panel>;
