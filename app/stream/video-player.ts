/** Where videos play: YouTube's player for pages of others, which sets no cookie before it plays. */
export const playerOrigin = "https://www.youtube-nocookie.com";

/** The player of a video, which starts at once; for a frame. */
export function playerAddress(id: string): string {
  return `${playerOrigin}/embed/${id}?autoplay=1&playsinline=1&rel=0`;
}

/** A length as a clock shows it: 1:05. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A length as one says it: "1 minute 5 seconds". */
export function spokenLength(seconds: number): string {
  const parts = { minute: Math.floor(seconds / 60), second: seconds % 60 };
  return Object.entries(parts)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) =>
      count.toLocaleString("en-US", { style: "unit", unit, unitDisplay: "long" }),
    )
    .join(" ");
}
