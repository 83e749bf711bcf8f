import type { Person, WebSite } from "schema-dts";
import { siteName } from "~/document/page-meta";
import { creator } from "~/document/structured-data";
import { fediverse, socialLinks } from "~content/links.yaml";

/** Returns structured data of the artist with the artist's accounts. */
export function artistData(site: string): Exclude<Person, string> {
  const sameAs = [fediverse.href, ...socialLinks.map(({ href }) => href)];
  return { ...creator(site), sameAs };
}

/** Returns structured data of the site, whose name search engines show. */
export function websiteData(site: string): Exclude<WebSite, string> {
  return { "@type": "WebSite", name: siteName, url: `${site}/`, creator: creator(site) };
}

/** The link by which the artist's fediverse account verifies this site. */
export const ownAccountLink = [{ rel: "me", href: fediverse.href }] as const;
