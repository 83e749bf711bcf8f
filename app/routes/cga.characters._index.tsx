import type { MetaFunction } from "@remix-run/node";
import type { loadGuildCharacters } from "~/characters/cast.server";
import { listMeta } from "~/ui/paginate";

export { GuildRegister as default } from "~/characters/cast";
export { loadGuildCharacters as loader } from "~/characters/cast.server";

export const meta: MetaFunction<typeof loadGuildCharacters> = (args) =>
  listMeta(args, {
    title: "Guild members",
    section: "Caudalglen",
    description:
      "The register of the Caudalglen Guild of Adventurers: who answers the door, and what they carry.",
    keywords: ["guild", "adventurers", "Caudalglen"],
  });
