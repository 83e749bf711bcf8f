import type { Thing } from "schema-dts";
import type { RenderedPage } from "~/document/page-handle";
import { siteName } from "~/document/page-meta";
import { creator } from "~/document/structured-data";
import { artistData } from "~/shell/artist-data";

/** The site and its creator, for schema.org. */
export function describeWebsite({ site }: RenderedPage): readonly Thing[] {
  return [
    {
      "@type": "WebSite",
      name: siteName,
      url: `${site}/`,
      inLanguage: "en",
      creator: creator(site),
    },
    artistData(site),
  ];
}
