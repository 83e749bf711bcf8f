import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { documentPolicy } from "~/http/security-headers.server";
import { nextTurn } from "~/upstream/slices";
import { handlesOf } from "./page-handle";
import { RenderingContext, type DocumentRendering } from "./rendering";
import { readStylesheet } from "./stylesheet-files.server";

/**
 * Renders the document of a context whose loaders are all done.
 *
 * @returns the document, and the content security policy that allows what it declared while it was rendered
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
  // Handed over by the document itself: Remix would append it in scripts that nobody declares.
  context.serverHandoffStream = undefined;
  // What the loaders did, and this, are each enough for one turn of the loop.
  await nextTurn();
  const html = renderToString(
    <RenderingContext.Provider value={rendering}>
      <RemixServer context={context} url={request.url} />
    </RenderingContext.Provider>,
  );
  const { scripts, styles, traits } = rendering;
  return {
    // React writes it for streams alone; without it browsers fall back to quirks mode.
    html: `<!DOCTYPE html>${html}`,
    policy: documentPolicy(hashes(scripts), hashes(styles), traits),
  };
}

function hashes(codes: ReadonlySet<string>): string[] {
  return Array.from(codes, (code) => createHash("sha256").update(code).digest("base64"));
}
