import * as to from "~/addresses";
import type { HeadLink, PageHandle } from "~/document/page-handle";
import { pageMeta } from "~/document/page-meta";
import { fixedMeta } from "~/ui/fixed-meta";
import type { loadPatchNotes } from "~/site-info/patch-notes.server";

export { headersFromLoader as headers } from "~/http/cache-policy.server";
export { loadPatchNotes as loader } from "~/site-info/patch-notes.server";
export { PatchNotes as default } from "~/site-info/patch-notes-page";

export const handle: PageHandle = { ...(import.meta.env.SSR && { links }) };

function links(): HeadLink[] {
  const feed = { title: "Patch notes", href: to.patchNotesFeed };
  return [{ rel: "alternate", type: "application/atom+xml", ...feed }];
}

const description = {
  title: "Patch notes",
  description: "What changed on this site, version by version.",
  keywords: ["patch notes", "changelog"],
  type: "article" as const,
};

export const meta = fixedMeta<typeof loadPatchNotes>(description, (args) => {
  if (!args.data) return undefined;
  const { version, title, day, groups } = args.data.note;
  return pageMeta(args, {
    ...description,
    title: `Patch notes ${version}: ${title}`,
    description: `What changed on this site with version ${version} of ${day}. ${groups[0]?.changes[0] ?? ""}`,
    keywords: [...description.keywords, `version ${version}`],
    search: `?version=${encodeURIComponent(version)}`,
  });
});
