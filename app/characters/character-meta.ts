import type { MetaDescriptor } from "@remix-run/node";
import type { Thing } from "schema-dts";
import type { CharacterWords } from "./api.server";
import type { WrittenPage } from "~/document/page-handle";
import { pageMeta, siteName, type MetaArguments } from "~/document/page-meta";

/** What a character's meta tags are made of. */
export interface DescribedCharacter {
  name: string;
  preview: string;
  words: CharacterWords;
}

/**
 * The meta tags of a character sheet.
 *
 * @param section whose cast the character is of
 * @param previewAlt what the preview picture shows
 */
export function characterMeta(
  args: MetaArguments,
  section: "Characters" | "Caudalglen",
  { name, preview, words: { quote, species } }: DescribedCharacter,
  previewAlt: string,
): MetaDescriptor[] {
  const what = species ? `${name} (${species})` : name;
  return pageMeta(args, {
    title: name,
    section,
    description: quote ? `${what}: “${quote}”` : `${what}, a character of Talechasers.`,
    keywords: ["character sheet", ...(species ? [species] : [])],
    type: "article",
    image: { url: preview, alt: previewAlt },
  });
}

/**
 * A character as what it is, somebody in a comic: by themselves, schema.org's persons are people who live.
 */
export function characterData({
  data,
  site,
}: WrittenPage<DescribedCharacter | undefined>): readonly Thing[] {
  if (!data) return [];
  const { name, preview, words } = data;
  const { species, quote, gender } = words;
  return [
    {
      "@type": "ComicSeries",
      name: siteName,
      url: `${site}/comics/talechasers`,
      character: {
        "@type": "Person",
        name,
        description: [species, quote].filter(Boolean).join(": "),
        ...(gender && { gender }),
        image: new URL(preview, site).href,
      },
    },
  ];
}
