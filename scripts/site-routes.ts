import { readdirSync } from "node:fs";
import { routeAddress } from "../app/http/route-address";

/** The path patterns of the routes, without those that take any path. */
export const routes = [
  ...new Set(
    readdirSync(new URL("../app/routes", import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.(?:tsx?|mdx)$/.test(file))
      .map((file) => `routes/${file}`)
      .filter((file) => /^routes\/(?:[^/]+|[^/]+\/route\.tsx?)$/.test(file))
      // In brackets a dot belongs to the address.
      .map((file) => file.replace(/\[(.*?)\]/g, (_, name: string) => name.replaceAll(".", "·")))
      .map((file) => routeAddress(file.replace(/\.ts$/, ".tsx")).replaceAll("·", "."))
      .map((pattern) => pattern.replace(/\/_index$/, "") || "/")
      .filter((pattern) => !pattern.endsWith("$")),
  ),
];

/** An address without its query, fragment and last slash. */
export const pathOf = (address: string) => address.replace(/(?<=.)\/?(?:[?#].*)?$/, "");

/** The routes that an address belongs to; one without parameters wins. */
export function matchRoutes(address: string): string[] {
  const path = pathOf(address).split("/");
  const matching = routes.filter((route) => {
    const pattern = route.split("/");
    return (
      pattern.length === path.length &&
      pattern.every((part, at) => part === path[at] || (part.startsWith("$") && path[at] !== ""))
    );
  });
  const fixed = matching.filter((route) => !route.includes("$"));
  return fixed.length > 0 ? fixed : matching;
}
