import type { QueueEntry } from "../control";
import type { AlertType } from "../events";
import { alertTexts } from "../texts";

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
  const { type } = alerts[0]!;
  const texts = alerts.map(alertTexts);
  const [{ name, line, message }] = texts as [(typeof texts)[0]];
  const said = line.map((part) => (typeof part === "string" ? part : part.name)).join("");
  if (alerts.length === 1) return { type, name, line: said, message };
  const names = [...new Set(texts.map((text) => text.name))];
  const more = names.length - 2;
  return {
    type,
    name: names.slice(0, 2).join(", ") + (more > 0 ? ` and ${more} more` : ""),
    line: `${alerts.length} ${kindNames[type].toLowerCase()}s as one`,
    message: "",
  };
}
