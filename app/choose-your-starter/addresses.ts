/** Where a game is set up. */
export const setupPath = "/choose-your-starter";

/** The address of a running game. */
export function gamePath(id: string): string {
  return `${setupPath}/game?id=${id}`;
}

/** The address of a finished game, which is the one to share. */
export function resultPath(id: string): string {
  return `${setupPath}/result?id=${id}`;
}

/** The picture of a finished game's team, 1200 by 630. */
export function teamPicturePath(id: string): string {
  return `${setupPath}/team.png?id=${id}`;
}
