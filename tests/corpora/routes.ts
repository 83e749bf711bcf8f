import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

/** A route with the server's share of it. */
export interface RouteHandlers {
  /** Its file, which says its address; without the layout it is in. */
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

/** Every route of the site that answers by itself. */
export const routes: readonly RouteHandlers[] = Object.entries(modules)
  .filter(([, { loader, action }]) => loader ?? action)
  .map(([path, { loader, action }]) => {
    const [, file = ""] =
      /^\/app\/(?:routes\/(?:_main\.)?)?(.+?)(?:\/route)?\.tsx?$/.exec(path) ?? [];
    const parameters = segmentsOf(file).flatMap((segment) => parameterOf(segment) ?? []);
    return { file, parameters, ...(loader && { loader }), ...(action && { action }) };
  });

/**
 * The path of a route, encoded, with values for its parameters.
 */
export function pathOf({ file }: RouteHandlers, values: Record<string, string>): string {
  const segments = segmentsOf(file).map((segment) => {
    const name = parameterOf(segment);
    if (name === undefined) return segment.replace(/_$/, "");
    return encodeURIComponent(values[name]!.toWellFormed());
  });
  return `/${segments.join("/")}`;
}

/** `comics.$comic._index` has the segments comics and $comic; a dot in brackets is one. */
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
  // One that ends so has no parent of that name.
  return segment.slice(1).replace(/_$/, "") || "*";
}
