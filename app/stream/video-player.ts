/** The origin of YouTube's player for embedding, which sets no cookie before playback. */
export const playerOrigin = "https://www.youtube-nocookie.com";

/** The address of the player of a video, with autoplay. */
export function playerAddress(id: string): string {
  return `${playerOrigin}/embed/${id}?autoplay=1&playsinline=1&rel=0`;
}

/** Formats a duration as 1:05. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Formats a duration as "1 minute 5 seconds", for screen readers. */
export function spokenLength(seconds: number): string {
  const parts = { minute: Math.floor(seconds / 60), second: seconds % 60 };
  return Object.entries(parts)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) =>
      count.toLocaleString("en-US", { style: "unit", unit, unitDisplay: "long" }),
    )
    .join(" ");
}
