// @ts-check
import { basename } from "node:path";

/**
 * Returns the name of the schema of a file in content/: that of `patch-notes.yaml` is
 * `patchNotesSchema`. The panels of all chapters have the same.
 *
 * @param {string} file
 */
export function nameSchema(file) {
  const name = file.startsWith("panels/") ? "panels" : basename(file, ".yaml");
  return `${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Schema`;
}
