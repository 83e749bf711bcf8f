/** What XML 1.0 has no way to say, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these are what it is about
const unsayable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text without what XML cannot hold. */
export function forXml(text: string): string {
  return text.replace(unsayable, "");
}

/** A text as the content of an XML element, or of HTML. */
export function xmlText(text: string): string {
  return forXml(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
