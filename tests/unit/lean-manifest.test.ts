import { describe, expect, it } from "vitest";
import { leanManifest } from "../../scripts/lean-manifest";

const routes = {
  root: {
    id: "root",
    path: "",
    hasAction: false,
    hasLoader: true,
    module: "/build/assets/root-abc123.js",
    imports: ["/build/assets/framework-abc123.js", "/build/assets/site-abc123.js"],
    css: ["/build/assets/root-abc123.css"],
  },
  "routes/shop": {
    id: "routes/shop",
    parentId: "root",
    path: "shop",
    hasAction: false,
    hasLoader: true,
    hasClientLoader: true,
    module: "/build/assets/shop-abc123.js",
    imports: ["/build/assets/site-abc123.js", "/build/assets/field-abc123.js"],
    css: [],
  },
  "routes/[robots.txt]": {
    id: "routes/[robots.txt]",
    parentId: "root",
    path: "robots.txt",
    hasLoader: true,
    module: "/build/assets/robots-abc123.js",
    imports: [],
    css: [],
  },
};

/** What a browser that runs the script has afterwards. */
function manifestOf(script: string): { version: string; routes: Record<string, object> } {
  const window: Record<string, never> = {};
  new Function("window", script)(window);
  return window["__remixManifest"]!;
}

describe("the lean manifest", () => {
  const script = `window.__remixManifest=${JSON.stringify({ version: "1", routes })};`;
  const lean = leanManifest(script);

  it("is shorter, and what a browser makes of it is whole", () => {
    expect(lean.length).toBeLessThan(script.length);
    const manifest = manifestOf(lean);
    expect(manifest.version).toBe("1");
    expect(manifest.routes["root"]).toEqual({
      id: "root",
      path: "",
      hasLoader: true,
      module: "/build/assets/root-abc123.js",
      imports: [],
      css: ["/build/assets/root-abc123.css"],
    });
    expect(manifest.routes["routes/shop"]).toEqual({
      id: "routes/shop",
      parentId: "root",
      path: "shop",
      hasLoader: true,
      hasClientLoader: true,
      module: "/build/assets/shop-abc123.js",
      imports: ["/build/assets/field-abc123.js"],
      css: [],
    });
  });

  it("knows no addresses of files", () => {
    expect(Object.keys(manifestOf(lean).routes)).toEqual(["root", "routes/shop"]);
  });
});
