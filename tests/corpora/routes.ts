import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

/** The loader and action of a route. */
export interface RouteHandlers {
  /** Without the layout. */
  file: string;
  /** The parameters in its address. */
  parameters: readonly string[];
  loader?: Handler;
  action?: Handler;
}

const modules = import.meta.glob<{ loader?: Handler; action?: Handler }>(
  ["/app/routes/**/*.{ts,tsx}", "/app/root.tsx"],
  { eager: true },
);

/** Every route with a loader or an action. */
export const routes: readonly RouteHandlers[] = Object.entries(modules)
  .filter(([, { loader, action }]) => loader ?? action)
  .map(([path, { loader, action }]) => {
    const [, file = ""] =
      /^\/app\/(?:routes\/(?:_main\.)?)?(.+?)(?:\/route)?\.tsx?$/.exec(path) ?? [];
    const parameters = segmentsOf(file).flatMap((segment) => parameterOf(segment) ?? []);
    return { file, parameters, ...(loader && { loader }), ...(action && { action }) };
  });

/** Fills the parameters of a route's path, encoded. */
export function pathOf({ file }: RouteHandlers, values: Record<string, string>): string {
  const segments = segmentsOf(file).map((segment) => {
    const name = parameterOf(segment);
    if (name === undefined) return segment.replace(/_$/, "");
    return encodeURIComponent(values[name]!.toWellFormed());
  });
  return `/${segments.join("/")}`;
}

/** `comics.$comic._index` has the segments comics and $comic. A dot in brackets does not separate. */
function segmentsOf(file: string): string[] {
  if (file === "root") return [];
  return file
    .replaceAll(/\[(.+?)\]/g, (_brackets, text: string) => text.replaceAll(".", "\0"))
    .split(".")
    .map((segment) => segment.replaceAll("\0", "."))
    .filter((segment) => segment !== "_index");
}

function parameterOf(segment: string): string | undefined {
  if (!segment.startsWith("$")) return undefined;
  // A trailing "_" opts out of nesting.
  return segment.slice(1).replace(/_$/, "") || "*";
}
