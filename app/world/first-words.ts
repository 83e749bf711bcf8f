import type { SafeHtml } from "~/upstream/safe-html";

/** What the serialiser of the sanitiser escapes in texts. */
const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&nbsp;": " ",
};

/**
 * The first words of a text without its markup, for descriptions.
 *
 * Sanitised HTML alone can be read this simply.
 */
export function firstWords(html: SafeHtml, length = 155): string {
  const text = html
    .slice(0, 20 * length)
    .replace(/<[^>]*(?:>|$)/g, " ")
    .replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? "")
    .replace(/\s+/g, " ")
    // Where a tag stood between a word and its full stop.
    .replace(/ (?=[.,;:!?])/g, "")
    .trim();
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(" ", length);
  return `${text.slice(0, cut > 0 ? cut : length).replace(/[\s.,;:]+$/, "")}…`;
}
