import type { MetaDescriptor } from "@remix-run/node";
import { pageMeta, type MetaArguments } from "~/document/page-meta";
import type { CharacterSheet } from "./sheet.server";

export function characterMeta(args: MetaArguments & { data?: CharacterSheet }): MetaDescriptor[] {
  if (!args.data) return [];
  const { cast, name, preview, portrait, texts } = args.data;
  const { quote, species } = texts;
  const isGuild = cast === "cga/characters";
  const title = species ? `${name} (${species})` : name;
  return pageMeta(args, {
    title: name,
    section: isGuild ? "Caudalglen" : "Characters",
    description: quote ? `${title}: “${quote}”` : `${title}, a character of Talechasers.`,
    keywords: ["character sheet", ...(species ? [species] : [])],
    type: "article",
    image: { path: preview, alt: isGuild ? portrait.figure : portrait.scene },
  });
}
