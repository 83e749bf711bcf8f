import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Returns whether only the fragment changes: the router reloads when it is removed. */
export function isFragmentChange({
  currentUrl,
  nextUrl,
  formMethod,
}: Parameters<ShouldRevalidateFunction>[0]): boolean {
  const [from, to] = [currentUrl, nextUrl].map(({ pathname, search }) => pathname + search);
  return !formMethod && from === to && currentUrl.hash !== nextUrl.hash;
}

/** The `shouldRevalidate` of pages with links to their own fragments. */
export const revalidateUnlessFragmentChange: ShouldRevalidateFunction = (navigation) =>
  navigation.defaultShouldRevalidate && !isFragmentChange(navigation);
