import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { nextTurn } from "~/upstream/slices";
import { handlesOf } from "./page-handle";
import { RenderedDocument } from "./rendered-documents.server";
import { RenderingContext, type DocumentRendering } from "./rendering";
import { readStylesheet } from "./stylesheet-files.server";

/** Renders the document of a context whose loaders are all done. */
export async function renderDocument(
  request: Request,
  context: EntryContext,
): Promise<RenderedDocument> {
  const rendering: DocumentRendering = {
    readStylesheet,
    data: await new Response(context.serverHandoffStream).text(),
    scripts: new Set(),
    styles: new Set(),
    traits: { frames: handlesOf(modulesOf(context)).flatMap(({ frames = [] }) => frames) },
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
  // React writes it for streams alone; without it browsers fall back to quirks of the nineties.
  return new RenderedDocument(`<!DOCTYPE html>${html}`, rendering);
}

/** The part of the search that the matched routes read; any other is as good as none. */
export function readSearch(context: EntryContext): string {
  const given = new URLSearchParams(context.staticHandlerContext.location.search);
  const names = handlesOf(modulesOf(context)).flatMap(({ query = [] }) => query);
  const read = new URLSearchParams(
    names.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  );
  return read.size > 0 ? `?${read.toString()}` : "";
}

/** The modules of the matched routes. */
function modulesOf({ staticHandlerContext, routeModules }: EntryContext) {
  return staticHandlerContext.matches.flatMap(({ route }) => routeModules[route.id] ?? []);
}
