import { useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { Thing } from "schema-dts";
import { handlesOf, type HeadLink } from "./page-handle";
import { scriptJson } from "./rendering";

/**
 * The links of all matched routes, and the structured data of the innermost route that has any.
 * Rendered on the server only, at the end of the head, where React ignores unknown elements; search
 * engines make no client navigations.
 */
export function HeadMetadata() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const root = useRouteLoaderData<Record<"siteUrl" | "pictureHost", string>>("root");
  const { siteUrl: site = "", pictureHost = "/cdn" } = root ?? {};
  const pictures = pictureHost.startsWith("/") ? site + pictureHost : pictureHost;
  const links: HeadLink[] = [];
  let things: readonly Thing[] = [];
  for (const match of matches) {
    const page = { site, pictures, pathname, matches, data: match.data };
    for (const handle of handlesOf([match])) {
      links.push(...(handle.links?.(page) ?? []));
      things = handle.structuredData?.(page) ?? things;
    }
  }
  const graph = scriptJson({ "@context": "https://schema.org", "@graph": things });
  return (
    <>
      {links.map((link) => (
        <link key={link.href} {...link} />
      ))}
      {/* A data block, which needs no hash in the content security policy. */}
      {things.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />
      )}
    </>
  );
}
