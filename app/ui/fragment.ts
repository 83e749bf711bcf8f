import type { ShouldRevalidateFunction } from "@remix-run/react";

type Visit = Parameters<ShouldRevalidateFunction>[0];

/**
 * Whether a visit stays at its address but for the fragment, as when the full-size view closes. To the
 * router one that loses its fragment is the same page asked for again.
 */
export function isWithinPage({ currentUrl, nextUrl, formMethod }: Visit): boolean {
  const [from, to] = [currentUrl, nextUrl].map(({ pathname, search }) => pathname + search);
  return !formMethod && from === to && currentUrl.hash !== nextUrl.hash;
}

/** Asks for what the router would, but for nothing within the page. */
export const unlessWithinPage: ShouldRevalidateFunction = (visit) =>
  visit.defaultShouldRevalidate && !isWithinPage(visit);
