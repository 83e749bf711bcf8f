import { z } from "zod";
import { linkTarget, pagePath, picturePath } from "../content-names";

const suggestion = z.strictObject({
  to: pagePath,
  title: z.string(),
  line: z.string(),
  action: z.string(),
});

const banner = z.strictObject({
  /** Without it the banner is shown. */
  isOff: z.boolean().optional(),
  to: linkTarget,
  /** The first words, in bold. */
  start: z.string(),
  text: z.string(),
  action: z.string(),
  /** Its size is that of the file, in pixels. */
  picture: z
    .strictObject({
      path: picturePath,
      alt: z.string(),
      width: z.int().min(1),
      height: z.int().min(1),
    })
    .optional(),
});

export type HomeBanner = z.output<typeof banner>;

/** content/home.yaml. */
export const homeSchema = z.strictObject({
  /** In the tab, and for search engines and previews. */
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  lead: z.string(),
  banner,
  suggestions: z.array(suggestion).length(6),
});
