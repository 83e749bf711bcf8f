import type { MetaDescriptor } from "@remix-run/node";
import { pageMeta, type MetaArguments } from "./page-meta";

/** What a character's meta tags are made of. */
export interface DescribedCharacter {
  name: string;
  preview: string;
  character: { quote: string; species: string; gender: string };
}

/** The meta tags of a character sheet, with the character as a schema.org Person. */
export function characterMeta(
  args: MetaArguments,
  { name, preview, character: { quote, species, gender } }: DescribedCharacter,
): MetaDescriptor[] {
  const what = species ? `${name}, ${species.toLowerCase()}` : name;
  return [
    ...pageMeta(args, {
      title: name,
      description: quote ? `${what}: “${quote}”` : `${what}, a character of Talechasers.`,
      keywords: ["character sheet", ...(species ? [species] : [])],
      type: "article",
      image: { url: preview, alt: name },
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
