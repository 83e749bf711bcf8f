import { randomUUID } from "node:crypto";
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";

/** Days since the last start of a build, after which its files are removed. */
const MAX_AGE_DAYS = 30;

/**
 * Copies the hashed files of a build to a folder that all replicas share and that later builds serve them from: open
 * tabs and cached pages ask for the scripts of their own build.
 *
 * @param build the build's folder of hashed files
 */
export function keepFormerFiles(build: string, folder: string): void {
  const now = new Date();
  mkdirSync(folder, { recursive: true });
  const kept = new Set(readdirSync(folder));
  for (const name of readdirSync(build)) {
    const file = join(folder, name);
    if (kept.delete(name)) utimesSync(file, now, now);
    else {
      // Other replicas never see a part of a file.
      const draft = join(folder, `.${randomUUID()}`);
      copyFileSync(join(build, name), draft);
      renameSync(draft, file);
    }
  }
  const oldest = now.getTime() - MAX_AGE_DAYS * 24 * 60 * 60_000;
  for (const file of [...kept].map((name) => join(folder, name))) {
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < oldest) rmSync(file, { force: true });
  }
}
