import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import type { DocumentHandle } from "./boot";
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
    traits: { frames: handlesOf(context).flatMap(({ frames = [] }) => frames) },
  };
  // Handed over by the document itself: Remix would append it in scripts that nobody declares.
  context.serverHandoffStream = undefined;
  const html = renderToString(
    <RenderingContext.Provider value={rendering}>
      <RemixServer context={context} url={request.url} />
    </RenderingContext.Provider>,
  );
  return new RenderedDocument(html, rendering);
}

/** The part of the search that the matched routes read; any other is as good as none. */
export function readSearch(context: EntryContext): string {
  const given = new URLSearchParams(context.staticHandlerContext.location.search);
  const names = handlesOf(context).flatMap(({ query = [] }) => query);
  const read = new URLSearchParams(
    names.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  );
  return read.size > 0 ? `?${read.toString()}` : "";
}

/** What the matched routes say of their document. */
function handlesOf({ staticHandlerContext, routeModules }: EntryContext): DocumentHandle[] {
  return staticHandlerContext.matches.flatMap(
    ({ route }) => (routeModules[route.id]?.handle as DocumentHandle | undefined) ?? [],
  );
}
