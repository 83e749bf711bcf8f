import { readFileSync } from "node:fs";
import { UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import type { ContextType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from "react-router-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Boot } from "./boot";
import { RenderingContext, type DocumentRendering } from "./rendering";

beforeEach(() => void vi.stubEnv("DEV", false));

const context = {
  manifest: {
    url: "/assets/manifest.js",
    entry: { module: "/assets/entry.js", imports: [] },
    routes: { page: { id: "page", module: "/assets/page.js" } },
  },
  routeModules: {},
  future: { v3_singleFetch: true },
  serverHandoffString: "{}",
};

async function started() {
  const rendering: DocumentRendering = {
    readStylesheet: () => "",
    data: "[1]",
    scripts: new Set(),
    styles: new Set(),
    traits: {},
  };
  const { query, dataRoutes } = createStaticHandler([
    { id: "page", path: "/", element: <Boot />, handle: {} },
  ]);
  const page = (await query(new Request("http://127.0.0.1/"))) as StaticHandlerContext;
  const html = renderToStaticMarkup(
    <RenderingContext.Provider value={rendering}>
      <RemixContext.Provider value={context as unknown as ContextType<typeof RemixContext>}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, page)}
          context={page}
          hydrate={false}
        />
      </RemixContext.Provider>
    </RenderingContext.Provider>,
  );
  return { html, rendering };
}

/** Parts of the start of Remix. */
const plainStart = /<link rel="modulepreload"|<script type="module"/;

describe("the start", () => {
  it("depends on this version of Remix: check boot.tsx before an update", () => {
    const file = "node_modules/@remix-run/react/package.json";
    const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
    expect(version).toBe("2.17.5");
  });

  it("is one script with a hash in the policy, without preloads", async () => {
    const { html, rendering } = await started();
    expect(html).not.toMatch(plainStart);
    expect(rendering.scripts.size).toBe(1);
  });
});
