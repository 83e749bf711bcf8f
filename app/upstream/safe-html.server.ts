import createDOMPurify from "dompurify";
import { JSDOM } from "jsdom";
import { z } from "zod";
import { env } from "~/env.server";
import { UpstreamError } from "./failure";
import type { SafeHtml } from "./safe-html";

const { window } = new JSDOM("");
const purify = createDOMPurify(window);

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
  // The expression above is for addresses; without this it would be asked about these, too.
  ADD_URI_SAFE_ATTR: "width height lang dir colspan rowspan scope loading".split(" "),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Pictures come from this site or its picture host: the documents' policy allows no others. */
function isPictureAddress(text: string): boolean {
  return /^\/(?![/\\])/.test(text) || (!!env.CDN_URL && text.startsWith(`${env.CDN_URL}/`));
}

purify.addHook("uponSanitizeAttribute", (_node, attribute) => {
  // DOMPurify lets pictures have data: addresses whatever the expression above says.
  if (attribute.attrName === "src" && !isPictureAddress(attribute.attrValue)) {
    attribute.keepAttr = false;
  }
});

purify.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName === "IMG") node.setAttribute("loading", "lazy");
  if (node.tagName === "A" && /^https?:/i.test(node.getAttribute("href") ?? "")) {
    node.setAttribute("rel", "noopener");
  }
});

/** Far more than a text needs; parsing takes the square of the depth, minutes for some thousands. */
const deepest = 100;

/** Elements without an end tag, and those that may leave it out. */
const endless =
  /^(?:br|hr|img|wbr|input|meta|link|col|source|p|li|d[td]|t[rhd]|thead|tbody|tfoot)$/;

/** Whether elements are nested too deep: more tags are open than a text needs. */
function isTooDeep(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, end, tag = ""] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = tag.toLowerCase();
    const before = open.get(name) ?? 0;
    if (endless.test(name) || (end && before === 0)) continue;
    open.set(name, before + (end ? -1 : 1));
    depth += end ? -1 : 1;
    if (depth > deepest) return true;
  }
  return false;
}

/**
 * Makes a fragment of the upstream's HTML harmless; what is not allowed is dropped.
 *
 * @throws {UpstreamError} of kind html for what cannot be parsed
 */
export function sanitizeHtml(html: string): SafeHtml {
  if (isTooDeep(html)) throw new UpstreamError("html", "elements are nested too deep");
  try {
    return purify.sanitize(html, allowed) as SafeHtml;
  } catch (cause) {
    throw new UpstreamError("html", "HTML that cannot be parsed", { cause });
  }
}

/** Schema of an HTML field: what comes out of it is safe to put into a page. */
export const safeHtml = z
  .string()
  .meta({ description: "HTML fragment, sanitised on reading", contentMediaType: "text/html" })
  .transform(sanitizeHtml);

/** A document of its own, kept: making one takes tens of milliseconds. */
const reader = window.document.implementation.createHTMLDocument("");
/** Where one of these elements begins or ends, a word does. */
const wordEnd =
  /<\/?(?:p|br|hr|h\d|[uod]l|li|d[td]|blockquote|fig\w+|caption|t(?:able|body|head|foot|r|h|d))\b/g;

/** The text of a safe fragment without its markup, for alternative texts and descriptions. */
export function textOf(html: SafeHtml): string {
  const body = reader.createElement("body");
  body.innerHTML = html.replace(wordEnd, " $&");
  return (body.textContent ?? "").replace(/\s+/g, " ").trim();
}
