import type { Person } from "schema-dts";
import { creator } from "~/document/structured-data";
import { fediverse, socialLinks } from "~content/links.yaml";

/** Structured data of the artist, with his accounts. */
export function artistData(site: string): Exclude<Person, string> {
  return {
    ...creator(site),
    description: "A fox who draws and streams: the webcomic Talechasers, and the world of Casarok.",
    sameAs: [fediverse.href, ...socialLinks.map(({ href }) => href)],
  };
}

/** The link that verifies this site for the account in the fediverse. */
export const ownAccountLink = [{ rel: "me", href: fediverse.href }] as const;
