import * as to from "~/addresses";
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import patchNotes from "~content/patch-notes.yaml";
import { cacheControl } from "~/http/cache-policy.server";
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
  const age = daysAgo(note.date, Date.now());
  return data(
    {
      note: { ...note, day: formatDay(note.date), age },
      versions: patchNotes.map(({ version, title }) => ({ version, title })),
      newer: patchNotes[at - 1]?.version,
      older: patchNotes[at + 1]?.version,
    },
    age === undefined ? {} : { headers: { "Cache-Control": cacheControl.ofTheDay } },
  );
}

const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/**
 * Formats the age of a day: "new today", "yesterday", "3 days ago".
 *
 * @param day ISO 8601 date; days begin at midnight UTC
 * @returns undefined for a day in the future or more than 13 days ago
 */
export function daysAgo(day: string, now: number): string | undefined {
  const days = Math.floor((now - Date.parse(day)) / 86_400_000);
  if (!(days >= 0 && days < 14)) return undefined;
  return days === 0 ? "new today" : words.format(-days, "day");
}
