import { z } from "zod";
import { definesName, picturePath } from "../content-names";

/** The front matter of a Markdown page. */
export const frontMatterSchema = z.strictObject({
  title: z.string(),
  section: z.string().optional(),
  description: definesName("page description", z.string()),
  keywords: z.array(z.string()).optional(),
  /** The preview image of the page. */
  image: z.strictObject({ path: picturePath, alt: z.string() }).optional(),
  /** The name of the page in breadcrumbs, as in `PageHandle`. */
  crumb: z.string().optional(),
  frames: z.array(z.url()).optional(),
});

export type FrontMatter = z.output<typeof frontMatterSchema>;
