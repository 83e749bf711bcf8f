import { z } from "zod";
import { definesName } from "../content-names";

const gallery = z.strictObject({
  slug: definesName("gallery", z.enum(["fan-art", "commissions"])),
  title: z.string(),
  one: z.string(),
  line: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  isOwn: z.boolean(),
  /** The ids of example items by the folder of a commission type's example picture. */
  examples: z.record(z.string(), z.array(z.string())).optional(),
});

/** content/galleries.yaml: the galleries in display order. */
export const galleriesSchema = z.array(gallery);

export type Gallery = z.output<typeof gallery>;
