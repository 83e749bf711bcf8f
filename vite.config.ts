import mdx from "@mdx-js/rollup";
import { vitePlugin as remix } from "@remix-run/dev";
import remarkFrontmatter from "remark-frontmatter";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vitest/config";
import { savedWorker } from "./app/http/saved-worker";
import remixConfig from "./remix.config.js";
import { browserWorkers } from "./scripts/browser-workers";
import { licenseNotice, licenses } from "./scripts/licenses";
import { mockScenario } from "./scripts/mock-scenario";
import { plainScripts } from "./scripts/plain-scripts";
import { proseRoutes } from "./scripts/prose-routes";
import { serverBundle } from "./scripts/server-bundle";
import { serverWorkers } from "./scripts/server-workers";
import { assetNames, scriptNames, shortClassNames } from "./scripts/short-names";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const framework =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/[^/]+|turbo-stream)\//;
const everyPage =
  /\/app\/(?:shell\/(?!missing-)|document\/|ui\/(?:browser-storage|picture|speech-bubble|site-data|html|full-size-dialog|fox-mark|turns|use-(?!drag-scroll))|reading\/(?!along\/)|comics\/(?:preference-switch|chapter-text-address|comic-picture|should-revalidate|saved\/(?:kept-hint|save-link|screen-here|sizes))|characters\/character-pictures)/;

/**
 * What every page needs is two files, the framework and the site's own: on a slow line a request
 * costs more than its bytes.
 */
function sharedFile(id: string): string | undefined {
  if (framework.test(id)) return "framework";
  // Or it would come along with all of the galleries.
  if (id.includes("/app/ui/paginat")) return "pagination";
  // The box alone, and in one file.
  if (/\/app\/(?:search\/search-box|comics\/comic-search-box)/.test(id)) return "search";
  // A piece opens over its wall at once: its styles are there with the wall's.
  if (id.includes("/app/galleries/")) return "galleries";
  // What fetches on demand is too little for a file of its own.
  return everyPage.test(id) || id.includes("vite/preload-helper") ? "site" : undefined;
}

const unitTests = "{app,packages,server,tests}/**/*.test.{ts,tsx}";
const isolatedTests = "**/*.isolated.test.ts";
const domTests = "**/*.dom.test.{ts,tsx}";

export default defineConfig(({ command, isSsrBuild }) => ({
  css: { modules: command === "build" ? { generateScopedName: shortClassNames() } : {} },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // Terser makes less of it, in thirty times the time: what nobody fetches is not worth that.
    minify: isSsrBuild ? "esbuild" : "terser",
    rollupOptions: {
      output: isSsrBuild
        ? {}
        : {
            manualChunks: sharedFile,
            entryFileNames: scriptNames,
            chunkFileNames: scriptNames,
            assetFileNames: assetNames,
            banner: ({ name }) => (name === "framework" ? licenseNotice : ""),
          },
    },
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3 },
      format: { comments: /^! licenses/ },
    },
  },
  server: {
    // What no page is made of: to watch it all takes a second of the start.
    watch: {
      ignored: ["build", "docs", "test-results", "tests"].map((name) => `**/${name}/**`),
    },
  },
  optimizeDeps: {
    // All that the browser gets of packages. Looking for more finds those of the server.
    include: [
      "@remix-run/react",
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
      "~mocks": new URL("./mocks", import.meta.url).pathname,
    },
  },
  plugins: [
    proseRoutes(),
    mockScenario(),
    isSsrBuild ? null : licenses(),
    serverBundle(),
    browserWorkers(),
    plainScripts({ [savedWorker]: "app/comics/saved/worker.ts" }),
    serverWorkers({
      sanitizer: "app/upstream/html/worker.ts",
      panels: "app/comics/panels/worker.ts",
    }),
    mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter] }),
    // The route transforms of the Remix plugin do not apply to modules imported by tests.
    process.env["VITEST"] ? null : remix(remixConfig),
  ],
  test: {
    env: { UPSTREAM_URL: process.env["UPSTREAM_URL"] ?? "http://upstream.test" },
    setupFiles: ["tests/setup/unit.ts", "tests/setup/dom.ts"],
    // Most share a process and its modules: to load them again for each costs more than the tests. Kinds follow
    // one another, because a process that has a document is none for those without.
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
        // What puts modules in the place of others has modules of its own.
        extends: true,
        test: { name: "isolated", include: [isolatedTests], sequence: { groupOrder: 0 } },
      },
    ],
    environment: "node",
    // Cheaper to start than processes, and nothing here needs one.
    pool: "threads",
    // By itself vitest leaves a core free, which on two cores is half of them.
    maxWorkers: "100%",
    // A busy machine may take seconds over what takes a tenth of one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: "non-scoped" } },
    restoreMocks: true,
  },
}));
