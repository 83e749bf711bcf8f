import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;

/** A route module with a loader or an action. */
export interface RouteHandlers {
  /** The file name without the layout's prefix. */
  file: string;
  loader?: Handler;
}

const modules = import.meta.glob<{ loader?: Handler; action?: Handler }>(
  ["/app/routes/**/*.{ts,tsx}", "/app/root.tsx"],
  { eager: true },
);

/** Every route with a loader or an action. */
export const routes: readonly RouteHandlers[] = Object.entries(modules)
  .filter(([, { loader, action }]) => loader ?? action)
  .map(([path, { loader }]) => {
    const [, file = ""] =
      /^\/app\/(?:routes\/(?:_main\.)?)?(.+?)(?:\/route)?\.tsx?$/.exec(path) ?? [];
    return { file, ...(loader && { loader }) };
  });

/** Fills the encoded parameters into a route's path. A dot in brackets does not separate segments. */
export function pathOf({ file }: RouteHandlers, values: Record<string, string>): string {
  const segments = file
    .replaceAll(/\[(.+?)\]/g, (_brackets, text: string) => text.replaceAll(".", "\0"))
    .split(".")
    .filter((segment) => segment !== "_index")
    // A trailing "_" opts out of nesting.
    .map((segment) => segment.replaceAll("\0", ".").replace(/_$/, ""))
    .map((segment) =>
      segment.startsWith("$") ? encodeURIComponent(values[segment.slice(1) || "*"]!) : segment,
    );
  return `/${segments.join("/")}`;
}
