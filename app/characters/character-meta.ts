import type { MetaDescriptor } from "@remix-run/node";
import type { CharacterWords } from "./api.server";
import { pageMeta, type MetaArguments } from "~/document/page-meta";

/** What a character's meta tags are made of. */
export interface DescribedCharacter {
  name: string;
  preview: string;
  words: CharacterWords;
}

/**
 * The meta tags of a character sheet, with the character as a schema.org Person.
 *
 * @param section whose cast the character is of
 * @param previewAlt what the preview picture shows
 */
export function characterMeta(
  args: MetaArguments,
  section: "Characters" | "Caudalglen",
  { name, preview, words: { quote, species, gender } }: DescribedCharacter,
  previewAlt: string,
): MetaDescriptor[] {
  const what = species ? `${name} (${species})` : name;
  return [
    ...pageMeta(args, {
      title: name,
      section,
      description: quote ? `${what}: “${quote}”` : `${what}, a character of Talechasers.`,
      keywords: ["character sheet", ...(species ? [species] : [])],
      type: "article",
      image: { url: preview, alt: previewAlt },
    }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "Person",
        name,
        description: [species, quote].filter(Boolean).join(": "),
        ...(gender && { gender }),
        subjectOf: { "@type": "ComicSeries", name: "Talechasers" },
      },
    },
  ];
}
