/** The beginning of a tag whose element separates words. */
const breaks =
  /<\/?(?:p|br|hr|h\d|[uod]l|li|d[td]|blockquote|fig\w+|caption|t(?:able|body|head|foot|r|h|d))\b/g;

/** A tag, whose attributes may contain `>`. The last tag may be cut off. */
const tags = /<[a-z/!](?:"[^"]*"?|[^">])*>?/gi;

const characters: Record<string, string> = { lt: "<", gt: ">", quot: '"', nbsp: " ", amp: "&" };

/** Converts HTML to text for attributes, titles, descriptions and searches. */
export function textOf(html: string): string {
  const text = html.replace(breaks, " $&").replace(tags, "");
  const decoded = text.replace(/&(\w+);/g, (entity, name: string) => characters[name] ?? entity);
  return decoded.replace(/\s+/g, " ").trim();
}
