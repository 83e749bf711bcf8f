import { readdirSync, readFileSync } from "node:fs";

interface RouteEntry {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  hasAction: boolean;
}

/** A route of the build. */
export interface BuildRoute {
  id: string;
  /** With its parameters, as in `/comics/:comic`; `*` stands for any rest. */
  path: string;
  /** What the query of a post to it has to hold. */
  query: string;
  hasAction: boolean;
}

/** Every route of the build, from what the build tells browsers of them. */
export function buildRoutes(): BuildRoute[] {
  const folder = "build/client/assets";
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file))!;
  const [json = ""] = /\{.*\}/.exec(readFileSync(`${folder}/${name}`, "utf8"))!;
  const { routes } = JSON.parse(json) as { routes: Record<string, RouteEntry> };
  const pathOf = ({ parentId, path = "" }: RouteEntry): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return parent ? `${pathOf(parent)}/${path}`.replace(/\/+/g, "/").replace(/\/$/, "") : "";
  };
  return Object.values(routes).map((route) => ({
    id: route.id,
    path: pathOf(route),
    query: route.index ? "index" : "",
    hasAction: route.hasAction,
  }));
}

/** Those that take posts; what catches unknown addresses sends every request to the missing page. */
export function buildActions(): BuildRoute[] {
  return buildRoutes().filter(({ hasAction, path }) => hasAction && !path.endsWith("*"));
}
