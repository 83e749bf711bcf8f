import type { QueueEntry } from "../control";
import type { AlertType } from "../events";
import { alertTexts, plain } from "../texts";

/** What kinds of alert are called. */
export const kindNames: Readonly<Record<AlertType, string>> = {
  follow: "Follow",
  sub: "Sub",
  gift: "Gift",
  cheer: "Cheer",
  raid: "Raid",
};

/** What a dock says of an entry: to the streamer alone, so that nothing is hidden. */
export interface EntryText {
  type: AlertType;
  /** Of one, or of the first few who came together. */
  name: string;
  line: string;
  message: string;
}

/** The words of an entry. */
export function entryText({ alerts }: QueueEntry): EntryText {
  const { name, line, message } = alertTexts(alerts);
  const { type } = alerts[0]!;
  return { type, name: plain(name), line: plain(line), message: plain(message) };
}
