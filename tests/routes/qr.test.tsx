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
import { QrLanding } from "~/components/information/qr-landing";
import { socialLinks } from "~/content/links";
import { Boot } from "~/document/boot";
import { handle } from "~/routes/qr";

// The development server's scripts are not the site's.
beforeEach(() => void vi.stubEnv("DEV", false));

/** A document with a page and the site's start, as the server writes it. */
async function documentOf(page: React.ReactNode, itsHandle?: unknown) {
  const module = "/build/assets/route.js";
  const remix = {
    manifest: {
      url: "/build/assets/manifest.js",
      entry: { module: "/build/assets/entry.js", imports: [] },
      routes: { page: { id: "page", module } },
    },
    routeModules: {},
    serverHandoffString: "{}",
    renderMeta: {} as { didRenderScripts?: boolean },
  };
  const element = (
    <>
      {page}
      <Boot />
    </>
  );
  const routes = [{ id: "page", path: "/", element, handle: itsHandle }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = (await query(new Request("http://127.0.0.1/"))) as StaticHandlerContext;
  const html = renderToStaticMarkup(
    <RemixContext.Provider value={remix as unknown as ContextType<typeof RemixContext>}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </RemixContext.Provider>,
  );
  const { document } = new JSDOM(html).window;
  return { document, html, starts: remix.renderMeta.didRenderScripts === true };
}

describe("the document of a page", () => {
  it.each([undefined, {}, { staysStill: false }, "staysStill"])(
    "with the handle %j starts the application",
    async (itsHandle) => {
      const { html, starts } = await documentOf(<p />, itsHandle);
      expect(html).toContain("/build/assets/route.js");
      expect(starts).toBe(true);
    },
  );

  it("that stays still starts nothing and fetches nothing", async () => {
    const { document, html, starts } = await documentOf(<p />, { staysStill: true });
    expect(document.scripts).toHaveLength(0);
    expect(html).not.toContain("/build/");
    // Remix would append the scripts that carry the loader data.
    expect(starts).toBe(false);
  });
});

describe("the page behind the QR code", () => {
  it("stays still", () => {
    expect(handle.staysStill).toBe(true);
  });

  it("leads to a transformation and to every profile, with one picture", async () => {
    const { document } = await documentOf(<QrLanding />, handle);
    const targets = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(targets).toEqual([
      "/tf-generator/result?qr=true",
      ...socialLinks.map(({ href }) => href),
    ]);
    expect(document.querySelectorAll("img")).toHaveLength(1);
  });
});
