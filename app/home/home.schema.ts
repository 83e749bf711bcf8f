import { z } from "zod";

const suggestion = z.strictObject({
  to: z.string(),
  title: z.string(),
  line: z.string(),
  action: z.string(),
});

/** content/home.yaml. */
export const homeSchema = z.strictObject({ suggestions: z.array(suggestion).length(6) });
