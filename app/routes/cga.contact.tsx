import { fixedMeta } from "~/ui/fixed-meta";

export { GuildContact as default } from "~/guild/guild-contact";

export const meta = fixedMeta({
  title: "Contact the guild",
  section: "Caudalglen",
  description: "Four ways to reach the Caudalglen Guild of Adventurers, one of them a bell.",
  keywords: ["guild", "contact", "Caudalglen"],
});
