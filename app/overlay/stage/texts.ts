import type { Alert } from "../loop/alerts";

/** The texts of an alert on the screen. */
export interface AlertTexts {
  ribbon: string;
  name: string;
  line: string;
  /** The viewer's message of a sub or cheer, possibly empty. */
  message: string;
  /** The profile picture. */
  pfp: string | undefined;
}

/** Returns the texts of an alert. The name is never empty. */
export function getAlertTexts(alert: Alert): AlertTexts {
  const { type, username, message = "", pfp } = alert;
  return {
    ...getLineTexts(alert),
    name: username || "A mystery fox",
    message: type === "sub" || type === "cheer" ? message : "",
    pfp,
  };
}

function getLineTexts({
  type,
  tier,
  receiver,
  ...alert
}: Alert): Pick<AlertTexts, "ribbon" | "line"> {
  const count = toCount(alert.count);
  switch (type) {
    case "follow":
      return { ribbon: "New follower", line: "has joined the Fox Fam!" };
    case "sub":
      return { ribbon: "New subscriber", line: getSubLine(tier) };
    case "gift":
      if (count !== undefined && count > 1) {
        const line = `is giving away ${formatAmount(count)} subs to the Fox Fam!`;
        return { ribbon: "Gifted subs", line };
      }
      return {
        ribbon: "Gifted sub",
        line: receiver ? `gave a sub to ${isolate(receiver)}!` : "is giving away 1 sub!",
      };
    case "cheer":
      return {
        ribbon: "Cheer",
        line: count ? `cheered ${formatCount(count, "bit")}!` : "is cheering for the den!",
      };
    case "raid": {
      const crowd = count ? ` with ${formatCount(count, "raider")}` : "";
      return { ribbon: "Raid!", line: `is raiding the den${crowd}!` };
    }
  }
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

/** Returns the count if it is at least 1. */
function toCount(count: number | undefined): number | undefined {
  return count !== undefined && count >= 1 ? Math.floor(count) : undefined;
}

function formatCount(amount: number, noun: string): string {
  return `${formatAmount(amount)} ${noun}${amount === 1 ? "" : "s"}`;
}

function formatAmount(amount: number): string {
  return amount < 1e9 ? amount.toLocaleString("en-US") : "a great many";
}
