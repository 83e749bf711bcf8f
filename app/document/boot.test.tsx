import { readFileSync } from "node:fs";
import { UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import { JSDOM } from "jsdom";
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
import { speculationRules } from "./speculation-rules";
import { RenderingContext, type DocumentRendering } from "./rendering";

// The development server's scripts are not the site's.
beforeEach(() => void vi.stubEnv("DEV", false));

/** A document with a page and the site's start, as the server writes it. */
async function documentOf(page: React.ReactNode, itsHandle?: unknown) {
  const module = "/assets/route.js";
  const remix = {
    manifest: {
      url: "/assets/manifest.js",
      entry: { module: "/assets/entry.js", imports: [] },
      routes: { page: { id: "page", module } },
    },
    routeModules: {},
    serverHandoffString: "{}",
  };
  const element = (
    <>
      {page}
      <Boot />
    </>
  );
  const rendering: DocumentRendering = {
    readStylesheet: () => "",
    data: '[{"_1":2}]\n</script>',
    scripts: new Set(),
    styles: new Set(),
    traits: {},
  };
  const routes = [{ id: "page", path: "/", element, handle: itsHandle }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = (await query(new Request("http://127.0.0.1/"))) as StaticHandlerContext;
  const html = renderToStaticMarkup(
    <RenderingContext.Provider value={rendering}>
      <RemixContext.Provider value={remix as unknown as ContextType<typeof RemixContext>}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </RemixContext.Provider>
    </RenderingContext.Provider>,
  );
  const { document } = new JSDOM(html).window;
  return { document, html, scripts: [...rendering.scripts] };
}

describe("the document of a page", () => {
  it("depends on this version of Remix: check boot.tsx before an update", () => {
    const file = "node_modules/@remix-run/react/package.json";
    const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
    expect(version).toBe("2.17.5");
  });

  it.each([undefined, {}, { start: "after first paint" }, "never"])(
    "starts the application with the handle %j",
    async (itsHandle) => {
      const { html } = await documentOf(<p />, itsHandle);
      expect(html).toContain("/assets/route.js");
    },
  );

  it("declares its inline scripts, to the letter, and closes none early", async () => {
    const { document, scripts } = await documentOf(<p />);
    expect(document.querySelector('link[rel="modulepreload"], script[type="module"]')).toBeNull();
    const [data, ...code] = document.scripts;
    expect(code.map(({ text }) => text)).toEqual(scripts);
    expect(data?.type).toBe("application/json");
    expect(JSON.parse(data!.text)).toMatchObject({ data: '[{"_1":2}]\n</script>' });
  });

  it("has no scripts of the application where it never starts, and lets the browser prefetch links", async () => {
    const { document, html, scripts } = await documentOf(<p />, { start: "never" });
    expect(html).not.toContain("/assets/");
    expect(html).not.toContain("__remixContext");
    expect(Array.from(document.scripts, ({ text }) => text)).toEqual(scripts);
    expect(scripts).toEqual([speculationRules]);
  });
});
