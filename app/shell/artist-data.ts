import type { Person, WebSite } from "schema-dts";
import { siteName } from "~/document/page-meta";
import { creator } from "~/document/structured-data";
import { fediverse, socialLinks } from "~content/links.yaml";

/** Structured data of the artist, with the artist's accounts. */
export function artistData(site: string): Exclude<Person, string> {
  const sameAs = [fediverse.href, ...socialLinks.map(({ href }) => href)];
  return { ...creator(site), sameAs };
}

/** Structured data of the site; search engines show its name. */
export function websiteData(site: string): Exclude<WebSite, string> {
  return { "@type": "WebSite", name: siteName, url: `${site}/`, creator: creator(site) };
}

/** The link that verifies this site for the artist's fediverse account. */
export const ownAccountLink = [{ rel: "me", href: fediverse.href }] as const;
