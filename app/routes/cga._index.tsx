import { fixedMeta } from "~/ui/fixed-meta";

export { GuildHall as default } from "~/guild/guild-hall";

export const meta = fixedMeta({
  title: "Caudalglen Guild of Adventurers",
  description:
    "The house with no lock on its door: who keeps the Caudalglen Guild of Adventurers, its rules, and what it charges for geese.",
  keywords: ["guild", "adventurers", "Caudalglen"],
});
