import { Scripts, UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { useContext } from "react";
import bootScript from "./boot-script?inline-script";
import { InlineScript } from "./inline-script";
import { startOf } from "./page-handle";
import { scriptJson } from "./script-json";
import { speculationRules } from "./speculation-rules";
import { useRendering } from "./rendering";

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
 * Replaces Remix's `<Scripts>`: writes the loader data, and starts the application late (see `boot-script.ts`).
 * `<Scripts>` would put some twenty preloads in front of the picture. It reads Remix's context, which is not public:
 * look here before an update of Remix.
 *
 * Only the server renders it, at the end of the body, where React ignores unknown elements.
 */
export function Boot() {
  const context = useContext(RemixContext);
  const rendering = useRendering();
  const matches = useMatches();
  if (startOf(matches) === "never") {
    return <InlineScript type="speculationrules" code={speculationRules} />;
  }
  if (import.meta.env.DEV || !rendering) return <EagerStart data={rendering?.data} />;
  const { manifest, serverHandoffString } = context!;
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

/** Remix's own start in development, and the data that it waits for. */
function EagerStart({ data = "" }: { data?: string | undefined }) {
  const stream = "window.__remixContext.streamController";
  return (
    <>
      <Scripts />
      <InlineScript code={`${stream}.enqueue(${scriptJson(data)});${stream}.close()`} />
    </>
  );
}
