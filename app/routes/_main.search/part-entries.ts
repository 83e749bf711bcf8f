import * as to from "~/addresses";
import type { SearchEntry } from "~/search/search-index.server";
import { fold } from "~/ui/search-words";
import deities from "~content/world/deities.yaml";
import glossary from "~content/world/glossary.yaml";
import eras from "~content/world/history.yaml";
import landmarks from "~content/world/landmarks.yaml";

function toEntry(name: string, address: string, place: string, text: string): SearchEntry {
  const own = { names: [name], to: address, place, texts: [text] };
  return { group: "World", ...own, keywords: [], panels: [] };
}

const parts: readonly SearchEntry[] = [
  ...landmarks.map(({ slug, name, kind, era, text }) => {
    const map = to.geography(era === "pre" ? "pre-cataclysm" : undefined);
    return toEntry(name, `${map}#${slug}`, "Geography", `A ${kind}. ${text}`);
  }),
  ...eras.flatMap(({ slug: era, ages }) =>
    ages.map(({ slug, name, years, text }) =>
      toEntry(name, `${to.history(era)}#${slug}`, "History", `${years}. ${text}`),
    ),
  ),
  ...glossary.map(({ term, link, definition }) => toEntry(term, link, "Glossary", definition)),
  ...deities.map(({ name, line }) => toEntry(name, to.pantheon, "Pantheon", line)),
];

/** Entries for named parts of the world section's pages that have no page of their own. */
export function listPartEntries(pages: readonly SearchEntry[]): SearchEntry[] {
  const known = new Set(pages.flatMap(({ names }) => names.map(fold)));
  return parts.filter(({ names: [name = ""] }) => known.size < known.add(fold(name)).size);
}
