import { Scripts, UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext, useState, type ContextType } from "react";
import { bootScript, fontArrivalScript, scriptJson, speculationRules } from "./inline-scripts";
import { startOf } from "./page-handle";
import { useRendering } from "./rendering";

type Remix = NonNullable<ContextType<typeof RemixContext>>;

/**
 * Whether Remix's context, which is no part of its public interface, is as it was in the version that
 * this file was written for (see its test).
 */
function isAsExpected(context: Partial<Remix> | undefined, isServer: boolean): context is Remix {
  const { url, entry, routes } = context?.manifest ?? {};
  return (
    typeof url === "string" &&
    typeof entry?.module === "string" &&
    Array.isArray(entry.imports) &&
    typeof routes === "object" &&
    (!isServer || typeof context?.serverHandoffString === "string")
  );
}

/**
 * In place of Remix's `<Scripts>`: hands over the loader data, and starts the application late
 * (see `bootScript`), where `<Scripts>` would put some twenty preloads in front of the picture. Where
 * Remix is not as expected it is `<Scripts>` all the same.
 */
export function Boot() {
  const context = useContext(RemixContext);
  const rendering = useRendering();
  const matches = useMatches();
  // Only the document's first matches are ever booted.
  const [start] = useState(() => startOf(matches));
  const [scripts] = useState(() => {
    if (!import.meta.env.SSR || !rendering || !isAsExpected(context, true)) return undefined;
    const { manifest } = context;
    const routes = matches.flatMap((match) => manifest.routes[match.id] ?? []);
    const files = [
      ...manifest.entry.imports,
      manifest.entry.module,
      ...routes.flatMap((route) => [...(route.imports ?? []), route.module]),
    ];
    return {
      data: `window.__remixContext=${context.serverHandoffString};window.__remixContext.stream=new ReadableStream({start(c){c.enqueue(${scriptJson(rendering.data)});c.close()}}).pipeThrough(new TextEncoderStream())`,
      boot: bootScript({
        preload: [...new Set(files)],
        manifest: manifest.url,
        entry: manifest.entry.module,
        routes: routes.map((route) => [route.id, route.module]),
        onUse: start.startsWith("on use"),
        later: start === "on use or later",
      }),
    };
  });

  // On the server alone: a visitor who comes by a client navigation has the application already.
  if (import.meta.env.SSR && rendering && start === "never") {
    return (
      <>
        <InlineScript code={fontArrivalScript} />
        <InlineScript type="speculationrules" code={speculationRules} />
      </>
    );
  }
  if (import.meta.env.DEV || !isAsExpected(context, rendering !== undefined)) {
    return <EagerStart data={rendering?.data} />;
  }
  return (
    <>
      {start.startsWith("on use") && (
        <InlineScript code={import.meta.env.SSR ? fontArrivalScript : undefined} />
      )}
      <InlineScript code={scripts?.data} />
      <InlineScript code={scripts?.boot} />
    </>
  );
}

/** Remix's own start, and the data that it waits for. */
function EagerStart({ data = "" }: { data?: string | undefined }) {
  const stream = "window.__remixContext.streamController";
  const traits = useRendering()?.traits;
  // Scripts that Remix writes cannot be declared by their hash.
  if (traits && !import.meta.env.DEV) traits.nonce ??= crypto.randomUUID();
  return (
    <>
      <Scripts nonce={traits?.nonce} />
      <InlineScript code={`${stream}.enqueue(${scriptJson(data)});${stream}.close()`} />
    </>
  );
}

/**
 * A script written into the document by the server; in the browser it has run already, so that its text
 * need not be there again.
 */
export function InlineScript({ code = "", type }: { code?: string | undefined; type?: string }) {
  useRendering()?.scripts.add(code);
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
