import { Feed } from "feed";
import { patchNotes, type PatchNote } from "./patch-notes";
import { siteName } from "~/document/page-meta";
import { feedPath, patchNotesPath, versionPath } from "./patch-note-address";

/**
 * The patch notes as an Atom feed.
 *
 * @param site the public origin; feeds are read elsewhere, so that every address in it is absolute
 */
export function patchNotesFeed(site: string): string {
  const feed = new Feed({
    id: site + patchNotesPath,
    title: `${siteName}: patch notes`,
    description: "What is new, better and mended on the site of Chase.",
    link: site + patchNotesPath,
    feedLinks: { atom: site + feedPath },
    author: { name: "Chase", link: `${site}/` },
    ...(patchNotes[0] && { updated: new Date(patchNotes[0].date) }),
    generator: false,
  });
  for (const note of patchNotes) {
    feed.addItem({
      title: asHtml(`${note.version}: ${note.title}`),
      link: site + versionPath(note.version),
      date: new Date(note.date),
      published: new Date(note.date),
      content: contentOf(note),
    });
  }
  return feed.atom1();
}

function contentOf({ groups }: PatchNote): string {
  return groups
    .map(({ title, changes }) => {
      const items = changes.map((change) => `<li>${asHtml(change)}</li>`).join("");
      return `<h2>${asHtml(title)}</h2><ul>${items}</ul>`;
    })
    .join("");
}

function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
