import { fetchGame, pickStarter, startGame } from "~/choose-your-starter/api.server";
import { defaultSettings } from "~/choose-your-starter/settings";

export const unknown = "00000000-0000-4000-8000-000000000000";

/** Plays some rounds of a new game, always picking the left option. */
export async function playedGame(rounds = 0): Promise<string> {
  const id = await startGame({ ...defaultSettings, shinyOdds: "1" });
  for (let round = 0; round < rounds; round += 1) {
    await pickStarter(id, (await fetchGame({ id })).left!.id);
  }
  return id;
}
