import { Scripts, UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext, type ContextType } from "react";
import bootScript from "./boot-script?inline-script";
import { InlineScript } from "./inline-script";
import { startOf } from "./page-handle";
import { scriptJson } from "./script-json";
import { speculationRules } from "./speculation-rules";
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

/** What the boot script needs to start the application. */
export interface BootPlan {
  /** Everything that the start imports, to be fetched side by side. */
  preload: readonly string[];
  manifest: string;
  entry: string;
  /** Route id and module address of each match. */
  routes: readonly (readonly [string, string])[];
}

/**
 * Takes the place of Remix's `<Scripts>`: hands over the loader data, and starts the application late
 * (see `boot-script.ts`), where `<Scripts>` would put some twenty preloads in front of the picture. Where
 * Remix is not as expected it is `<Scripts>` all the same.
 *
 * Only the server renders it, at the very end of the body, where React leaves alone what it does not know.
 */
export function Boot() {
  const context = useContext(RemixContext);
  const rendering = useRendering();
  const matches = useMatches();
  if (startOf(matches) === "never") {
    return <InlineScript type="speculationrules" code={speculationRules} />;
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
  const plan: BootPlan = {
    preload: [...new Set(files)],
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: routes.map((route) => [route.id, route.module]),
  };
  const remix: unknown = JSON.parse(serverHandoffString!);
  return (
    <>
      {/* Read by the script behind it. */}
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: scriptJson({ plan, remix, data: rendering.data }) }}
      />
      <InlineScript code={bootScript} />
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
