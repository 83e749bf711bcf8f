import * as to from "~/addresses";
import type { LoaderFunctionArgs } from "@remix-run/node";
import patchNotes from "~content/patch-notes.yaml";
import { redirectTo } from "~/http/redirects.server";
import { formatDay } from "~/ui/format-day";

/** Loads the patch notes of the requested version and the list of all versions. */
export function loadPatchNotes({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.getAll("version");
  const at = asked.length === 1 ? patchNotes.findIndex(({ version }) => version === asked[0]) : -1;
  const note = patchNotes[at];
  // A server redirect keeps the unknown address out of the history; Remix's `replace()` would
  // remove the previous page from it.
  if (!note) throw redirectTo(to.patchNotes(patchNotes[0]!.version));
  return {
    note: { ...note, day: formatDay(note.date) },
    versions: patchNotes.map(({ version, title }) => ({ version, title })),
    newer: patchNotes[at - 1]?.version,
    older: patchNotes[at + 1]?.version,
  };
}
