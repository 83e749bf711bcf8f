import type { SubSite } from "~/http/sub-site";

export type ApplicationStart = "by itself" | "on use" | "on use or later" | "never";

/**
 * What a route says of its pages, as `export const handle`. A browser gets it with the route, so it
 * stays small.
 */
export interface PageHandle {
  /** The sub-site that the pages below belong to. */
  subSite?: SubSite;
  /**
   * When a document of the page starts the application: by itself, when a control is used, also when it has been
   * seen for a while, to renew what it shows, or never, for a page that is only read and whose links lead to other
   * documents. Of parent and child, the child says so.
   */
  start?: ApplicationStart;
  /** Names in the query that the page reads; any other does not make it another page. */
  query?: readonly string[];
  /** Origins whose pages it may frame; without any it frames nothing. */
  frames?: readonly string[];
  /** The page's name in the way to it, where its address does not say it. */
  crumb?: string;
  /** Kept out of the site map: an answer to its visitor, or a page that stands for another. */
  unlisted?: boolean;
  /** Addresses that show what the page can be, for tests, where its own does not. */
  examples?: readonly string[];
}

/** When a document of matched routes starts the application. */
export function startOf(matches: readonly { handle?: unknown }[]): ApplicationStart {
  return handlesOf(matches).findLast(({ start }) => start)?.start ?? "by itself";
}

/** What matched routes say of their pages, from the root to the page. */
export function handlesOf(matches: readonly { handle?: unknown }[]): PageHandle[] {
  return matches.flatMap(({ handle }) => (handle as PageHandle | undefined) ?? []);
}
