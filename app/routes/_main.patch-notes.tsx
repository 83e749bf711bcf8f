import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/document/page-meta";
import type { loadPatchNotes } from "~/site-info/patch-notes.server";

export { loadPatchNotes as loader } from "~/site-info/patch-notes.server";
export { PatchNotes as default } from "~/site-info/patch-notes-page";

export const meta: MetaFunction<typeof loadPatchNotes> = (args) => {
  if (!args.data) return [];
  const { version, title, day, groups } = args.data.note;
  return pageMeta(args, {
    title: `Patch notes ${version}: ${title}`,
    description: `What changed on this site with version ${version} of ${day}. ${groups[0]?.changes[0] ?? ""}`,
    keywords: ["patch notes", "changelog", `version ${version}`],
    type: "article",
    search: `?version=${encodeURIComponent(version)}`,
  });
};
