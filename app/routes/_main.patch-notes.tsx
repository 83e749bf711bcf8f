import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PatchNotes } from "~/site-info/patch-notes-page";
import { daysAgo } from "~/site-info/days-ago";
import patchNotes from "~content/patch-notes.yaml";
import type { HeadLink, PageHandle } from "~/document/page-handle";
import { cacheControl, fromLoader } from "~/http/cache-policy";
import { redirectTo } from "~/http/redirects.server";
import { pageMeta } from "~/document/page-meta";
import { feedPath, versionPath, versionSearch } from "~/site-info/patch-note-address";

export const handle: PageHandle = {
  examples: ["/patch-notes?version=0.13.3"],
  ...(import.meta.env.SSR && { links }),
};

function links(): HeadLink[] {
  const feed = { title: "Patch notes", href: feedPath };
  return [{ rel: "alternate", type: "application/atom+xml", ...feed }];
}

export const headers = fromLoader;

export const meta: MetaFunction<typeof loader> = (args) => {
  const note = args.data?.note;
  return pageMeta(args, {
    title: note ? `Patch notes ${note.version}: ${note.title}` : "Patch notes",
    description: note
      ? `What changed on this site with version ${note.version} of ${note.day}. ${note.groups[0]?.changes[0] ?? ""}`
      : "What changed on this site, version by version.",
    keywords: ["patch notes", "changelog", ...(note ? [`version ${note.version}`] : [])],
    type: "article",
    search: note && versionSearch(note.version),
  });
};

const dayFormat = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.getAll("version");
  const at = asked.length === 1 ? patchNotes.findIndex(({ version }) => version === asked[0]) : -1;
  const note = patchNotes[at];
  // A redirect on the server keeps the unknown address out of the history, and the page before it
  // in; Remix's `replace()` would drop that page.
  if (!note) throw redirectTo(versionPath(patchNotes[0]!.version));
  const age = daysAgo(note.date, Date.now());
  return data(
    {
      note: { ...note, day: dayFormat.format(new Date(note.date)), age },
      versions: patchNotes.map(({ version, title }) => ({ version, title })),
      newer: patchNotes[at - 1]?.version,
      older: patchNotes[at + 1]?.version,
    },
    age === undefined ? {} : { headers: { "Cache-Control": cacheControl.ofTheDay } },
  );
}

export default function PatchNotesPage() {
  return <PatchNotes {...useLoaderData<typeof loader>()} />;
}
