/** The page of the patch notes; by itself it leads to the latest version. */
export const patchNotesPath = "/patch-notes";

/** The Atom feed of all versions. */
export const feedPath = "/patch-notes.atom";

/** The part of a version's address that makes it a page of its own. */
export function versionSearch(version: string): string {
  return `?version=${encodeURIComponent(version)}`;
}

/** The address of a version. */
export function versionPath(version: string): string {
  return patchNotesPath + versionSearch(version);
}
