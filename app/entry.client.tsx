import { RemixBrowser } from "@remix-run/react";
import { StrictMode, Suspense, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { APP_ID } from "~/ui/client-head";
import { dropInlinedStylesheets } from "./document/remix/drop-inlined-stylesheets";

/**
 * Makes Remix decode the loader data, which suspends the first rendering. A click at that moment
 * would end the hydration with React's error 345, so the first rendering happens outside of the
 * document.
 */
async function decodeLoaderData(): Promise<void> {
  const root = createRoot(document.createElement("div"));
  const application = (
    <Suspense>
      <RemixBrowser />
    </Suspense>
  );
  flushSync(() => root.render(application));
  root.unmount();
  // During this timer, Remix decodes the data, which is complete, within microtasks.
  await new Promise((resolve) => setTimeout(resolve));
}

const entry = history.state as { key?: string } | null;
// The history entry of a document has no key. It gets one, so that its scroll position is not lost
// when its address changes.
if (!entry?.key) history.replaceState({ ...entry, key: `${performance.timeOrigin}` }, "");

dropInlinedStylesheets();
await decodeLoaderData();

startTransition(() => {
  hydrateRoot(
    document.getElementById(APP_ID)!,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
