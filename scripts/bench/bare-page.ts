import { JSDOM, VirtualConsole } from "jsdom";

/**
 * All the script a plain page needs: it applies the stored colour scheme and answers the switch.
 * The menu is the platform's own.
 */
const schemeScript = `(r=>{var t=localStorage.theme;t&&(r.dataset.theme=t);addEventListener("submit",e=>{if(e.target.id=="scheme"){e.preventDefault();r.dataset.theme=localStorage.theme=e.submitter.value}})})(document.documentElement)`;

/** What only the application behind the page needs, or only readers without JavaScript. */
const applicationOnly =
  "script, noscript, dialog, [role=status] span:empty, div[aria-hidden]:empty";

/**
 * A page of the site as someone would write it by hand: the same text, styles, pictures, links and
 * menus, and nothing of the framework.
 */
export function plainPage(html: string): string {
  // A console of its own: jsdom would complain of styles that are newer than it.
  const { document, NodeFilter } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window;
  for (const element of document.querySelectorAll(applicationOnly)) element.remove();
  for (const element of document.querySelectorAll("[data-discover], [data-inlined]")) {
    element.removeAttribute("data-discover");
    element.removeAttribute("data-inlined");
  }
  const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  for (let node = comments.nextNode(); node; node = comments.nextNode()) found.push(node);
  for (const node of found) node.parentNode?.removeChild(node);
  document.normalize();

  const script = document.createElement("script");
  script.textContent = schemeScript;
  document.head.querySelector("style")?.before(script);
  return `<!doctype html>${document.documentElement.outerHTML}`;
}
