import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { APP_ID } from "~/ui/client-head";
import { dropInlinedStylesheets } from "./document/stylesheets";

/**
 * Waits until the document's loader data is decoded.
 *
 * `<RemixBrowser>` suspends for it at the root. A click in that moment makes React hydrate synchronously, which fails with
 * error 345. Called outside of rendering, the component throws the promise before it uses a hook.
 */
async function waitForLoaderData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
  }
}

const entry = history.state as { key?: string } | null;
// The history entry of a document has no key: its scroll position would be lost when its address changes.
if (!entry?.key) history.replaceState({ ...entry, key: `${performance.timeOrigin}` }, "");

dropInlinedStylesheets(window.__remixManifest.routes);
await waitForLoaderData();

startTransition(() => {
  hydrateRoot(
    document.getElementById(APP_ID)!,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
