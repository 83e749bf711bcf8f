import * as to from "~/addresses";
import { artist } from "~/document/artist";
import { siteName } from "~/document/page-meta";
import { renderAtom } from "./atom-feed.server";
import { escapeXml } from "~/xml";
import patchNotes from "~content/patch-notes.yaml";
import type { PatchNote } from "~/site-info/site-info.schema";

/** The patch notes as an Atom feed. */
export function patchNotesFeed(): Promise<string | undefined> {
  const outline = {
    title: `${siteName}: patch notes`,
    description: "What is new, better and fixed on the site of Chase.",
    page: to.patchNotes(),
    path: to.patchNotesFeed,
    author: artist.name,
  };
  return renderAtom(outline, patchNotes, ({ version, title, groups }) => ({
    title: `${version}: ${title}`,
    path: to.patchNotes(version),
    content: groups.map(renderGroup).join(""),
  }));
}

function renderGroup({ title, changes }: PatchNote["groups"][number]): string {
  const items = changes.map((change) => `<li>${escapeXml(change)}</li>`).join("");
  return `<h2>${escapeXml(title)}</h2><ul>${items}</ul>`;
}
