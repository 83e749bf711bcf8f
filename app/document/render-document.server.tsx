import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { documentPolicy } from "~/http/security-headers.server";
import { nextTurn } from "~/upstream/slices";
import { handlesOf } from "./page-handle";
import { RenderingContext, type DocumentRendering } from "./rendering";

/**
 * Renders a document after all loaders have finished.
 *
 * @returns the document, and a content security policy with the hashes of its inline scripts and styles
 */
export async function renderDocument(
  request: Request,
  context: EntryContext,
): Promise<{ html: string; policy: string }> {
  const { staticHandlerContext, routeModules } = context;
  const modules = staticHandlerContext.matches.flatMap(({ route }) => routeModules[route.id] ?? []);
  const rendering: DocumentRendering = {
    readStylesheet,
    data: await new Response(context.serverHandoffStream).text(),
    scripts: new Set(),
    styles: new Set(),
    traits: { frames: handlesOf(modules).flatMap(({ frames = [] }) => frames) },
  };
  // `<Boot>` writes the data; Remix would append it in scripts without hashes.
  context.serverHandoffStream = undefined;
  // Loaders and rendering each may take long; other requests run in between.
  await nextTurn();
  const html = renderToString(
    <RenderingContext.Provider value={rendering}>
      <RemixServer context={context} url={request.url} />
    </RenderingContext.Provider>,
  );
  const { scripts, styles, traits } = rendering;
  return {
    // renderToString does not write it.
    html: `<!DOCTYPE html>${html}`,
    policy: documentPolicy(hashes(scripts), hashes(styles), traits),
  };
}

function hashes(codes: ReadonlySet<string>): string[] {
  return Array.from(codes, (code) => createHash("sha256").update(code).digest("base64"));
}

const stylesheets = new Map<string, string>();

/** Reads a built stylesheet from the `client` folder of the build, once. */
function readStylesheet(href: string): string {
  const known = stylesheets.get(href);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`../client${href}`, import.meta.url), "utf8").trim();
  stylesheets.set(href, text);
  return text;
}
