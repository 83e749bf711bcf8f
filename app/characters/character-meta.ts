import * as to from "~/addresses";
import type { MetaDescriptor } from "@remix-run/node";
import type { Thing } from "schema-dts";
import type { RenderedPage } from "~/document/page-handle";
import { pageMeta, siteName, type MetaArguments } from "~/document/page-meta";
import { pictureAddress } from "~/ui/picture-address";
import type { CharacterSheet } from "./sheet.server";

/** The meta tags of a character sheet. */
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

/** The structured data of a sheet. A person of schema.org is real, so the comic contains it as its character. */
export function characterData({
  data,
  site,
  pictures,
}: RenderedPage<CharacterSheet | undefined>): readonly Thing[] {
  if (!data) return [];
  const { name, preview, texts } = data;
  const { species, quote, gender } = texts;
  return [
    {
      "@type": "ComicSeries",
      name: siteName,
      url: site + to.ownComic,
      character: {
        "@type": "Person",
        name,
        description: [species, quote].filter(Boolean).join(": "),
        ...(gender && { gender }),
        image: pictureAddress(pictures, "desktop", preview, "medium"),
      },
    },
  ];
}
