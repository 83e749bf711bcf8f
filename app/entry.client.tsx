import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { dropInlinedStylesheets } from "./document/stylesheets";

/**
 * Waits until the document's loader data is decoded.
 *
 * `<RemixBrowser>` would suspend for it, at the root: a click in that moment makes React hydrate at
 * once, which it cannot, and it throws (error 345). Called outside of a rendering it gives away the
 * promise it would suspend on, before it comes to its hooks.
 */
async function loaderDataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
  }
}

/** What the router reads of an entry of history. */
const entry = history.state as { key?: string } | null;
// The entry of a document has no key: the scroll position kept for it would be lost once its address changes.
if (!entry?.key) history.replaceState({ ...entry, key: `${performance.timeOrigin}` }, "");

dropInlinedStylesheets(window.__remixManifest.routes);
await loaderDataDecoded();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
