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

/** What Remix's own start has, and the late one has not. */
const plainStart = /<link rel="modulepreload"|<script type="module"/;

describe("the start", () => {
  it("is written for this version of Remix: look at boot.tsx before another", () => {
    const file = "node_modules/@remix-run/react/package.json";
    const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
    expect(version).toBe("2.17.5");
  });

  it("is late, by one script that is declared to the policy", async () => {
    const { html, rendering } = await started();
    expect(html).not.toMatch(plainStart);
    expect(rendering.scripts.size).toBe(1);
  });
});
