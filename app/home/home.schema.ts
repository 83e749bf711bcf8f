import { z } from "zod";
import { linkTarget, pagePath, sizedPicture } from "../content-names";

const suggestion = z.strictObject({
  to: pagePath,
  title: z.string(),
  line: z.string(),
  action: z.string(),
});

const banner = z.strictObject({
  /** Hides the banner. */
  isOff: z.boolean().optional(),
  to: linkTarget,
  /** The first words of the banner, in bold. */
  start: z.string(),
  text: z.string(),
  action: z.string(),
  picture: sizedPicture.optional(),
});

export type HomeBanner = z.output<typeof banner>;

/** content/home.yaml: the banner, the title and the suggestions of the home page. */
export const homeSchema = z.strictObject({
  /** The title of the home page, also for search engines and previews. */
  title: z.string(),
  description: z.string(),
  heading: z.string(),
  lead: z.string(),
  banner,
  suggestions: z.array(suggestion).length(6),
});
