import type { ControlAction, Controls, OverlayReport, QueueEntry } from "./control";
import { alertTypes, isAlert, readEvent, type Alert } from "./events";
import { isPosition } from "./kept-place";
import { toWellFormed } from "./well-formed";

/** Who speaks on a channel, and hears what is for them. */
export type Role = "dock" | "overlay";

/** What docks and overlays say to each other, in a browser and through the server. */
export type Message =
  /** To all: what stands from now on. */
  | { say: "controls"; controls: Controls }
  /** To overlays. */
  | { say: "act"; action: ControlAction }
  /** To overlays: a dock is open, and wants to hear of them for a while. */
  | { say: "ask" }
  /** To docks: an overlay was opened, and reports once it is asked. */
  | { say: "opened" }
  /** To docks. */
  | { say: "report"; report: OverlayReport };

/** Bytes of the longest message; a form of the site may be no longer (`server/limits.ts`). */
export const longestMessage = 60_000;

/** What there may be of each: more is left out, and what is longer is cut. */
const most = { words: 200, word: 60, name: 100, entries: 50, alerts: 200, text: 400 };

/** Whether a message is for somebody. */
export function isFor(role: Role, { say }: Message): boolean {
  const isForDocks = say === "report" || say === "opened";
  return say === "controls" || isForDocks === (role === "dock");
}

/** Reads a message from whatever was sent; nothing for what is none. Parts that make no sense are left out. */
export function readMessage(data: unknown): Message | undefined {
  const { say, controls, action, report } = fieldsOf(data);
  switch (say) {
    case "controls":
      return ifAll({ say, controls: readControls(controls) });
    case "act":
      return ifAll({ say, action: readAction(action) });
    case "ask":
    case "opened":
      return { say };
    case "report":
      return ifAll({ say, report: readReport(report) });
    default:
      return undefined;
  }
}

/** A message as a text that is no longer than one may be: of a report the oldest alerts go first. */
export function writeMessage(message: Message): string {
  let text = JSON.stringify(message);
  for (const few of [20, 8, 3, 1]) {
    if (message.say !== "report" || bytesOf(text) <= longestMessage) return text;
    const { showing, waiting, shown, ...rest } = message.report;
    const fewer = (entries: readonly QueueEntry[]) =>
      entries.slice(0, few).map((entry) => ({ ...entry, alerts: entry.alerts.slice(0, few) }));
    const [now] = fewer(showing ? [showing] : []);
    const less = {
      ...rest,
      ...(now && { showing: now }),
      waiting: fewer(waiting),
      shown: fewer(shown),
    };
    text = JSON.stringify({ say: "report", report: less });
  }
  return text;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).byteLength;

/** Reads what stands on all overlays; nothing for what was never set by a dock. */
export function readControls(data: unknown): Controls | undefined {
  const { paused, muted, volume, safe, words, at } = fieldsOf(data);
  if (typeof paused !== "boolean" || typeof muted !== "boolean" || typeof safe !== "boolean")
    return undefined;
  if (typeof volume !== "number" || !(volume >= 0 && volume <= 1) || !isTime(at)) return undefined;
  const texts = listOf(words, most.words, (word) => textOf(word, most.word));
  return { paused, muted, volume, safe, words: texts, at };
}

function readAction(data: unknown): ControlAction | undefined {
  const { id: anyId, do: what, key: anyKey, alerts, before, type: anyType } = fieldsOf(data);
  const id = textOf(anyId, most.name);
  if (!id) return undefined;
  switch (what) {
    case "skip":
      return ifAll({ id, do: what, key: textOf(anyKey, most.name) });
    case "replay": {
      const some = listOf(alerts, most.alerts, readAlert);
      return some.length > 0 ? { id, do: what, alerts: some } : undefined;
    }
    case "clear":
      return isPosition(before) ? { id, do: what, before } : undefined;
    case "test":
      return ifAll({ id, do: what, type: alertTypes.find((type) => type === anyType) });
    default:
      return undefined;
  }
}

function readReport(data: unknown): OverlayReport | undefined {
  const {
    overlay: name,
    at,
    connection,
    position,
    count,
    controls: anyControls,
    ...lists
  } = fieldsOf(data);
  const overlay = textOf(name, most.name);
  const controls = readControls(anyControls);
  if (!overlay || !controls || !isTime(at) || !isPosition(count)) return undefined;
  const showing = readEntry(lists["showing"]);
  return {
    overlay,
    at,
    connection: connection === "connected" ? connection : "retrying",
    ...(isPosition(position) && { position }),
    count,
    ...(showing && { showing }),
    waiting: listOf(lists["waiting"], most.entries, readEntry),
    shown: listOf(lists["shown"], most.entries, readEntry),
    controls,
  };
}

function readEntry(data: unknown): QueueEntry | undefined {
  const { key: anyKey, position, alerts: anyAlerts, at, ends } = fieldsOf(data);
  const key = textOf(anyKey, most.name);
  const alerts = listOf(anyAlerts, most.alerts, readAlert);
  if (!key || alerts.length === 0 || !isTime(at)) return undefined;
  return {
    key,
    ...(isPosition(position) && { position }),
    alerts,
    at,
    ...(isTime(ends) && { ends }),
  };
}

/** Reads an alert; its texts are cut to more than any is shown of. */
function readAlert(data: unknown): Alert | undefined {
  const event = readEvent(data);
  if (!event || !isAlert(event)) return undefined;
  const alert = { ...event };
  for (const name of ["username", "tier", "message", "receiver"] as const) {
    const text = alert[name];
    if (text !== undefined) alert[name] = toWellFormed(text.slice(0, most.text));
  }
  return alert;
}

function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
}

function textOf(value: unknown, length: number): string | undefined {
  return typeof value === "string" && value !== "" && value.length <= length
    ? toWellFormed(value)
    : undefined;
}

function listOf<Item>(
  value: unknown,
  length: number,
  read: (item: unknown) => Item | undefined,
): Item[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, length).flatMap((item) => read(item) ?? []);
}

/** Whether a value can be a moment, in milliseconds; clocks that are held steady know parts of one. */
function isTime(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
}

/** An object none of whose fields is missing. */
function ifAll<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], undefined> } | undefined {
  return Object.values(fields).includes(undefined) ? undefined : (fields as never);
}
