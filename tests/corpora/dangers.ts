/**
 * Finds elements, attributes and addresses of a document that could run, load or send something. Journeys pass the source
 * of this function to a browser.
 */
export function dangersOf(document = globalThis.document): string[] {
  const window = document.defaultView!;
  const found: string[] = [];
  const harmless = new Set(
    (
      "p br hr h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption a em strong i b u s small sub " +
      "sup mark abbr cite q code kbd span img table thead tbody tfoot tr th td caption"
    ).split(" "),
  );
  const plain = new Set(
    "href title alt src width height lang dir colspan rowspan scope loading rel".split(" "),
  );
  // The site puts each table into a box.
  const written = "div[data-own-links] :not(div.table-box:has(> table))";
  for (const element of document.querySelectorAll(written)) {
    if (!harmless.has(element.localName)) found.push(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      // The site names the paragraphs of panels.
      if (!plain.has(name) && !/^panel-\d+$/.test(value)) found.push(name);
    }
    // Handlers may exist without an attribute.
    for (const type of ["mouseover", "pointerenter", "focus", "wheel", "copy", "toggle"]) {
      element.dispatchEvent(new window.Event(type, { bubbles: false }));
    }
    if (!element.closest("a"))
      element.dispatchEvent(new window.MouseEvent("click", { bubbles: true }));
  }
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith("on")) found.push(`${element.localName} ${name}`);
      if (!/^(?:href|src|action|formaction|data|poster|xlink:href)$/.test(name)) continue;
      const { protocol } = new URL(value, document.location.href);
      if (!["http:", "https:", "mailto:"].includes(protocol)) found.push(`${name}=${value}`);
    }
  }
  const foreign = "iframe, object, embed, base, frame, [http-equiv=refresh], [srcdoc]";
  for (const { localName } of document.querySelectorAll(foreign)) found.push(localName);
  for (const { action } of document.forms) {
    if (new URL(action).origin !== document.location.origin) found.push(`form to ${action}`);
  }
  if ("polluted" in {}) found.push("polluted");
  const { getElementById, querySelector, body, documentElement } = document;
  const intact =
    typeof getElementById === "function" &&
    typeof querySelector === "function" &&
    body.localName === "body" &&
    documentElement.localName === "html";
  if (!intact) found.push("clobbered");
  return found;
}
