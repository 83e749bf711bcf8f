import { describe, expect, it } from "vitest";
import { isPagePath } from "~/ui/use-client-side-links";
import { pathOf, routes } from "../corpora/routes";
import { responseOf } from "./route-response";
import { routes as tree, examplePages } from "./site-pages";

/** Parameters for which a route has data. */
const parameters: Record<string, string> = {
  ...{ comic: "talechasers", chapter: "1", page: "1", position: "0", gallery: "fan-art" },
  ...{ id: "next", player: "x", name: "x", event: "x" },
};

const rest: Record<string, string> = { "cdn.$": "d/cga/guild.png", "build.$": "assets/x.js" };

describe("a link in a text opens", () => {
  it.each(examplePages.map(([path]) => path.replace(/\?.*/, "")))(
    "%s by a client navigation",
    (path) => {
      expect(isPagePath(path)).toBe(true);
    },
  );

  it.each([
    ["/extras/commissions", true],
    ["/Contact", true],
    ["/v1x", true],
    ["/favicon.svg", false],
    ["/CDN/base/a", false],
  ])("%s by a client navigation: %s", (path, isPage) => {
    expect(isPagePath(path)).toBe(isPage);
  });

  // Resource routes, which respond to GET with neither a page nor a redirect to one.
  const files = routes.filter(({ file, loader }) => {
    const page = Object.values(tree).find(({ id }) => id === `routes/${file}`);
    return loader && page && !page.module.default;
  });

  it.each(files.map((route) => [route.file, route] as const))(
    "%s by a document request, unless it redirects to a page",
    async (file, route) => {
      const values = { ...parameters, "*": rest[file] ?? "x" };
      const path = pathOf(route, values);
      const { location } = await responseOf(route.loader!, path, values);
      expect(isPagePath(path), String(location)).toBe(location !== null);
    },
  );
});
