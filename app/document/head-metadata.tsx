import { useLocation, useMatches } from "@remix-run/react";
import type { Thing } from "schema-dts";
import { scriptJson } from "./script-json";
import { handlesOf, type WrittenPage } from "./page-handle";

/**
 * What a document says to machines besides its meta tags, as the handles of its routes have it: links to
 * what belongs to it, such as feeds, and what it is about in the words of schema.org.
 *
 * The server alone writes it, at the very end of the head: React leaves alone what it finds there, so that
 * no browser gets the code. Whoever comes by a client navigation is no machine.
 *
 * @param creator the artist's account in the fediverse, `@name@host`
 */
export function HeadMetadata({ creator }: { creator: string }) {
  const { pathname } = useLocation();
  const { links, things } = collectMetadata(useMatches(), pathname);
  return (
    <>
      <meta name="fediverse:creator" content={creator} />
      {links.map((link) => (
        <link key={link.href} {...link} />
      ))}
      {things.length > 0 && (
        // A data block: it runs nothing, and no policy is about it.
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson(inContext(things)) }}
        />
      )}
    </>
  );
}

/** What the handles of matched routes say. What a page is about is said by the child, if it says so. */
export function collectMetadata(matches: WrittenPage["matches"], pathname: string) {
  const { siteUrl = "", pictureHost = "/cdn" } = (matches[0]?.data ?? {}) as Partial<
    Record<string, string>
  >;
  const pictures = pictureHost.startsWith("/") ? siteUrl + pictureHost : pictureHost;
  const speakers = matches.flatMap((match) =>
    handlesOf([match]).map((handle) => ({
      handle,
      page: { site: siteUrl, pictures, pathname, matches, data: match.data },
    })),
  );
  const about = speakers.findLast(({ handle }) => handle.structuredData);
  return {
    links: speakers.flatMap(({ handle, page }) => handle.links?.(page) ?? []),
    things: about?.handle.structuredData?.(about.page) ?? [],
  };
}

function inContext(things: readonly Thing[]): object {
  const [first, ...others] = things;
  const context = { "@context": "https://schema.org" };
  return others.length > 0
    ? { ...context, "@graph": things }
    : Object.assign(context, first as object);
}
