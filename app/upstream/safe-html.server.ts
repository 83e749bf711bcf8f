import createDOMPurify from "dompurify";
import { JSDOM } from "jsdom";
import { z } from "zod";
import type { SafeHtml } from "./safe-html";

const purify = createDOMPurify(new JSDOM("").window);

/** What an author may use in a text: no scripts, forms, frames, styles or ids. */
const allowed = {
  ALLOWED_TAGS: [
    ..."p br hr h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption".split(" "),
    ..."a em strong i b u s small sub sup mark abbr cite q code kbd span img".split(" "),
    ..."table thead tbody tfoot tr th td caption".split(" "),
  ],
  ALLOWED_ATTR: "href title alt src width height lang dir colspan rowspan scope loading".split(" "),
  // Own paths and fragments, http(s) and mail; neither scheme-relative nor any other scheme.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

purify.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName === "IMG") node.setAttribute("loading", "lazy");
  if (node.tagName === "A" && /^https?:/i.test(node.getAttribute("href") ?? "")) {
    node.setAttribute("rel", "noopener");
  }
});

/** Makes a fragment of the upstream's HTML harmless; what is not allowed is dropped. */
export function sanitizeHtml(html: string): SafeHtml {
  return purify.sanitize(html, allowed) as SafeHtml;
}

/** Schema of an HTML field: what comes out of it is safe to put into a page. */
export const safeHtml = z.string().transform(sanitizeHtml);

/** The text of a safe fragment without its markup, for alternative texts and descriptions. */
export function textOf(html: SafeHtml): string {
  const { document } = new JSDOM(`<body>${html}</body>`).window;
  return (document.body.textContent ?? "").replace(/\s+/g, " ").trim();
}
