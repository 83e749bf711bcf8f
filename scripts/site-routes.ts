import { fileURLToPath } from "node:url";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes";
import { matchRoutes } from "react-router-dom";

const app = fileURLToPath(new URL("../app", import.meta.url));
/** The route files by route id. */
export const routeFiles = flatRoutes(app);

function patternOf(id: string): string {
  const { parentId, path } = routeFiles[id] ?? {};
  return [parentId && patternOf(parentId), path].filter(Boolean).join("/");
}

/** The path patterns of the routes, except the patterns that match any path. */
export const routes = [
  ...new Set(Object.keys(routeFiles).map((id) => patternOf(id).replace(/^\/?/, "/"))),
].filter((pattern) => !pattern.endsWith("*"));

/** Removes query, fragment and trailing slash from an address. */
export const pathOf = (address: string) => address.replace(/(?<=.)\/?(?:[?#].*)?$/, "");

/** Finds the path pattern of the route that matches an address. */
export function findRoute(address: string): string | undefined {
  const [match] =
    matchRoutes(
      routes.map((path) => ({ path })),
      pathOf(address),
    ) ?? [];
  return match?.route.path;
}
