import { clip } from "./clip";
import type { Alert } from "./events";
import { hidesMessage, hidesName, nothingHidden, type Hiding } from "./hiding";

/** A part of a line: words of ours, or a name, which may run in another direction. */
export type LinePart = string | { name: string };

/** What an alert says, or several that came as one. */
export interface AlertTexts {
  name: readonly LinePart[];
  line: readonly LinePart[];
  /** What the viewer wrote, for a sub and a cheer; may be empty. */
  message: readonly LinePart[];
  /** Of several: how much came in all, in place of the kind's name. */
  tally?: string;
  /** Address of the first profile picture of those whose names are shown. */
  pfp?: string;
}

/** Letters as a reader counts them, an emoji being one. */
const lengths = { name: 36, message: 200 } as const;

/** So many letters of names fit a train; the rest is counted. */
const roomForNames = 40;

const unnamed = "A mystery fox";

/**
 * What an alert says, in plain text; or what several of a kind say together. Whatever the events hold,
 * it is short and has a name.
 */
export function alertTexts(alerts: readonly Alert[], hiding: Hiding = nothingHidden): AlertTexts {
  const people = peopleOf(alerts, hiding);
  const name = namesOf(people);
  const pfp = people.find((one) => one.pfp)?.pfp;
  return {
    name,
    ...(alerts.length === 1 ? saidBy(alerts[0]!, hiding) : saidTogether(alerts, people, hiding)),
    ...(pfp !== undefined && { pfp }),
  };
}

/** Texts without marks, for those who hear them. */
export function spoken({ name, line, message }: AlertTexts): string {
  return [`${plain(name)} ${plain(line)}`, plain(message)].join(" ").trim();
}

/** A line without the marks of its names. */
export function plain(parts: readonly LinePart[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.name)).join("");
}

type Said = Pick<AlertTexts, "line" | "message" | "tally">;

function saidBy(alert: Alert, hiding: Hiding): Said {
  const amount = wholeNumber(alert.count);
  const message = messageOf(alert, hiding);
  switch (alert.type) {
    case "follow":
      return { line: ["has joined the Fox Fam!"], message: [] };
    case "sub":
      return { line: [subLine(alert.tier, hiding)], message };
    case "gift":
      return { line: giftLine(amount, shownName(alert.receiver ?? "", hiding)), message: [] };
    case "cheer":
      return { line: [cheerLine(amount)], message };
    case "raid":
      return { line: [raidLine(amount)], message: [] };
  }
}

/** What several of a kind say: only follows, gifts and cheers come as one. */
function saidTogether(alerts: readonly Alert[], people: readonly Person[], hiding: Hiding): Said {
  const isOne = people.length === 1;
  const sum = (least: number) =>
    alerts.reduce((all, { count }) => all + (wholeNumber(count) ?? least), 0);
  if (alerts[0]!.type === "gift") {
    const [subs, away] = [sum(1), isOne ? "is giving away" : "are giving away"];
    const line = [`${away} ${written(subs)} subs to the Fox Fam!`];
    return { line, message: [], tally: `${written(subs)} gifted subs` };
  }
  if (alerts[0]!.type === "cheer") {
    const bits = sum(0);
    const line = isOne ? cheerLine(bits || undefined) : cheersLine(bits);
    const message = loudest(alerts, isOne, hiding);
    return { line: [line], message, ...(bits > 1 && { tally: `${written(bits)} bits` }) };
  }
  const line = [isOne ? "has joined the Fox Fam!" : "have joined the Fox Fam!"];
  return { line, message: [], ...(!isOne && { tally: `${people.length} new followers` }) };
}

/** Of several who cheer, the message of the one with the most bits; it says whose it is. */
function loudest(alerts: readonly Alert[], isOne: boolean, hiding: Hiding): LinePart[] {
  const [best] = alerts
    .map((alert) => ({
      name: shownName(alert.username, hiding),
      message: messageOf(alert, hiding),
      bits: wholeNumber(alert.count) ?? 0,
    }))
    .filter(({ name, message }) => message.length > 0 && (isOne || name !== ""))
    .sort((a, b) => b.bits - a.bits);
  if (!best) return [];
  return isOne ? best.message : [{ name: best.name }, ": ", ...best.message];
}

interface Person {
  /** Empty when there is none, or it is hidden. */
  name: string;
  pfp: string | undefined;
}

/** Who is behind the alerts: a name that comes again is the same one. */
function peopleOf(alerts: readonly Alert[], hiding: Hiding): Person[] {
  const known = new Set<string>();
  return alerts.flatMap(({ username, pfp }) => {
    if (username !== "" && known.has(username)) return [];
    known.add(username);
    const isHidden = hidesName(username, hiding);
    return [
      { name: isHidden ? "" : clip(username, lengths.name), pfp: isHidden ? undefined : pfp },
    ];
  });
}

/** The names as they fit: "Vixy, Snow and 4 more". */
function namesOf(people: readonly Person[]): LinePart[] {
  const names = people.map(({ name }) => name).filter((name) => name !== "");
  if (people.length === 1) return [names[0] === undefined ? unnamed : { name: names[0] }];
  if (names.length === 0) return [`${people.length} mystery foxes`];
  let room = roomForNames;
  const shown = names.filter((name, turn) => {
    room -= [...name].length;
    return turn === 0 || room >= 0;
  });
  const rest = people.length - shown.length;
  return shown
    .flatMap((name, turn): LinePart[] => {
      const isLast = rest === 0 && turn === shown.length - 1;
      return [turn === 0 ? "" : isLast ? " and " : ", ", { name }];
    })
    .concat(rest > 0 ? ` and ${rest} more` : [])
    .slice(1);
}

function shownName(name: string, hiding: Hiding): string {
  return hidesName(name, hiding) ? "" : clip(name, lengths.name);
}

function messageOf({ message = "" }: Alert, hiding: Hiding): LinePart[] {
  const said = hidesMessage(message, hiding) ? "" : clip(message, lengths.message);
  return said ? [said] : [];
}

/** A tier is named; whatever else a subscription has, it came with Prime. */
function subLine(tier = "", { safe, words }: Hiding): string {
  const [, level = ""] = /^tier[\s_-]*(.*)$/i.exec(clip(tier, lengths.name)) ?? [];
  // Of a platform's tiers nobody has to be spared; whatever else it says may be anything.
  const isShown = !hidesName(level, { safe: safe && !/^\d{1,4}$/.test(level), words });
  if (level && isShown) return `subscribed at Tier ${level}!`;
  return /^tier/i.test(tier)
    ? "subscribed at a tier of their own!"
    : "subscribed with Prime Gaming!";
}

function giftLine(amount: number | undefined, receiver: string): LinePart[] {
  if (amount !== undefined && amount > 1) {
    return [`is giving away ${written(amount)} subs to the Fox Fam!`];
  }
  return receiver ? ["gave a sub to ", { name: receiver }, "!"] : ["is giving away 1 sub!"];
}

function cheerLine(amount: number | undefined): string {
  if (amount === undefined) return "is cheering for the den!";
  return `cheered ${written(amount)} ${amount === 1 ? "bit" : "bits"}!`;
}

function cheersLine(bits: number): string {
  return bits < 1
    ? "are cheering for the den!"
    : `cheered ${written(bits)} ${bits === 1 ? "bit" : "bits"} together!`;
}

function raidLine(amount: number | undefined): string {
  if (amount === undefined) return "is raiding the den!";
  return `is raiding the den with ${written(amount)} ${amount === 1 ? "raider" : "raiders"}!`;
}

/** A count that means something: none below one. */
function wholeNumber(count: number | undefined): number | undefined {
  return count !== undefined && count >= 1 ? Math.floor(count) : undefined;
}

function written(amount: number): string {
  return amount < 1e9 ? amount.toLocaleString("en-US") : "a great many";
}
