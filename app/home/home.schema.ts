import { z } from "zod";
import { pagePath } from "../content-names";

const suggestion = z.strictObject({
  to: pagePath,
  title: z.string(),
  line: z.string(),
  action: z.string(),
});

/** content/home.yaml. */
export const homeSchema = z.strictObject({ suggestions: z.array(suggestion).length(6) });
