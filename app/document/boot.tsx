import { Scripts, UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext, useState } from "react";
import { bootScript } from "./inline-scripts";

/** Remix's own start of the data stream that the document's last scripts fill. */
const openStream =
  "window.__remixContext.stream=new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());";

/** What a route may say of its document, as `export const handle`. */
export interface DocumentHandle {
  /** All of the page works by itself, so that its document starts no application. */
  staysStill?: boolean;
}

/**
 * In place of Remix's `<Scripts>`: hands over the loader data, and starts the application late
 * (see `bootScript`), where `<Scripts>` would put some twenty preloads in front of the picture.
 */
export function Boot() {
  const context = useContext(RemixContext);
  const matches = useMatches();
  // Only the document's first matches are ever booted.
  const [scripts] = useState(() => {
    if (!context || typeof document !== "undefined") return undefined;
    const { manifest } = context;
    const routes = matches.flatMap((match) => manifest.routes[match.id] ?? []);
    const files = [
      ...manifest.entry.imports,
      manifest.entry.module,
      ...routes.flatMap((route) => [...(route.imports ?? []), route.module]),
    ];
    return {
      context: `window.__remixContext=${context.serverHandoffString};${openStream}`,
      boot: bootScript({
        preload: [...new Set(files)],
        manifest: manifest.url,
        entry: manifest.entry.module,
        routes: routes.map((route) => [route.id, route.module]),
      }),
    };
  });

  // On the server alone: a visitor who comes by a client navigation has the application already.
  if (typeof document === "undefined" && matches.some(staysStill)) return null;
  if (import.meta.env.DEV) return <Scripts />;
  // Tells <RemixServer> to append the scripts that carry the loader data.
  if (context?.renderMeta) context.renderMeta.didRenderScripts = true;
  return (
    <>
      <InlineScript code={scripts?.context} />
      <InlineScript code={scripts?.boot} />
    </>
  );
}

function staysStill({ handle }: { handle?: unknown }): boolean {
  return (handle as DocumentHandle | undefined)?.staysStill === true;
}

/** A script written into the document by the server; in the browser it has run already. */
export function InlineScript({ code = "" }: { code?: string | undefined }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
