import createDOMPurify, { type Config } from "dompurify";
import { JSDOM } from "jsdom";
import { exceededBound } from "./bounds";

/** What a fragment may be: blocks of text, or a line of it. */
export type HtmlKind = "flow" | "inline";

/** A fragment as the upstream wrote it. */
export interface Fragment {
  html: string;
  kind: HtmlKind;
}

/** The sanitized fragment, or why it was refused. A fragment that was late may be accepted later. */
export type Purified = { html: string } | { refused: string; isLate?: true };

/** After so many fragments the window is made anew, so that what it gathers does not add up. */
const windowLife = 500;

const inlineTags = "a em strong i b u s small sub sup mark abbr cite q code kbd span br".split(" ");
const flowTags = [
  ...inlineTags,
  ..."p hr h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption img".split(" "),
  ..."table thead tbody tfoot tr th td caption".split(" "),
];

/** What an author may use in a text: no scripts, forms, frames, styles or ids. */
const shared: Config = {
  ALLOWED_ATTR: "href title alt src width height lang dir colspan rowspan scope loading".split(" "),
  // Own paths and fragments, http(s) and mail; neither scheme-relative nor any other scheme.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i,
  // The expression above is for addresses; without this it would be asked about these, too.
  ADD_URI_SAFE_ATTR: "width height lang dir colspan rowspan scope loading".split(" "),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const configs: Record<HtmlKind, Config> = {
  flow: { ...shared, ALLOWED_TAGS: flowTags },
  inline: { ...shared, ALLOWED_TAGS: inlineTags },
};

/**
 * Makes a purifier: within the bounds of a fragment, DOMPurify judges what may stay; the rest is
 * dropped.
 *
 * @param pictureHost origin of pictures besides the site's own, if there is one: the policy of the
 * documents allows no others
 */
export function createPurifier(pictureHost: string | undefined): (fragment: Fragment) => Purified {
  const isPictureAddress = (text: string) =>
    /^\/(?![/\\])/.test(text) || (!!pictureHost && text.startsWith(`${pictureHost}/`));
  let opened = openWindow(isPictureAddress);
  let used = 0;
  return ({ html, kind }) => {
    const refused = exceededBound(html);
    if (refused) return { refused };
    if (++used > windowLife) {
      opened.close();
      opened = openWindow(isPictureAddress);
      used = 0;
    }
    return { html: opened.purify.sanitize(html, configs[kind]) };
  };
}

function openWindow(isPictureAddress: (text: string) => boolean) {
  const { window } = new JSDOM("");
  const purify = createDOMPurify(window);
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
  return { purify, close: () => window.close() };
}
