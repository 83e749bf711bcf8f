import createDOMPurify, { type Config } from "dompurify";
import { JSDOM } from "jsdom";
import { toOwnPath } from "~/own-path";
import { exceededBound, exceededLength } from "./bounds";

/** Blocks of text, or a line of text. */
export type HtmlKind = "flow" | "inline";

export interface Fragment {
  html: string;
  kind: HtmlKind;
}

/** The sanitized fragment, or why it was refused. A late fragment may be accepted later. */
export type Purified = { html: string } | { refused: string; isLate?: true };

/** A window is replaced after so many fragments, because its memory grows. */
const MAX_FRAGMENTS_PER_WINDOW = 500;

const inlineTags = "a em strong i b u s small sub sup mark abbr cite q code kbd span br".split(" ");
const flowTags = [
  ...inlineTags,
  ..."p hr h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption img".split(" "),
  ..."table thead tbody tfoot tr th td caption".split(" "),
];

/** Without scripts, forms, frames, styles and ids. */
const shared: Config = {
  ALLOWED_ATTR: "href title alt src width height lang dir colspan rowspan scope loading".split(" "),
  // Paths of this site, http(s) and mailto; no scheme-relative addresses, and no fragments, because ids go.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i,
  // DOMPurify would apply the expression above to these attributes, too.
  ADD_URI_SAFE_ATTR: "width height lang dir colspan rowspan scope loading".split(" "),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const configs: Record<HtmlKind, Config> = {
  flow: { ...shared, ALLOWED_TAGS: flowTags },
  inline: { ...shared, ALLOWED_TAGS: inlineTags },
};

/**
 * Creates a function that sanitizes fragments within the bounds by DOMPurify.
 *
 * @param pictureHost another origin of pictures, which the documents' policy allows as well
 */
export function createPurifier(pictureHost: string | undefined): (fragment: Fragment) => Purified {
  const isPictureAddress = (text: string) =>
    /^\/(?![/\\])/.test(text) || (!!pictureHost && text.startsWith(`${pictureHost}/`));
  let opened = openWindow(isPictureAddress);
  let used = 0;
  return ({ html, kind }) => {
    const refused = exceededBound(html);
    if (refused) return { refused };
    if (++used > MAX_FRAGMENTS_PER_WINDOW) {
      opened.close();
      opened = openWindow(isPictureAddress);
      used = 0;
    }
    const body = opened.purify.sanitize(html, {
      ...configs[kind],
      RETURN_DOM: true,
    }) as HTMLElement | null;
    // A frameset has no body.
    if (!body) return { html: "" };
    replaceBroken(body);
    const sanitized = body.innerHTML;
    const tooLong = exceededLength(sanitized);
    return tooLong ? { refused: tooLong } : { html: sanitized };
  };
}

function openWindow(isPictureAddress: (text: string) => boolean) {
  const { window } = new JSDOM("");
  const purify = createDOMPurify(window);
  purify.addHook("uponSanitizeAttribute", (_node, attribute) => {
    // DOMPurify allows data: URLs of pictures despite ALLOWED_URI_REGEXP.
    if (attribute.attrName === "src" && !isPictureAddress(attribute.attrValue)) {
      attribute.keepAttr = false;
    }
  });
  purify.addHook("afterSanitizeAttributes", (node) => {
    if (node.tagName === "IMG") node.setAttribute("loading", "lazy");
    const address = (node.tagName === "A" && node.getAttribute("href")) || "";
    if (/^https?:/i.test(address)) node.setAttribute("rel", "noopener");
    if (address.startsWith("/")) node.setAttribute("href", spellAddress(address));
  });
  return { purify, close: () => window.close() };
}

/** The site's own spelling of an address of it; a path that cannot be decoded stays as it is. */
function spellAddress(address: string): string {
  try {
    return address.replace(/^[^?#]+/, toOwnPath);
  } catch {
    return address;
  }
}

/** Shows links and pictures without an address as text, and lets wide tables scroll by keyboard, too. */
function replaceBroken(body: HTMLElement): void {
  for (const link of body.querySelectorAll("a:not([href])")) link.replaceWith(...link.childNodes);
  for (const picture of body.querySelectorAll<HTMLImageElement>("img:not([src])")) {
    picture.replaceWith(picture.alt);
  }
  for (const table of body.querySelectorAll("table")) {
    if (table.parentElement?.closest("table")) continue;
    const box = body.ownerDocument.createElement("div");
    const attributes = { class: "table-box", role: "group", "aria-label": "Table", tabindex: "0" };
    for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
    table.replaceWith(box);
    box.append(table);
  }
}
