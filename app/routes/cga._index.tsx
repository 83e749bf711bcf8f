import type { MetaFunction } from "@remix-run/node";
import { GuildHall } from "~/guild/guild-hall";
import { pageMeta } from "~/document/page-meta";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Caudalglen Guild of Adventurers",
    description:
      "The house with no lock on its door: who keeps the Caudalglen Guild of Adventurers, its rules, and what it charges for geese.",
    keywords: ["guild", "adventurers", "Caudalglen"],
  });

export default function GuildHomePage() {
  return <GuildHall />;
}
