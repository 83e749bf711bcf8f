import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { documentPolicy, type DocumentTraits } from "~/http/security-headers.server";
import { handlesOf } from "./page-handle";
import { RenderingContext } from "./rendering";

/**
 * Renders a document after all loaders have finished.
 *
 * @returns the document, and a content security policy with the hashes of its inline scripts and
 * styles
 */
export async function renderDocument(
  request: Request,
  { serverHandoffStream, ...context }: EntryContext,
): Promise<{ html: string; policy: string }> {
  const { staticHandlerContext, routeModules, manifest } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const addresses = ids.flatMap((id) => manifest.routes[id]?.css ?? []);
  const stylesheets = Object.fromEntries(addresses.map((href) => [href, readStylesheet(href)]));
  const data = await new Response(serverHandoffStream).text();
  const nonce = randomUUID();
  const marked = renderToString(
    <RenderingContext.Provider value={{ nonce, stylesheets, data }}>
      <RemixServer context={context} url={request.url} />
    </RenderingContext.Provider>,
  );
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const ownElements = new RegExp(
    `<(script|style)([^>]*) nonce="${nonce}"([^>]*>)(.*?)</\\1>`,
    "gs",
  );
  // The nonce is removed: it would not stay secret in documents that shared caches store.
  const html = marked.replace(ownElements, (_, tag: "script" | "style", before, after, code) => {
    if (code) hashes[tag].add(createHash("sha256").update(code).digest("base64"));
    return `<${tag}${before}${after}${code}</${tag}>`;
  });
  const handles = handlesOf(ids.flatMap((id) => routeModules[id] ?? []));
  const traits: DocumentTraits = Object.assign({}, ...handles);
  const policy = documentPolicy([...hashes.script], [...hashes.style], traits);
  // renderToString does not write the doctype of the document.
  return { html: `<!DOCTYPE html>${html}`, policy };
}

const stylesheets = new Map<string, string>();

/** Reads a style sheet from the build's `client` folder once. */
function readStylesheet(href: string): string {
  const file = new URL(`../client${href}`, import.meta.url);
  const text = stylesheets.get(href) ?? readFileSync(file, "utf8").trim();
  stylesheets.set(href, text);
  return text;
}
