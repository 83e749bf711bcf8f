/** The origin of YouTube's player for embedding, which sets no cookie before playback. */
export const playerOrigin = "https://www.youtube-nocookie.com";

/** Returns the address of the player of a video, with autoplay. */
export function playerAddress(id: string): string {
  return `${playerOrigin}/embed/${id}?autoplay=1&playsinline=1&rel=0`;
}
