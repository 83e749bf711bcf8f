import * as to from "~/addresses";
import type { MetaDescriptor } from "@remix-run/node";

/** The keywords of every page, to which a page adds its own. */
export const baseKeywords = ["Talechasers", "webcomic", "furry art", "fox", "Casarok"] as const;

/** The name of the site, which titles contain. */
export const siteName = "Talechasers";

/** The site's preview image; its name has a hash, because networks cache images by address. */
const defaultImage = { url: "/preview-819e.png", alt: "Chase and Vixy under a starry sky" };

/** The description of a page for its meta tags. */
export interface PageDescription {
  title: string;
  /** The gallery, sub-site or tool that the page belongs to. */
  section?: string | undefined;
  /** The description of the page, which no other page has. */
  description: string;
  keywords?: readonly string[];
  /** The address or path of the preview image; by default the image of the site. */
  image?: { url: string; alt: string } | { path: string; alt: string } | undefined;
  /** The Open Graph type: "article" for pages of a story. */
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
 * The meta tags of a page for search engines and social networks: title, description, keywords,
 * canonical address and preview image. Each route's `meta` is one call of this function.
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
  // Robots and social networks read the other tags only from documents.
  if (!import.meta.env.SSR) return current;
  const imageAddress = "path" in image ? to.preview(image.path) : image.url;
  return [
    ...current,
    { name: "keywords", content: join(...keywords, ...baseKeywords).join(", ") },
    { property: "og:site_name", content: siteName },
    // The default og:type is "website".
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
