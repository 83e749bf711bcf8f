/** The page with the rules of the gym challenge and everybody who took it. */
export const gymChallengePath = "/stream/pokemon/gym-challenge";

/** The schedule as a file that calendars read. */
export const calendarPath = "/stream/schedule.ics";

/** The schedule on the page of the stream. */
export const schedulePath = "/stream#schedule";

/** The page of a challenger. */
export function playerPath(player: string): string {
  return `${gymChallengePath}/players/${encodeURIComponent(player)}`;
}
