import { z } from "zod";

/** content/guild.yaml: the texts of /cga and /cga/contact. */
export const guildSchema = z.strictObject({
  intro: z.array(z.string()),
  /** The alternative text of the guild's photo. */
  photo: z.string(),
  houseRules: z.array(z.strictObject({ rule: z.string(), reason: z.string() })),
  fees: z.array(z.strictObject({ job: z.string(), fee: z.string() })),
  contact: z.strictObject({
    intro: z.string(),
    ways: z.array(z.strictObject({ name: z.string(), text: z.string() })),
    /** A note that the guild is fictional, but its artist is real. */
    outside: z.string(),
  }),
});
