import { useLocation, useMatches } from "@remix-run/react";
import { scriptJson } from "./script-json";
import { handlesOf, type RenderedPage } from "./page-handle";

/**
 * Feeds, other links and structured data from the handles of the routes. Only the server renders it, at the end of the
 * head, where React ignores unknown elements: search engines make no client navigations.
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
        // A data block needs no hash in the policy.
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: scriptJson({ "@context": "https://schema.org", "@graph": things }),
          }}
        />
      )}
    </>
  );
}

/** Collects the links of all matched routes, and the structured data of the innermost that has some. */
export function collectMetadata(matches: RenderedPage["matches"], pathname: string) {
  const { siteUrl = "", pictureHost = "/cdn" } = (matches[0]?.data ?? {}) as Partial<
    Record<string, string>
  >;
  const pictures = pictureHost.startsWith("/") ? siteUrl + pictureHost : pictureHost;
  const handles = matches.flatMap((match) =>
    handlesOf([match]).map((handle) => ({
      handle,
      page: { site: siteUrl, pictures, pathname, matches, data: match.data },
    })),
  );
  const about = handles.findLast(({ handle }) => handle.structuredData);
  return {
    links: handles.flatMap(({ handle, page }) => handle.links?.(page) ?? []),
    things: about?.handle.structuredData?.(about.page) ?? [],
  };
}
