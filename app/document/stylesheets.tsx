import { Links, UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext } from "react";
import { startOf } from "./page-handle";
import { useRendering } from "./rendering";

const marker = "data-inlined";

/** The addresses of the stylesheets of the matched routes. */
export function useStylesheets(): string[] {
  const routes = useContext(RemixContext)?.manifest.routes;
  return [...new Set(useMatches().flatMap(({ id }) => routes?.[id]?.css ?? []))];
}

/** The styles of the matched routes in a document. */
export function InlinedStylesheets() {
  const rendering = useRendering();
  const hrefs = useStylesheets();
  const startsApplication = startOf(useMatches()) !== "never";
  if (import.meta.env.DEV || !rendering) return <Links />;
  const css = hrefs.map(rendering.readStylesheet).join("");
  rendering.styles.add(css);
  // Only the application reads the marker.
  const marked = startsApplication && { [marker]: hrefs.join(" ") };
  return <style {...marked} dangerouslySetInnerHTML={{ __html: css }} />;
}

/** Removes inlined stylesheets from the route manifest before hydration: Remix would fetch them at a navigation. */
export function dropInlinedStylesheets(routes: Record<string, { css?: string[] } | undefined>) {
  const inlined = new Set(
    document.querySelector(`style[${marker}]`)?.getAttribute(marker)?.split(" "),
  );
  for (const route of Object.values(routes)) {
    if (route?.css) route.css = route.css.filter((href) => !inlined.has(href));
  }
}
