import type { UIMatch } from "@remix-run/react";
import type { Thing } from "schema-dts";
import type { DocumentTraits } from "~/http/security-headers.server";

/** A rendered page, which the links and structured data of its routes get as argument. */
export interface RenderedPage<Data = unknown> {
  /** The public origin of the site. */
  site: string;
  /** The absolute base URL of the picture host. */
  pictures: string;
  pathname: string;
  /** The data of the route's own loader; undefined if the loader failed. */
  data: Data;
  /** The matched routes, from the root to the page. */
  matches: readonly UIMatch[];
}

/** A link in the head of a document. */
export type HeadLink = Record<"rel" | "href", string> & Partial<Record<"type" | "title", string>>;

/** The `handle` that a route exports: how its documents differ from the default. */
export interface PageHandle extends DocumentTraits {
  /** When the document hydrates: "never" without controls. A child overrides its parent. */
  start?: "after first paint" | "never";
  /** The name of the page in breadcrumbs, if the name is not in the address. */
  crumb?: string;
  /** Whether the search and the site map omit the page. */
  unlisted?: boolean;
  /** Returns links for the head of the document, on the server only. */
  links?(page: RenderedPage): readonly HeadLink[] | undefined;
  /** Returns structured data of schema.org, on the server only. */
  structuredData?(page: RenderedPage): readonly Thing[] | undefined;
}

/** The handle of a page whose documents never hydrate. */
export const withoutApplication: PageHandle = { start: "never" };

/** Returns when a document with the matched routes hydrates. */
export function getHydrationTime(matches: readonly { handle?: unknown }[]) {
  return handlesOf(matches).findLast(({ start }) => start)?.start ?? "after first paint";
}

/** Returns the handles of matched routes, from the root to the page. */
export function handlesOf(matches: readonly { handle?: unknown }[]): PageHandle[] {
  return matches.flatMap(({ handle }) => (handle as PageHandle | undefined) ?? []);
}
