import mdx from "@mdx-js/rollup";
import { vitePlugin as remix } from "@remix-run/dev";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vitest/config";
import remixConfig from "./remix.config.js";
import { proseRoutes } from "./scripts/prose-routes";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ command }) => ({
  // Hashed files live below /build, so that the server can call that whole folder immutable.
  base: command === "build" ? "/build/" : "/",
  build: {
    // remix-serve serves public/ itself; a second copy under /build would be one file at two URLs.
    copyPublicDir: false,
    assetsInlineLimit: 0,
    target: "es2022",
    minify: "terser",
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
  },
  resolve: {
    alias: {
      "~": new URL("./app", import.meta.url).pathname,
      "~mocks": new URL("./mocks", import.meta.url).pathname,
    },
  },
  plugins: [
    proseRoutes(),
    mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter] }),
    // The route transforms of the Remix plugin do not apply to modules imported by tests.
    process.env["VITEST"] ? null : remix(remixConfig),
  ],
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/setup/unit.ts"],
    environment: "node",
    css: { modules: { classNameStrategy: "non-scoped" } },
    restoreMocks: true,
  },
}));
