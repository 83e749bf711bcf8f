import { RemixBrowser } from "@remix-run/react";
import { StrictMode, Suspense, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { APP_ID } from "~/ui/client-head";
import { dropInlinedStylesheets } from "./document/remix/drop-inlined-stylesheets";

const entry = history.state as { key?: string } | null;
// The history entry of a document has no key. It gets one, so that its scroll position is not lost
// when its address changes.
if (!entry?.key) history.replaceState({ ...entry, key: `${performance.timeOrigin}` }, "");

dropInlinedStylesheets();

startTransition(() => {
  hydrateRoot(
    document.getElementById(APP_ID)!,
    <StrictMode>
      {/* Suspends until the loader data is decoded; React replays a click that comes before. */}
      <Suspense>
        <RemixBrowser />
      </Suspense>
    </StrictMode>,
  );
});
