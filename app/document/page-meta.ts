import * as to from "~/addresses";
import type { MetaDescriptor } from "@remix-run/node";

/** Added to the keywords of every page. */
export const baseKeywords = ["Talechasers", "webcomic", "furry art", "fox", "Casarok"] as const;

/** The name of the site, in titles and previews. */
export const siteName = "Talechasers";

/** The name has the beginning of its hash: networks keep what an address once showed. */
const defaultImage = { url: "/preview-819e.png", alt: "Chase and Vixy under a starry sky" };

/** The description of a page for search engines and previews. */
export interface PageDescription {
  title: string;
  /** The gallery, sub-site or tool that the page belongs to. */
  section?: string | undefined;
  /** Unique among all pages. */
  description: string;
  keywords?: readonly string[];
  /** The address of a drawn image, or the path of a picture on the picture host; by default the image of the site. */
  image?: { url: string; alt: string } | { path: string; alt: string } | undefined;
  /** Open Graph type; an article for pages of a story. */
  type?: "website" | "article";
  noindex?: boolean;
  /** The query in the canonical address, such as `?version=0.13`. */
  search?: string | undefined;
}

/** The parts of Remix's meta arguments that `pageMeta` reads. */
export interface MetaArguments {
  location: { pathname: string };
  matches: readonly { id: string; data?: unknown }[];
}

/**
 * The meta tags of a page: title, description, keywords, canonical address and preview picture, for search engines and
 * Open Graph, which Twitter reads, too. Every route's `meta` is one call of it.
 *
 * @param args the arguments of `meta`; the root loader has the public origin
 */
export function pageMeta(
  { location, matches }: MetaArguments,
  page: PageDescription,
): MetaDescriptor[] {
  const { title, section, description, keywords = [], image = defaultImage } = page;
  const root = matches.find(({ id }) => id === "root")?.data as { siteUrl?: string } | undefined;
  const origin = root?.siteUrl ?? "http://localhost";
  const url = origin + location.pathname + (page.search ?? "");
  const join = (...parts: (string | undefined)[]) => [...new Set(parts)].filter(Boolean);
  const current = [
    { title: join(title, section, siteName).join(" · ") },
    { name: "description", content: description },
    page.noindex
      ? { name: "robots", content: "noindex" }
      : { tagName: "link", rel: "canonical", href: url },
    { property: "og:url", content: url },
  ];
  // After a client navigation nobody reads the others.
  if (!import.meta.env.SSR) return current;
  const imageAddress = "path" in image ? to.preview(image.path) : image.url;
  return [
    ...current,
    { name: "keywords", content: join(...keywords, ...baseKeywords).join(", ") },
    { property: "og:site_name", content: siteName },
    // Without og:type a page is a website.
    ...(page.type === "article" ? [{ property: "og:type", content: "article" }] : []),
    { property: "og:title", content: join(title, section).join(" · ") },
    { property: "og:description", content: description },
    { property: "og:image", content: origin + imageAddress },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
