import { Scripts, useMatches } from "@remix-run/react";
import { useContext } from "react";
import { InlineScript } from "./inline-script";
import { getHydrationTime } from "./page-handle";
import { LoaderData } from "./remix/loader-data";
import { RenderingContext } from "./rendering";
import startScript from "./start-script?inline-script";

const files = ["/cdn/*", "/v1/*", "/downloads/*", "/*\\?*"];
const pages = { and: [{ href_matches: "/*" }, { not: { href_matches: files } }] };
/** Rules by which browsers prefetch linked pages from documents that do not start React. */
const speculationRules = JSON.stringify({ prefetch: [{ where: pages, eagerness: "moderate" }] });

/**
 * Remix's `<Scripts>` inside a template, where browsers neither fetch nor run them: some twenty
 * scripts would compete with the main picture. `start-script.ts` moves them into the document.
 *
 * Rendered on the server only, at the end of the body, where React ignores unknown elements.
 */
export function LateScripts() {
  const { nonce, stylesheets } = useContext(RenderingContext);
  const isStarted = getHydrationTime(useMatches()) !== "never";
  if (!isStarted) return <InlineScript type="speculationrules" code={speculationRules} />;
  return (
    <>
      <template data-inlined={Object.keys(stylesheets).join(" ")}>
        <Scripts nonce={nonce} />
        <LoaderData />
      </template>
      <InlineScript code={startScript} />
    </>
  );
}
