import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Whether a navigation changes the fragment only, as when the full-size view closes. The router takes the removal of a
 * fragment for a reload of the page.
 */
export function isFragmentChange({
  currentUrl,
  nextUrl,
  formMethod,
}: Parameters<ShouldRevalidateFunction>[0]): boolean {
  const [from, to] = [currentUrl, nextUrl].map(({ pathname, search }) => pathname + search);
  return !formMethod && from === to && currentUrl.hash !== nextUrl.hash;
}

export const revalidateUnlessFragmentChange: ShouldRevalidateFunction = (navigation) =>
  navigation.defaultShouldRevalidate && !isFragmentChange(navigation);
