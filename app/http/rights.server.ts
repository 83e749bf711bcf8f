import { env } from "~/env.server";

/** Whether models may not be trained on the content of the site. */
export const isTrainingDenied = env.AI_TRAINING === "denied";

/** Headers that deny training: X-Robots-Tag, and the TDMRep of the W3C for European law. */
export const rightsHeaders: Record<string, string> = isTrainingDenied
  ? { "X-Robots-Tag": "noai, noimageai", "tdm-reservation": "1" }
  : {};
