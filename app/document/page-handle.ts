import type { UIMatch } from "@remix-run/react";
import type { Thing } from "schema-dts";
import type { DocumentTraits } from "~/http/security-headers.server";

/** A rendered page, passed to the links and structured data of its routes. */
export interface RenderedPage<Data = unknown> {
  /** The public origin of the site. */
  site: string;
  /** Absolute base URL of the picture host. */
  pictures: string;
  pathname: string;
  /** The data of the route's own loader; undefined if it failed. */
  data: Data;
  /** The matched routes, from the root to the page. */
  matches: readonly UIMatch[];
}

/** A link in the head of a document. */
export type HeadLink = Record<"rel" | "href", string> & Partial<Record<"type" | "title", string>>;

/** The `handle` that a route exports, also to browsers: what differs from other documents. */
export interface PageHandle extends DocumentTraits {
  /** When a document hydrates; "never" without controls. A child overrides its parent. */
  start?: "after first paint" | "never";
  /** Whether the display font loads after the pictures; see `themes.css`. */
  hasLateFont?: boolean;
  /** The name of the page in breadcrumbs, unless the address contains it. */
  crumb?: string;
  /** Excluded from the search and the site map. */
  unlisted?: boolean;
  /** Links in the head, on the server only. */
  links?(page: RenderedPage): readonly HeadLink[] | undefined;
  /** Structured data of schema.org, on the server only. */
  structuredData?(page: RenderedPage): readonly Thing[] | undefined;
}

/** The handle of a page whose documents never hydrate. */
export const withoutApplication: PageHandle = { start: "never" };

/** Returns when a document with the matched routes hydrates. */
export function startOf(matches: readonly { handle?: unknown }[]) {
  return handlesOf(matches).findLast(({ start }) => start)?.start ?? "after first paint";
}

/** The handles of matched routes, from the root to the page. */
export function handlesOf(matches: readonly { handle?: unknown }[]): PageHandle[] {
  return matches.flatMap(({ handle }) => (handle as PageHandle | undefined) ?? []);
}
