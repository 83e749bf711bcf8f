/** Sanitizes HTML by DOMPurify in a worker thread, whose default export Piscina calls. */
import createDOMPurify from "dompurify";
import { JSDOM } from "jsdom";
import { workerData } from "piscina";
import { toCanonicalPath } from "~/own-path";
import { separatesWords } from "./text";

/** HTML that the worker thread sanitizes. */
export interface Fragment {
  html: string;
  /** Whether block elements are allowed, or only links and emphasis. */
  kind: keyof typeof allowedTags;
}

const inlineTags = "a em strong i b u s del ins small sub sup mark abbr cite q code kbd span br";
const blocks =
  "p div hr h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption img table thead tbody tfoot tr th td caption";
const inline = inlineTags.split(" ");
const allowedTags = { inline, flow: [...inline, ...blocks.split(" ")] };

/** The configuration of DOMPurify, which excludes event handlers, styles and ids. */
const config = {
  ALLOWED_ATTR: "href title alt src width height lang dir colspan rowspan scope loading".split(" "),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM: true,
} as const;

const purify = createDOMPurify(new JSDOM("").window);

purify.addHook("uponSanitizeElement", (node, { tagName, allowedTags }) => {
  const isElement = node.nodeType === node.ELEMENT_NODE;
  if (!isElement || allowedTags[tagName] || !separatesWords(tagName)) return;
  // DOMPurify removes the element but keeps the words in it.
  (node as Element).before(" ");
  (node as Element).after(" ");
});

purify.addHook("uponSanitizeAttribute", (_node, attribute) => {
  const { attrName: name, attrValue: value } = attribute;
  const { pictureHost } = workerData as { pictureHost: string };
  // Excludes fragments, because ids are removed, and pictures that the content security policy
  // blocks.
  const isAllowed =
    name === "src" ? value.startsWith(pictureHost) : /^(?:https?:\/\/|mailto:)/i.test(value);
  const isAddress = name === "src" || name === "href";
  if (isAddress && !isAllowed && !/^\/(?![/\\])/.test(value)) attribute.keepAttr = false;
});

purify.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName === "IMG") node.setAttribute("loading", "lazy");
  const address = (node.tagName === "A" && node.getAttribute("href")) || "";
  if (/^https?:/i.test(address)) node.setAttribute("rel", "noopener");
  // This normalizes addresses of this site except encoded ones, which may be invalid.
  if (/^\/[^%]*$/.test(address)) {
    node.setAttribute("href", address.replace(/^[^?#]+/, toCanonicalPath));
  }
});

/** Sanitizes HTML with DOMPurify, which only the worker thread does. */
export function sanitizeFragment({ html, kind }: Fragment): string {
  const options = { ...config, ALLOWED_TAGS: allowedTags[kind] };
  // Without the leading body element, HTML could create a frameset instead of a body.
  const body = purify.sanitize(`<body>${html}`, options) as HTMLElement;
  // A link or a picture without an address becomes text.
  for (const link of body.querySelectorAll("a:not([href])")) link.replaceWith(...link.childNodes);
  for (const image of body.querySelectorAll<HTMLImageElement>("img:not([src])"))
    image.replaceWith(image.alt);
  // The box lets wide tables scroll, also by keyboard.
  const box = '<div class="table-box" role="group" aria-label="Table" tabindex="0"></div>';
  for (const table of body.querySelectorAll("table:not(table table)")) {
    table.insertAdjacentHTML("beforebegin", box);
    table.previousElementSibling!.append(table);
  }
  return body.innerHTML.trim();
}

/** @param fragment null only starts the thread */
export default (fragment: Fragment | null): string => (fragment ? sanitizeFragment(fragment) : "");
