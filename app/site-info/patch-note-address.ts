/** The page of the patch notes; it redirects to the latest version. */
export const patchNotesPath = "/patch-notes";

/** The Atom feed of all versions. */
export const feedPath = "/patch-notes.atom";

/** The query of a version's address. */
export function versionSearch(version: string): string {
  return `?version=${encodeURIComponent(version)}`;
}

/** The address of a version. */
export function versionPath(version: string): string {
  return patchNotesPath + versionSearch(version);
}
