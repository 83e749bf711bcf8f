import * as to from "~/addresses";
import { artist } from "~/document/artist";
import { siteName } from "~/document/page-meta";
import { renderAtom } from "~/http/atom-feed.server";
import { escapeXml } from "~/http/xml";
import patchNotes from "~content/patch-notes.yaml";
import type { PatchNote } from "./site-info.schema";

/** The patch notes as an Atom feed. */
export function patchNotesFeed(): string {
  const outline = {
    title: `${siteName}: patch notes`,
    description: "What is new, better and fixed on the site of Chase.",
    page: to.patchNotes(),
    path: to.patchNotesFeed,
    author: artist.name,
  };
  const entries = patchNotes.map((note) => ({
    title: `${note.version}: ${note.title}`,
    path: to.patchNotes(note.version),
    date: note.date,
    content: () => contentOf(note),
  }));
  return renderAtom(outline, entries);
}

function contentOf({ groups }: PatchNote): string {
  return groups
    .map(({ title, changes }) => {
      const items = changes.map((change) => `<li>${escapeXml(change)}</li>`).join("");
      return `<h2>${escapeXml(title)}</h2><ul>${items}</ul>`;
    })
    .join("");
}
