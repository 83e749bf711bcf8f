import { clipText } from "./clip";
import type { Alert } from "./events";
import { isMessageHidden, isNameHidden, NOTHING_HIDDEN, type Hiding } from "./hiding";

/** A text, or a name, which may have another text direction. */
export type LinePart = string | { name: string };

export interface AlertTexts {
  name: readonly LinePart[];
  line: readonly LinePart[];
  /** The viewer's message of a sub or cheer; may be empty. */
  message: readonly LinePart[];
  /** The sum of combined alerts; it replaces the ribbon's text. */
  tally?: string;
  /** The first profile picture of those whose names are visible. */
  pfp?: string;
}

/** In graphemes: an emoji is one. */
const lengths = { name: 36, message: 200 } as const;

/** More names of combined alerts are counted: `and 4 more`. */
const MAX_NAMES_LENGTH = 40;

const NAMELESS = "A mystery fox";

/** The texts of an alert, or of several of a type that are combined. They are short, and always have a name. */
export function getAlertTexts(
  alerts: readonly Alert[],
  hiding: Hiding = NOTHING_HIDDEN,
): AlertTexts {
  const people = getPeople(alerts, hiding);
  const name = formatNames(people);
  const pfp = people.find((one) => one.pfp)?.pfp;
  return {
    name,
    ...(alerts.length === 1
      ? getSingleTexts(alerts[0]!, hiding)
      : getCombinedTexts(alerts, people, hiding)),
    ...(pfp !== undefined && { pfp }),
  };
}

/** The texts for the voice. */
export function getSpokenText({ name, line, message }: AlertTexts): string {
  return [`${toPlainText(name)} ${toPlainText(line)}`, toPlainText(message)].join(" ").trim();
}

export function toPlainText(parts: readonly LinePart[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.name)).join("");
}

type LineTexts = Pick<AlertTexts, "line" | "message" | "tally">;

function getSingleTexts(alert: Alert, hiding: Hiding): LineTexts {
  const amount = toCount(alert.count);
  const message = getVisibleMessage(alert, hiding);
  switch (alert.type) {
    case "follow":
      return { line: ["has joined the Fox Fam!"], message: [] };
    case "sub":
      return { line: [subLine(alert.tier, hiding)], message };
    case "gift":
      return { line: giftLine(amount, getVisibleName(alert.receiver ?? "", hiding)), message: [] };
    case "cheer":
      return { line: [cheerLine(amount)], message };
    case "raid":
      return { line: [raidLine(amount)], message: [] };
  }
}

/** Only follows, gifts and cheers are combined. */
function getCombinedTexts(
  alerts: readonly Alert[],
  people: readonly Person[],
  hiding: Hiding,
): LineTexts {
  const isOne = people.length === 1;
  const sum = (least: number) =>
    alerts.reduce((all, { count }) => all + (toCount(count) ?? least), 0);
  if (alerts[0]!.type === "gift") {
    const [subs, away] = [sum(1), isOne ? "is giving away" : "are giving away"];
    const line = [`${away} ${formatAmount(subs)} subs to the Fox Fam!`];
    return { line, message: [], tally: `${formatAmount(subs)} gifted subs` };
  }
  if (alerts[0]!.type === "cheer") {
    const bits = sum(0);
    const line = isOne ? cheerLine(bits || undefined) : cheersLine(bits);
    const message = getTopMessage(alerts, isOne, hiding);
    return { line: [line], message, ...(bits > 1 && { tally: `${formatAmount(bits)} bits` }) };
  }
  const line = [isOne ? "has joined the Fox Fam!" : "have joined the Fox Fam!"];
  return { line, message: [], ...(!isOne && { tally: `${people.length} new followers` }) };
}

/** The message of the cheer with the most bits, with its name. */
function getTopMessage(alerts: readonly Alert[], isOne: boolean, hiding: Hiding): LinePart[] {
  const [best] = alerts
    .map((alert) => ({
      name: getVisibleName(alert.username, hiding),
      message: getVisibleMessage(alert, hiding),
      bits: toCount(alert.count) ?? 0,
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

/** The viewers of some alerts, each name once. */
function getPeople(alerts: readonly Alert[], hiding: Hiding): Person[] {
  const known = new Set<string>();
  return alerts.flatMap(({ username, pfp }) => {
    if (username !== "" && known.has(username)) return [];
    known.add(username);
    const isHidden = isNameHidden(username, hiding);
    return [
      { name: isHidden ? "" : clipText(username, lengths.name), pfp: isHidden ? undefined : pfp },
    ];
  });
}

/** `Vixy, Snow and 4 more` */
function formatNames(people: readonly Person[]): LinePart[] {
  const names = people.map(({ name }) => name).filter((name) => name !== "");
  if (people.length === 1) return [names[0] === undefined ? NAMELESS : { name: names[0] }];
  if (names.length === 0) return [`${people.length} mystery foxes`];
  let room = MAX_NAMES_LENGTH;
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

function getVisibleName(name: string, hiding: Hiding): string {
  return isNameHidden(name, hiding) ? "" : clipText(name, lengths.name);
}

function getVisibleMessage({ message = "" }: Alert, hiding: Hiding): LinePart[] {
  const text = isMessageHidden(message, hiding) ? "" : clipText(message, lengths.message);
  return text ? [text] : [];
}

function subLine(tier = "", { safe, words }: Hiding): string {
  const [, level = ""] = /^tier[\s_-]*(.*)$/i.exec(clipText(tier, lengths.name)) ?? [];
  // Safe mode shows numbered tiers; other texts may have any content.
  const isShown = !isNameHidden(level, { safe: safe && !/^\d{1,4}$/.test(level), words });
  if (level && isShown) return `subscribed at Tier ${level}!`;
  return /^tier/i.test(tier)
    ? "subscribed at a tier of their own!"
    : "subscribed with Prime Gaming!";
}

function giftLine(amount: number | undefined, receiver: string): LinePart[] {
  if (amount !== undefined && amount > 1) {
    return [`is giving away ${formatAmount(amount)} subs to the Fox Fam!`];
  }
  return receiver ? ["gave a sub to ", { name: receiver }, "!"] : ["is giving away 1 sub!"];
}

function cheerLine(amount: number | undefined): string {
  if (amount === undefined) return "is cheering for the den!";
  return `cheered ${formatAmount(amount)} ${amount === 1 ? "bit" : "bits"}!`;
}

function cheersLine(bits: number): string {
  return bits < 1
    ? "are cheering for the den!"
    : `cheered ${formatAmount(bits)} ${bits === 1 ? "bit" : "bits"} together!`;
}

function raidLine(amount: number | undefined): string {
  if (amount === undefined) return "is raiding the den!";
  return `is raiding the den with ${formatAmount(amount)} ${amount === 1 ? "raider" : "raiders"}!`;
}

/** Counts below one are ignored. */
function toCount(count: number | undefined): number | undefined {
  return count !== undefined && count >= 1 ? Math.floor(count) : undefined;
}

function formatAmount(amount: number): string {
  return amount < 1e9 ? amount.toLocaleString("en-US") : "a great many";
}
