import * as to from "~/addresses";
import type { MetaFunction } from "@remix-run/node";
import type { HeadLink, PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import type { loadPatchNotes } from "~/site-info/patch-notes.server";

export { headersFromLoader as headers } from "~/http/cache-policy.server";
export { loadPatchNotes as loader } from "~/site-info/patch-notes.server";
export { PatchNotes as default } from "~/site-info/patch-notes-page";

export const handle: PageHandle = { ...(import.meta.env.SSR && { links }) };

function links(): HeadLink[] {
  const feed = { title: "Patch notes", href: to.patchNotesFeed };
  return [{ rel: "alternate", type: "application/atom+xml", ...feed }];
}

export const meta: MetaFunction<typeof loadPatchNotes> = (args) => {
  const note = args.data?.note;
  return pageMeta(args, {
    title: note ? `Patch notes ${note.version}: ${note.title}` : "Patch notes",
    description: note
      ? `What changed on this site with version ${note.version} of ${note.day}. ${note.groups[0]?.changes[0] ?? ""}`
      : "What changed on this site, version by version.",
    keywords: ["patch notes", "changelog", ...(note ? [`version ${note.version}`] : [])],
    type: "article",
    search: note && `?version=${encodeURIComponent(note.version)}`,
  });
};
