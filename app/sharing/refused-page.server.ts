import { createHash } from "node:crypto";
import { cacheControl } from "~/http/cache-policy";
import { secure } from "~/http/security-headers.server";

const style =
  ":root{color-scheme:light dark}" +
  "body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#fff4e4,#15122b);color:light-dark(#3b2216,#f6eadc);font:1.125rem/1.6 system-ui,sans-serif}" +
  "main{max-width:32rem;margin:1rem;padding:1.5rem 2rem;border:2px solid light-dark(#ecd2ad,#48417a);border-radius:1.5rem;background:light-dark(#fff,#2b2653)}" +
  "h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}" +
  "a{color:light-dark(#a03c0b,#ffb877);display:inline-block;padding:.6rem 0}" +
  "code{font-size:1em}";

const policy =
  `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Says that a server's name is none. It is for those without JavaScript alone, and one small
 * document: the page they came from is a step back, with all they typed.
 *
 * @param path own path of that page
 */
export function refusedPage(path: string): Response {
  const back = path.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>That is no server · Talechasers</title><style>${style}</style></head><body><main>` +
    "<h1>I sniffed around, but that is no server</h1>" +
    "<p>A server is just its name, like <code>mastodon.social</code>. Your browser’s Back button " +
    "keeps what you typed, so you can mend it.</p>" +
    `<a href="${back}">Back to what you wanted to share</a></main></body></html>`;
  const headers = secure(new Headers({ "Cache-Control": cacheControl.never }), policy);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status: 400, headers });
}
