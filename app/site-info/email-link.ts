import { email } from "~content/links.yaml";

/**
 * HTML of a link to the e-mail address, with the address as its text.
 *
 * Every character of the address is written as a numeric reference. Browsers read it without any
 * script, and the simple programs that collect addresses from pages do not.
 */
export function emailLinkHtml(className: string, label: string): string {
  const address = [email.user, "@", email.host].map(inReferences);
  const href = [inReferences("mailto:"), ...address].join("");
  return `<a class="${className}" href="${href}"><strong>${label}</strong><span>${address.join("")}</span></a>`;
}

function inReferences(text: string): string {
  return Array.from(text, (letter) => `&#${letter.codePointAt(0)};`).join("");
}
