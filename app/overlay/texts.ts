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
  tally?: string | undefined;
  /** The first profile picture of those whose names are visible. */
  pfp: string | undefined;
}

/** In graphemes: an emoji is one. */
const lengths = { name: 36, message: 200 } as const;

/** Names beyond this length are counted: `and 4 more`. */
const MAX_NAMES_LENGTH = 40;

const NAMELESS = "A mystery fox";

/** The texts of an alert, or of several of a type that are combined. They are short, and always have a name. */
export function getAlertTexts(
  alerts: readonly Alert[],
  hiding: Hiding = NOTHING_HIDDEN,
): AlertTexts {
  const people = getPeople(alerts, hiding);
  return {
    name: formatNames(people),
    ...getLineTexts(alerts, people, hiding),
    pfp: people.find(({ pfp }) => pfp)?.pfp,
  };
}

/** The texts for the voice. */
export function getSpokenText({ name, line, message }: AlertTexts): string {
  return [`${toPlainText(name)} ${toPlainText(line)}`, toPlainText(message)].join(" ").trim();
}

export function toPlainText(parts: readonly LinePart[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.name)).join("");
}

/** Subs and raids are never combined. */
function getLineTexts(
  alerts: readonly Alert[],
  people: readonly Person[],
  hiding: Hiding,
): Pick<AlertTexts, "line" | "message" | "tally"> {
  const [alert] = alerts as [Alert];
  const isCombined = alerts.length > 1;
  const isOne = people.length === 1;
  const sumCounts = (fallback: number) =>
    alerts.reduce((sum, { count }) => sum + (toCount(count) ?? fallback), 0);
  switch (alert.type) {
    case "follow": {
      const line = [`${isOne ? "has" : "have"} joined the Fox Fam!`];
      return { line, message: [], tally: isOne ? undefined : `${people.length} new followers` };
    }
    case "sub":
      return { line: [subLine(alert.tier, hiding)], message: getVisibleMessage(alert, hiding) };
    case "gift": {
      const subs = sumCounts(1);
      if (subs === 1) return { line: giftLine(alert, hiding), message: [] };
      const line = [
        `${isOne ? "is" : "are"} giving away ${formatAmount(subs)} subs to the Fox Fam!`,
      ];
      const tally = isCombined ? `${formatAmount(subs)} gifted subs` : undefined;
      return { line, message: [], tally };
    }
    case "cheer": {
      const bits = sumCounts(0);
      const amount = formatCount(bits, "bit");
      const line =
        bits === 0
          ? `${isOne ? "is" : "are"} cheering for the den!`
          : `cheered ${amount}${isOne ? "" : " together"}!`;
      const message = getTopMessage(alerts, isOne, hiding);
      return { line: [line], message, tally: isCombined && bits > 1 ? amount : undefined };
    }
    case "raid": {
      const raiders = toCount(alert.count);
      const crowd = raiders === undefined ? "" : ` with ${formatCount(raiders, "raider")}`;
      return { line: [`is raiding the den${crowd}!`], message: [] };
    }
  }
}

/** The message of the cheer with the most bits, with its name. */
function getTopMessage(alerts: readonly Alert[], isOne: boolean, hiding: Hiding): LinePart[] {
  const bits = ({ count }: Alert) => toCount(count) ?? 0;
  for (const alert of [...alerts].sort((a, b) => bits(b) - bits(a))) {
    const name = getVisibleName(alert.username, hiding);
    const message = getVisibleMessage(alert, hiding);
    if (message.length > 0 && isOne) return message;
    if (message.length > 0 && name) return [{ name }, ": ", ...message];
  }
  return [];
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
    return [{ name: getVisibleName(username, hiding), pfp: isHidden ? undefined : pfp }];
  });
}

/** British English has no comma before "and". */
const listFormat = new Intl.ListFormat("en-GB");

/** `Vixy, Snow and 4 more` */
function formatNames(people: readonly Person[]): LinePart[] {
  const names = people.map(({ name }) => name).filter((name) => name !== "");
  if (people.length === 1) return [names[0] === undefined ? NAMELESS : { name: names[0] }];
  if (names.length === 0) return [`${people.length} mystery foxes`];
  let left = MAX_NAMES_LENGTH;
  const shown = names.filter((name, turn) => {
    left -= [...name].length;
    return turn === 0 || left >= 0;
  });
  const rest = people.length - shown.length;
  const items = rest > 0 ? [...shown, `${rest} more`] : shown;
  return listFormat
    .formatToParts(items)
    .map(({ type, value }, index, { length }) =>
      type === "literal" || (rest > 0 && index === length - 1) ? value : { name: value },
    );
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

function giftLine({ receiver = "" }: Alert, hiding: Hiding): LinePart[] {
  const name = getVisibleName(receiver, hiding);
  return name ? ["gave a sub to ", { name }, "!"] : ["is giving away 1 sub!"];
}

/** Counts below one are ignored. */
function toCount(count: number | undefined): number | undefined {
  return count !== undefined && count >= 1 ? Math.floor(count) : undefined;
}

function formatCount(amount: number, noun: string): string {
  return `${formatAmount(amount)} ${noun}${amount === 1 ? "" : "s"}`;
}

function formatAmount(amount: number): string {
  return amount < 1e9 ? amount.toLocaleString("en-US") : "a great many";
}
