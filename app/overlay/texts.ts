import type { Alert } from "./events";

/** A part of a line: words of ours, or a name, which may run in another direction. */
export type LinePart = string | { name: string };

/** What an alert says. */
export interface AlertTexts {
  name: string;
  line: readonly LinePart[];
  /** What the viewer wrote, for a sub and a cheer; may be empty. */
  message: string;
}

/** Letters as a reader counts them, an emoji being one. */
const lengths = { name: 36, message: 200 } as const;

/** No letter needs more code units than this; a pile of accents does. */
const unitsPerLetter = 16;

const unnamed = "A mystery fox";

/** What an alert says, in plain text. Whatever the event holds, it is short and has a name. */
export function alertTexts(alert: Alert): AlertTexts {
  const name = clip(alert.username, lengths.name) || unnamed;
  const said = clip(alert.message ?? "", lengths.message);
  const amount = wholeNumber(alert.count);
  switch (alert.type) {
    case "follow":
      return { name, line: ["has joined the Fox Fam!"], message: "" };
    case "sub":
      return { name, line: [subLine(alert.tier)], message: said };
    case "gift":
      return {
        name,
        line: giftLine(amount, clip(alert.receiver ?? "", lengths.name)),
        message: "",
      };
    case "cheer":
      return { name, line: [cheerLine(amount)], message: said };
    case "raid":
      return { name, line: [raidLine(amount)], message: "" };
  }
}

/** A tier is named; whatever else a subscription has, it came with Prime. */
function subLine(tier = ""): string {
  const [, level = ""] = /^tier[\s_-]*(.*)$/i.exec(clip(tier, lengths.name)) ?? [];
  if (level) return `subscribed at Tier ${level}!`;
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

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * A text on one line and of a bounded length. Characters that nobody sees go, but for the joiners
 * that emoji are made with: among them are those that would turn the direction of what follows.
 */
export function clip(text: string, length: number): string {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Co}]/gu, "")
    .trim();
  const shown: string[] = [];
  for (const { segment } of letters.segment(plain.slice(0, length * unitsPerLetter * 2))) {
    if (shown.length === length) return `${shown.join("").trimEnd()}…`;
    shown.push(segment.length <= unitsPerLetter ? segment : bare(segment));
  }
  return shown.join("").trim();
}

/** A letter without the pile on it; of an emoji made of many, all that fits a letter's room. */
function bare(letter: string): string {
  const [first = ""] = letter;
  return /\p{M}/u.test(letter) ? first : letter.slice(0, unitsPerLetter * 3).toWellFormed();
}
