import type { Alert, AlertGroup } from "../loop/alerts";

export interface AlertTexts {
  ribbon: string;
  name: string;
  line: string;
  /** The viewer's message of a sub or cheer, possibly empty. */
  message: string;
  /** The first profile picture; undefined in safe mode. */
  pfp: string | undefined;
}

/** Combined names are limited to this length; further names are counted: `and 4 more`. */
const MAX_NAMES_LENGTH = 40;

/**
 * The texts of an alert, or of a group of alerts. The name is never empty.
 *
 * @param isSafe hides names, messages and pictures
 */
export function getAlertTexts({ alerts }: AlertGroup, isSafe = false): AlertTexts {
  const visible = isSafe ? alerts.map(hideTexts) : alerts;
  const viewers = getViewers(alerts);
  const names = isSafe ? [] : viewers.filter((name) => name !== "");
  return {
    message: "",
    ...getLineTexts(visible, viewers.length),
    name: formatNames(names, viewers.length),
    pfp: visible.find(({ pfp }) => pfp)?.pfp,
  };
}

/** Removes all free text and pictures. Numbered tiers stay visible in safe mode. */
function hideTexts({ type, count, tier = "" }: Alert): Alert {
  const [level] = /^tier(?:[\s_-]*\d{1,4}$)?/i.exec(tier) ?? [];
  return { type, username: "", count, tier: level };
}

/** The names of the viewers, without duplicates. Two alerts without a name count as two viewers. */
function getViewers(alerts: readonly Alert[]): string[] {
  const names = alerts.map(({ username }) => username);
  return names.filter((name, index) => name === "" || names.indexOf(name) === index);
}

/** The texts without the name; a group of subs or raids has one alert. */
function getLineTexts(
  alerts: readonly Alert[],
  viewerCount: number,
): Pick<AlertTexts, "ribbon" | "line"> & Partial<AlertTexts> {
  const [alert] = alerts as [Alert];
  const isOne = viewerCount === 1;
  const sumCounts = (fallback: number) =>
    alerts.reduce((sum, { count }) => sum + (toCount(count) ?? fallback), 0);
  switch (alert.type) {
    case "follow":
      return {
        ribbon: isOne ? "New follower" : `${viewerCount} new followers`,
        line: `${isOne ? "has" : "have"} joined the Fox Fam!`,
      };
    case "sub":
      return {
        ribbon: "New subscriber",
        line: getSubLine(alert.tier),
        message: alert.message ?? "",
      };
    case "gift": {
      const subs = sumCounts(1);
      const { receiver } = alert;
      if (subs === 1) {
        const line = receiver ? `gave a sub to ${isolate(receiver)}!` : "is giving away 1 sub!";
        return { ribbon: "Gifted sub", line };
      }
      return {
        ribbon: alerts.length > 1 ? `${formatAmount(subs)} gifted subs` : "Gifted subs",
        line: `${isOne ? "is" : "are"} giving away ${formatAmount(subs)} subs to the Fox Fam!`,
      };
    }
    case "cheer": {
      const bits = sumCounts(0);
      const amount = formatCount(bits, "bit");
      return {
        ribbon: alerts.length > 1 && bits > 1 ? amount : "Cheer",
        line:
          bits === 0
            ? `${isOne ? "is" : "are"} cheering for the den!`
            : `cheered ${amount}${isOne ? "" : " together"}!`,
        message: getTopMessage(alerts, isOne),
      };
    }
    case "raid": {
      const raiders = toCount(alert.count);
      const crowd = raiders === undefined ? "" : ` with ${formatCount(raiders, "raider")}`;
      return { ribbon: "Raid!", line: `is raiding the den${crowd}!` };
    }
  }
}

/** The message of the cheer with the most bits, preceded by its name if there are several viewers. */
function getTopMessage(alerts: readonly Alert[], isOne: boolean): string {
  const bits = ({ count }: Alert) => toCount(count) ?? 0;
  const sorted = [...alerts].sort((a, b) => bits(b) - bits(a));
  const top = sorted.find(({ message }) => message);
  if (!top?.message) return "";
  return isOne ? top.message : `${isolate(top.username || NAMELESS)}: ${top.message}`;
}

const NAMELESS = "A mystery fox";

/** British English has no comma before "and". */
const listFormat = new Intl.ListFormat("en-GB");

/** `Vixy, Snow and 4 more` */
function formatNames(names: readonly string[], viewerCount: number): string {
  if (viewerCount === 1) return names[0] ?? NAMELESS;
  if (names.length === 0) return `${viewerCount} mystery foxes`;
  let left = MAX_NAMES_LENGTH;
  const shown = names.filter((name, index) => {
    left -= [...name].length;
    return index === 0 || left >= 0;
  });
  const rest = viewerCount - shown.length;
  return listFormat.format([...shown.map(isolate), ...(rest > 0 ? [`${rest} more`] : [])]);
}

/** Isolates the direction of a name within a text with U+2068 and U+2069. */
function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}

function getSubLine(tier = ""): string {
  const [, level] = /^tier[\s_-]*(.*)$/i.exec(tier) ?? [];
  if (level) return `subscribed at Tier ${level}!`;
  return level === "" ? "subscribed at a tier of their own!" : "subscribed with Prime Gaming!";
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
