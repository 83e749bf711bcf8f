import { Links, UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext, useState } from "react";
import { useRendering } from "./rendering";

const marker = "data-inlined";

/** The styles of the matched routes: inlined in a document, links after a client navigation. */
export function Stylesheets() {
  const context = useContext(RemixContext);
  const rendering = useRendering();
  const matches = useMatches();
  const [inlined] = useState(() => {
    if (typeof document === "undefined") return undefined;
    // React may have to render the whole document after a hydration error.
    const style = document.querySelector(`style[${marker}]`);
    return { hrefs: style?.getAttribute(marker) ?? "", css: style?.textContent ?? "" };
  });

  if (import.meta.env.DEV) return <Links />;
  const hrefs = [
    ...new Set(matches.flatMap((match) => context?.manifest.routes[match.id]?.css ?? [])),
  ];
  if (rendering) {
    const css = hrefs.map(rendering.readStylesheet).join("");
    rendering.styles.add(css);
    return inlineStyle(hrefs.join(" "), css);
  }
  return (
    <>
      {inlineStyle(inlined?.hrefs ?? "", inlined?.css ?? "")}
      {hrefs.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}

function inlineStyle(hrefs: string, css: string) {
  return (
    <style
      {...{ [marker]: hrefs }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: css }}
    />
  );
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
