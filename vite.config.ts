import mdx from "@mdx-js/rollup";
import { vitePlugin as remix } from "@remix-run/dev";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Rollup } from "vite";
import license from "rollup-plugin-license";
import { defineConfig } from "vitest/config";
import { nodeFlags } from "./mocks/node-flags";
import { dependencies as externalPackages } from "./packages/external/package.json";
import remixConfig from "./remix.config.js";
import { headingIds } from "./scripts/content/heading-ids";
import { content } from "./scripts/content/plugin";
import { bundledScripts } from "./scripts/bundled-scripts";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** The page on which most visits begin, and the other pages of a comic. */
const readerRoute = "/app/routes/_main.comics.$comic.$chapter.$page.tsx";
const comicRoutes = "/app/routes/_main.comics.";

const layouts = ["/app/routes/_main.tsx", "/app/routes/cga.tsx"];

/**
 * Bundles the reader's scripts into few files, because on slow connections each request costs more than its bytes:
 * packages and modules that every page imports, and modules that the reader shares with other pages of a comic. Modules
 * that only the root and the layouts import are a separate file, so that a change of a menu invalidates only that file.
 */
function sharedChunk(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  // An entry runs when it is imported, so other modules must not be in its file.
  if (getModuleInfo(id)?.isEntry) return undefined;
  const importers = new Set<string>();
  const addImporters = (module: string): void => {
    if (importers.has(module)) return;
    importers.add(module);
    getModuleInfo(module)?.importers.forEach(addImporters);
  };
  addImporters(id);
  const isImportedBy = (file: string) => [...importers].some((importer) => importer.includes(file));
  const isOfClientEntry = isImportedBy("/app/entry.client.tsx");
  const isOnEveryPage = isImportedBy("/app/root.tsx") || isOfClientEntry;
  const isOfPackages = id.includes("/node_modules/") || id.startsWith("\0commonjs");
  if (isOfPackages) return isOnEveryPage ? "framework" : undefined;
  const routes = [...importers].filter((file) => file.includes("/app/routes/"));
  if (isOnEveryPage) {
    const isOfLayouts = routes.every((file) => layouts.some((layout) => file.includes(layout)));
    return isOfLayouts && !isOfClientEntry ? "shell" : "site";
  }
  if (!isImportedBy(readerRoute)) return undefined;
  // The shared bundle contains components whose style sheet only some pages import.
  const styles = /\/app\/styles\/([\w-]+)\.css$/.exec(id)?.[1];
  if (styles) return styles;
  const others = routes.filter((file) => !file.includes(readerRoute));
  if (others.length === 0) return undefined;
  return others.every((file) => file.includes(comicRoutes)) ? "comics" : "site";
}

const markdown = mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, headingIds] });

// Unit and route tests replace some content files with fixtures.
if (process.env["VITEST"]) process.env["CONTENT_FOLDER"] ??= "tests/content";

const unitTests = "{app,server,tests}/**/*.test.{ts,tsx}";
const isolatedTests = "**/*.isolated.test.ts";
const domTests = "**/*.dom.test.{ts,tsx}";

export default defineConfig(({ isSsrBuild }) => ({
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    cssMinify: "lightningcss",
    cssTarget: ["chrome103", "firefox115", "safari16"],
    // Terser's output is smaller but takes thirty times as long, which only pays for browser files.
    minify: isSsrBuild ? "esbuild" : "terser",
    rollupOptions: {
      // With a circular import between two files, the first to be executed fails.
      onwarn: (warning, warn) => {
        if (warning.code === "CIRCULAR_CHUNK") throw new Error(warning.message);
        warn(warning);
      },
      // The server finds its workers' files next to its only file.
      output: isSsrBuild ? { inlineDynamicImports: true } : { manualChunks: sharedChunk },
    },
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3 },
      // Makes Chromium compile these files in the background when they arrive, not on demand.
      format: { comments: false, preamble: "//# allFunctionsCalledOnLoad" },
    },
  },
  // The server bundle contains all packages except those that cannot be bundled.
  ssr: isSsrBuild ? { noExternal: true, external: Object.keys(externalPackages) } : {},
  server: {
    // Nothing is built from these folders, and watching them delays the start by a second.
    watch: {
      ignored: ["build", "docs", "test-results", "tests"].map((name) => `**/${name}/**`),
    },
  },
  optimizeDeps: {
    // All packages of the browser; automatic discovery would add those of the server.
    include: [
      "@remix-run/react",
      "photoswipe",
      "react",
      "react-dom",
      "react-dom/client",
      "react-router-dom",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
    ],
    noDiscovery: true,
  },
  resolve: {
    alias: {
      "~": new URL("./app", import.meta.url).pathname,
      "~content": new URL("./content", import.meta.url).pathname,
      "~mocks": new URL("./mocks", import.meta.url).pathname,
    },
  },
  plugins: [
    content(),
    isSsrBuild ? null : license({ thirdParty: { output: "build/client/licenses.txt" } }),
    bundledScripts(),
    {
      ...markdown,
      transform: (code, id) => (id.endsWith("?raw") ? undefined : markdown.transform(code, id)),
    },
    // The Remix plugin's route transforms do not work for modules that tests import.
    process.env["VITEST"] ? null : remix(remixConfig),
  ],
  test: {
    env: { UPSTREAM_URL: process.env["UPSTREAM_URL"] ?? "http://upstream.test" },
    setupFiles: ["tests/setup/unit.ts", "tests/setup/dom.ts"],
    // Tests share threads and modules, because loading modules takes longer than most tests. The
    // projects run one after another: threads with a DOM cannot run tests without one.
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          isolate: false,
          include: [unitTests],
          exclude: [isolatedTests, domTests],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "jsdom",
          isolate: false,
          include: [domTests],
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Tests that mock modules have a module graph of their own.
        extends: true,
        test: { name: "isolated", include: [isolatedTests], sequence: { groupOrder: 0 } },
      },
    ],
    environment: "node",
    // Threads start faster than processes.
    pool: "threads",
    execArgv: nodeFlags,
    // Vitest's default leaves a core unused, which would be half of two cores.
    maxWorkers: "100%",
    // A busy machine may take seconds for what usually takes 0.1 s.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
    restoreMocks: true,
    unstubEnvs: true,
  },
}));
