import { expect, it } from "vitest";
import { starterGameHandlersOf } from "~mocks/handlers/starter-game";
import { createGames } from "~mocks/starter-game/games";
import { senderTo } from "./sender";

it("the mock upstream deals a starter game and accepts one offered pick in each round", async () => {
  const send = senderTo(starterGameHandlersOf(createGames()));
  const path = "tools/pokemon/choose-your-starter";
  const toggles = { includeLegendary: false, includeMythical: false, includePseudoLegendary: true };
  const odds = { numberOfPlayers: 1, generation: 0, includeNfe: true, shinyOdds: 0.5 };
  const settings = { ...toggles, ...odds, teamSize: 2 };
  expect(await send("POST", path, { ...settings, numberOfPlayers: 2 })).toEqual([400, null]);
  const game = `${path}/${String((await send("POST", path, settings))[1])}`;
  const team = [];
  for (let round = 0; round < 2; round += 1) {
    const [, state] = await send("GET", game);
    const { left, center, right } = state as Record<string, { id: number; name: string }>;
    expect(new Set([left!.id, center!.id, right!.id, ...team.map(({ id }) => id)]).size).toBe(
      3 + round,
    );
    expect(await send("POST", game, { id: 100_000 })).toEqual([409, null]);
    expect(await send("POST", game, { id: String(left!.id) })).toEqual([400, null]);
    team.push(left!);
    expect((await send("POST", game, { id: left!.id }))[0]).toBe(200);
    expect((await send("POST", game, { id: left!.id }))[0]).toBe(409);
  }
  expect((await send("GET", game))[1]).toMatchObject({ selectedPokemon: team, teamSize: 2 });
});
