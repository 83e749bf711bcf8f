import { readdirSync, readFileSync } from "node:fs";

interface RouteEntry {
  parentId?: string;
  path?: string;
}

/** A route of the build; its path has parameters, as in `/comics/:comic`, and `*` for a splat. */
export interface BuildRoute {
  path: string;
}

/** All routes of the build, read from its route manifest. */
export function buildRoutes(): BuildRoute[] {
  const folder = "build/client/assets";
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file))!;
  const [json = ""] = /\{.*\}/.exec(readFileSync(`${folder}/${name}`, "utf8"))!;
  const { routes } = JSON.parse(json) as { routes: Record<string, RouteEntry> };
  const pathOf = ({ parentId, path = "" }: RouteEntry): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return parent ? `${pathOf(parent)}/${path}`.replace(/\/+/g, "/").replace(/\/$/, "") : "";
  };
  return Object.values(routes).map((route) => ({ path: pathOf(route) }));
}
