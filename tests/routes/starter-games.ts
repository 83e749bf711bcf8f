import { fetchGame, pickStarter, startGame } from "~/choose-your-starter/api.server";
import { defaultSettings } from "~/choose-your-starter/settings";
import type { Visit } from "./visits";

/** The id of a game that does not exist. */
export const unknownGame = "00000000-0000-4000-8000-000000000000";

/** Starts a game, picks the left option in each round, and returns the id of the game. */
export async function playRounds(rounds = 0): Promise<string> {
  const id = await startGame({ ...defaultSettings, shinyOdds: "1" });
  for (let round = 0; round < rounds; round += 1) {
    await pickStarter(id, (await fetchGame({ id })).left!.id);
  }
  return id;
}

/** A visit of each kind to the game. */
export async function gameVisits(): Promise<Visit[]> {
  const [running, played, ending] = [await playRounds(), await playRounds(6), await playRounds()];
  const pick = String((await fetchGame({ id: running })).left!.id);
  const path = "/choose-your-starter";
  return [
    { path: `${path}?index`, form: { pool: "0", shinyOdds: "1/4096" } },
    { path: `${path}/game?id=${running}` },
    { path: `${path}/game?id=${running}`, form: { pick, round: "0" } },
    { path: `${path}/game?id=${ending}`, form: { intent: "end" } },
    { path: `${path}/result?id=${played}` },
    { path: `${path}/team.png?id=${played}` },
  ];
}
