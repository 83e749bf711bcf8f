import type { UIMatch } from "@remix-run/react";
import type { Thing } from "schema-dts";
import type { DocumentTraits } from "~/http/security-headers.server";

/** A rendered page, for the links and the structured data of its routes. */
export interface RenderedPage<Data = unknown> {
  /** The public origin of the site. */
  site: string;
  /** Base of the picture host, absolute. */
  pictures: string;
  pathname: string;
  /** The data of the route's own loader; undefined if it failed. */
  data: Data;
  /** The routes of the page, from the root on. */
  matches: readonly UIMatch[];
}

/** A link in the head of a document. */
export type HeadLink = Record<"rel" | "href", string> & Partial<Record<"type" | "title", string>>;

/**
 * The `handle` that a route exports, with the exceptions of its document's policy. The browser gets it with the route, so
 * it stays small.
 */
export interface PageHandle extends DocumentTraits {
  /**
   * When a document of the page starts the application; never for a page without controls of its own, whose links
   * load documents. The child overrides the parent.
   */
  start?: "after first paint" | "never";
  /** Whether pictures come before the display font; see `themes.css`. */
  hasLateFont?: boolean;
  /** The name of the page in breadcrumbs, if its address does not contain it. */
  crumb?: string;
  /** Excluded from the site map. */
  unlisted?: boolean;
  /** Links in the head, on the server only. */
  links?(page: RenderedPage): readonly HeadLink[] | undefined;
  /** Structured data of schema.org, on the server only. */
  structuredData?(page: RenderedPage): readonly Thing[] | undefined;
}

/** The handle of a page whose documents never start the application. */
export const withoutApplication: PageHandle = { start: "never" };

/** When a document of matched routes starts the application. */
export function startOf(matches: readonly { handle?: unknown }[]) {
  return handlesOf(matches).findLast(({ start }) => start)?.start ?? "after first paint";
}

/** The handles of matched routes, from the root to the page. */
export function handlesOf(matches: readonly { handle?: unknown }[]): PageHandle[] {
  return matches.flatMap(({ handle }) => (handle as PageHandle | undefined) ?? []);
}
