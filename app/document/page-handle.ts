import type { Thing } from "schema-dts";
import type { SubSite } from "~/http/sub-site";

/** When a document starts the application. */
export type ApplicationStart = "after first paint" | "never";

/** A page as the server writes it, for what its route says of it to machines. */
export interface WrittenPage<Data = unknown> {
  /** The public origin; what machines read is read elsewhere. */
  site: string;
  /** Base of the picture host, absolute. */
  pictures: string;
  pathname: string;
  /** The data of the route's own loader; none where it failed. */
  data: Data;
  /** The routes of the page, from the root on. */
  matches: readonly {
    id: string;
    params: Record<string, string | undefined>;
    data?: unknown;
    handle?: unknown;
  }[];
}

/** A link in the head of a document. */
export interface HeadLink {
  rel: string;
  href: string;
  type?: string;
  title?: string;
}

/**
 * What a route says of its pages, as `export const handle`. A browser gets it with the route, so it
 * stays small.
 */
export interface PageHandle {
  /** The sub-site that the pages below belong to. */
  subSite?: SubSite;
  /**
   * When a document of the page starts the application: after its first paint, or never, for a page without any
   * control of its own, whose links lead to other documents. The child overrides the parent.
   */
  start?: ApplicationStart;
  /** Origins whose pages it may frame; without any it frames nothing. */
  frames?: readonly string[];
  /** The page's name in the way to it, where its address does not say it. */
  crumb?: string;
  /** Kept out of the site map: an answer to its visitor, or a page that stands for another. */
  unlisted?: boolean;
  /** What belongs to the page, for machines: `app/document/head-metadata.tsx`. On the server alone. */
  links?(page: WrittenPage): readonly HeadLink[] | undefined;
  /** What the page is about, in the words of schema.org. On the server alone. */
  structuredData?(page: WrittenPage): readonly Thing[] | undefined;
  /** Addresses that show what the page can be, for tests, where its own does not. */
  examples?: readonly string[];
}

/** When a document of matched routes starts the application. */
export function startOf(matches: readonly { handle?: unknown }[]): ApplicationStart {
  return handlesOf(matches).findLast(({ start }) => start)?.start ?? "after first paint";
}

/** What matched routes say of their pages, from the root to the page. */
export function handlesOf(matches: readonly { handle?: unknown }[]): PageHandle[] {
  return matches.flatMap(({ handle }) => (handle as PageHandle | undefined) ?? []);
}
