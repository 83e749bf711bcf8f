/** Matches characters that XML 1.0 cannot contain, not even escaped. */
// oxlint-disable-next-line no-control-regex -- the control characters are intended
const invalidCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

export function removeInvalidXml(text: string): string {
  return text.replace(invalidCharacters, "");
}

/** Escapes a text for XML and HTML. */
export function escapeXml(text: string): string {
  return removeInvalidXml(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
