import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { differencesOf } from "./differences";
import { exchange, fetchPicture, type Exchange, type Target } from "./exchange";
import { walk } from "./walk";

/** What was recorded of an upstream. */
export interface Recording {
  /** Paths of files, below the folder. */
  files: string[];
  /** Calls that have no file, each with why. */
  failed: string[];
}

/**
 * Makes the calls that read and keeps each good answer in a file of its own, for `recordedHandlers` of
 * mocks/ to replay. Bodies are kept, and nothing of the headers.
 *
 * @param folder made if need be; files of an earlier recording are written over
 */
export async function record(
  target: Target,
  folder: string,
  withPictures: boolean,
): Promise<Recording> {
  const made = await walk({
    ask: (call, values) => exchange(target, call, values),
    // The files are named as PNG.
    picture: async (path) =>
      withPictures ? fetchPicture(target, path, "image/png") : skipped(path),
  });
  const recording: Recording = { files: [], failed: [] };
  for (const answer of made) {
    const [reason] = answer.failure || !answer.call ? await differencesOf(answer) : [];
    if (!withPictures && !answer.call) continue;
    if (reason !== undefined || !answer.body) {
      recording.failed.push(`${answer.name}: ${reason}`);
      continue;
    }
    const file = fileOf(answer);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), contentOf(answer, answer.body));
    recording.files.push(file);
  }
  return recording;
}

function skipped(path: string): Exchange {
  return { name: path, path, milliseconds: 0, bytes: 0, type: "" };
}

function fileOf({ call, path }: Exchange): string {
  if (!call) return `cdn/${path}`;
  return `v1/${path}.${"data" in call ? "json" : "xml"}`;
}

/** JSON with line breaks, so that two recordings can be compared. */
function contentOf({ call }: Exchange, body: Uint8Array): string | Uint8Array {
  if (!call || !("data" in call)) return body;
  return `${JSON.stringify(JSON.parse(new TextDecoder().decode(body)), null, 2)}\n`;
}
