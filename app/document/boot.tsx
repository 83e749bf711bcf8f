import { Scripts, UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext, type ContextType } from "react";
import { InlineScript } from "./inline-script";
import { bootScript, fontArrivalScript, scriptJson, speculationRules } from "./inline-scripts";
import { startOf } from "./page-handle";
import { useRendering } from "./rendering";

type Remix = NonNullable<ContextType<typeof RemixContext>>;

/**
 * Whether Remix's context, which is no part of its public interface, is as it was in the version that
 * this file was written for (see its test).
 */
function isAsExpected(context: Partial<Remix> | undefined): context is Remix {
  const { url, entry, routes } = context?.manifest ?? {};
  return (
    typeof url === "string" &&
    typeof entry?.module === "string" &&
    Array.isArray(entry.imports) &&
    typeof routes === "object" &&
    typeof context?.serverHandoffString === "string"
  );
}

/**
 * In place of Remix's `<Scripts>`: hands over the loader data, and starts the application late
 * (see `bootScript`), where `<Scripts>` would put some twenty preloads in front of the picture. Where
 * Remix is not as expected it is `<Scripts>` all the same.
 *
 * The server alone writes it, at the very end of the body, where React leaves alone what it does not know.
 */
export function Boot() {
  const context = useContext(RemixContext);
  const rendering = useRendering();
  const matches = useMatches();
  const start = startOf(matches);

  if (start === "never") {
    return (
      <>
        <InlineScript code={fontArrivalScript} />
        <InlineScript type="speculationrules" code={speculationRules} />
      </>
    );
  }
  if (import.meta.env.DEV || !rendering || !isAsExpected(context)) {
    return <EagerStart data={rendering?.data} />;
  }
  const { manifest, serverHandoffString } = context;
  const routes = matches.flatMap((match) => manifest.routes[match.id] ?? []);
  const files = [
    ...manifest.entry.imports,
    manifest.entry.module,
    ...routes.flatMap((route) => [...(route.imports ?? []), route.module]),
  ];
  const onUse = start.startsWith("on use");
  const code = [
    ...(onUse ? [fontArrivalScript] : []),
    `window.__remixContext=${serverHandoffString};window.__remixContext.stream=new ReadableStream({start(c){c.enqueue(${scriptJson(rendering.data)});c.close()}}).pipeThrough(new TextEncoderStream())`,
    bootScript({
      preload: [...new Set(files)],
      manifest: manifest.url,
      entry: manifest.entry.module,
      routes: routes.map((route) => [route.id, route.module]),
      onUse,
      later: start === "on use or later",
    }),
  ];
  return <InlineScript code={code.join(";")} />;
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
