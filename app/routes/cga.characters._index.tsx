import { fixedMeta } from "~/ui/fixed-meta";

export { GuildRegister as default } from "~/characters/cast";
export { loadGuildCharacters as loader } from "~/characters/cast.server";

export const meta = fixedMeta({
  title: "Guild members",
  section: "Caudalglen",
  description:
    "The register of the Caudalglen Guild of Adventurers: who answers the door, and what they carry.",
  keywords: ["guild", "adventurers", "Caudalglen"],
});
