import { afterEach, describe, expect, it, vi } from "vitest";
import { seeded } from "~mocks/generators/chance";
import { createGames, gameLifetime, maxGames } from "~mocks/starter-game/games";
import { poolOf } from "~mocks/starter-game/pool";
import { deal, type Deck, type GameState } from "~mocks/starter-game/rules";
import type { Settings } from "~mocks/starter-game/settings";
import { allSpecies } from "~mocks/starter-game/species";

const everything: Settings = {
  numberOfPlayers: 1,
  teamSize: 6,
  generation: 0,
  includeNfe: true,
  includeLegendary: true,
  includeMythical: true,
  includePseudoLegendary: true,
  shinyOdds: 0.5,
};

const deckOf = (pool: Deck["pool"], seed: string, shinyOdds = 0.5): Deck => ({
  pool,
  shinyOdds,
  random: seeded(seed),
});

describe("the pool", () => {
  const pool = (settings: Partial<Settings>) => poolOf(allSpecies, { ...everything, ...settings });

  it("is the National Dex, or the species of Scarlet and Violet", () => {
    expect(pool({})).toHaveLength(1025);
    const names = pool({ generation: 9 }).map(({ name }) => name);
    expect(names).toHaveLength(733);
    expect(names).toEqual(expect.arrayContaining(["Pikachu", "Sprigatito", "Ogerpon"]));
  });

  it.each([
    ["includeNfe", "notFullyEvolved", "Pichu"],
    ["includeLegendary", "legendary", "Cosmog"],
    ["includeMythical", "mythical", "Mew"],
    ["includePseudoLegendary", "pseudoLegendary", "Dratini"],
  ] as const)("lacks without %s exactly the species that are %s", (toggle, mark, example) => {
    const kept = pool({ [toggle]: false });
    expect(kept).toEqual(pool({}).filter((species) => !species[mark]));
    expect(kept.map(({ name }) => name)).not.toContain(example);
  });
});

describe("a round", () => {
  it("has three different species, none of them on the team, and sometimes each one of the pool", () => {
    const pool = allSpecies.slice(0, 20);
    const team = pool.slice(0, 5).map(({ number, name }) => ({ id: number, name, shiny: false }));
    const deck = deckOf(pool, "round");
    for (const place of ["left", "center", "right"] as const) {
      const offered = new Set<number>();
      for (let round = 0; round < 1_000; round += 1) {
        const dealt = deal(deck, team);
        const ids = [dealt.left, dealt.center, dealt.right].map(({ id }) => id);
        expect(new Set(ids).size).toBe(3);
        offered.add(dealt[place].id);
      }
      expect([...offered].sort()).toEqual(
        pool
          .slice(5)
          .map(({ number }) => number)
          .sort(),
      );
    }
  });

  it.each([
    [0, 0, 0],
    [1, 1, 1],
    [0.5, 0.4, 0.6],
  ])("is shiny with odds of %d", (odds, min, max) => {
    const deck = deckOf(allSpecies, "shiny", odds);
    const shiny = Array.from({ length: 1_000 }, () => deal(deck, [])).filter(
      ({ left }) => left.shiny,
    );
    expect(shiny.length / 1_000).toBeGreaterThanOrEqual(min);
    expect(shiny.length / 1_000).toBeLessThanOrEqual(max);
  });

  it("needs three species beside the team", () => {
    expect(() => deal(deckOf(allSpecies.slice(0, 2), "few"), [])).toThrow("too small");
  });
});

describe("the store of games", () => {
  afterEach(() => vi.unstubAllEnvs());

  const openStore = () => {
    const clock = { time: 1_000 };
    const games = createGames({ newRandom: () => seeded("store"), now: () => clock.time });
    return { clock, games };
  };
  const settings = { ...everything, teamSize: 2 };

  it("deletes a game two hours after its last call", () => {
    const { clock, games } = openStore();
    const id = games.start(settings);
    clock.time += gameLifetime;
    expect(games.get(id)).toBeDefined();
    clock.time += gameLifetime;
    const state = games.get(id)!;
    expect(games.choose(id, state.left.id)).toMatchObject({ selectedPokemon: [state.left] });
    clock.time += gameLifetime + 1;
    expect(games.get(id)).toBeUndefined();
    expect(games.choose(id, 1)).toBeUndefined();
    expect(games.end(id)).toBe(false);
  });

  it("holds a thousand games, and deletes the least recently used one", () => {
    const { games } = openStore();
    const [first, second] = [games.start(settings), games.start(settings)];
    for (let i = 2; i < maxGames; i++) games.start(settings);
    expect(games.get(first)).toBeDefined();
    games.start(settings);
    expect(games.get(first)).toBeDefined();
    expect(games.get(second)).toBeUndefined();
  });

  it("deals the same rounds with the same STARTER_SEED", () => {
    const games = createGames();
    const play = (seed: string) => {
      vi.stubEnv("STARTER_SEED", seed);
      const id = games.start(settings);
      return { ...(games.choose(id, games.get(id)!.center.id) as GameState), id: "" };
    };
    expect(play("fox")).toEqual(play("fox"));
    expect(play("fox")).not.toEqual(play("vixen"));
  });
});
