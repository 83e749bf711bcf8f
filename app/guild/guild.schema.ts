import { z } from "zod";

/** content/guild.yaml: the texts of /cga and /cga/contact. */
export const guildSchema = z.strictObject({
  intro: z.array(z.string()),
  /** What the picture of the guild shows. */
  photo: z.string(),
  houseRules: z.array(z.strictObject({ rule: z.string(), reason: z.string() })),
  fees: z.array(z.strictObject({ job: z.string(), fee: z.string() })),
  contact: z.strictObject({
    intro: z.string(),
    ways: z.array(z.strictObject({ name: z.string(), text: z.string() })),
    /** The guild is fictional; its artist is not. */
    outside: z.string(),
  }),
});
