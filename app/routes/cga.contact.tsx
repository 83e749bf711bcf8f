import type { MetaFunction } from "@remix-run/node";
import { GuildContact } from "~/guild/guild-contact";
import { pageMeta } from "~/document/page-meta";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Contact the guild",
    section: "Caudalglen",
    description: "Four ways to reach the Caudalglen Guild of Adventurers, one of them a bell.",
    keywords: ["guild", "contact", "Caudalglen"],
  });

export default function GuildContactPage() {
  return <GuildContact />;
}
