import { afterEach, describe, expect, it, vi } from "vitest";
import { seeded } from "~mocks/generators/chance";
import { createGames, gameLifetime, maxGames } from "~mocks/starter-game/games";
import { poolOf } from "~mocks/starter-game/pool";
import { begin, choose, deal, type Deck, type GameState } from "~mocks/starter-game/rules";
import { shinyOdds, type Settings } from "~mocks/starter-game/settings";
import { allSpecies } from "~mocks/starter-game/species";

const everything: Settings = {
  numberOfPlayers: 1,
  teamSize: 6,
  generation: 0,
  includeNfe: true,
  includeLegendary: true,
  includeMythical: true,
  includePseudoLegendary: true,
  shinyOdds: 1 / 4096,
};

const named = (...names: string[]) => allSpecies.filter(({ name }) => names.includes(name));

function deckOf(settings: Partial<Settings>, seed: string): Deck {
  const all = { ...everything, ...settings };
  return {
    pool: poolOf(allSpecies, all),
    shinyOdds: all.shinyOdds,
    random: seeded(seed),
  };
}

const rounds = 10_000;

function* dealt(deck: Deck) {
  for (let round = 0; round < rounds; round++) yield deal(deck, []);
}

describe("the pool", () => {
  const pool = (settings: Partial<Settings>) => poolOf(allSpecies, { ...everything, ...settings });

  it("is the whole National Dex, or what Scarlet and Violet have", () => {
    expect(pool({})).toHaveLength(1025);
    const scarletViolet = pool({ generation: 9 });
    expect(scarletViolet).toHaveLength(733);
    const names = scarletViolet.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Pikachu", "Sprigatito", "Ogerpon"]));
    for (const absent of ["Caterpie", "Aegislash", "Silvally"]) expect(names).not.toContain(absent);
  });

  it.each([
    ["includeNfe", "notFullyEvolved", "Pichu"],
    ["includeLegendary", "legendary", "Cosmog"],
    ["includeMythical", "mythical", "Mew"],
    ["includePseudoLegendary", "pseudoLegendary", "Dratini"],
  ] as const)("leaves out by %s exactly what it names", (toggle, mark, example) => {
    const without = pool({ [toggle]: false });
    const left = new Set(without.map(({ number }) => number));
    const out = pool({}).filter(({ number }) => !left.has(number));
    expect(without.some((species) => species[mark])).toBe(false);
    expect(out.every((species) => species[mark])).toBe(true);
    expect(out.map(({ name }) => name)).toContain(example);
  });
});

describe("a round", () => {
  /** Pearson's statistic for counts that should all be alike. */
  const chiSquare = (counts: readonly number[], expected: number) =>
    counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

  /**
   * One test for the whole pool, not one per species: among a thousand species some lie beyond three
   * standard errors by right. The statistic has mean `freedom` and variance `2 * freedom` and is
   * close to normal for so many; three deviations to each side catch too even a deal as well.
   */
  function expectUniform(counts: readonly number[], drawn: number) {
    const freedom = counts.length - 1;
    const statistic = chiSquare(counts, drawn / counts.length);
    expect(Math.abs(statistic - freedom)).toBeLessThan(3 * Math.sqrt(2 * freedom));
  }

  it.each(["left", "center", "right"] as const)(
    "offers each species equally often on the %s",
    (place) => {
      const deck = deckOf({}, `uniform ${place}`);
      const counts = new Map(deck.pool.map(({ number }) => [number, 0]));
      for (const round of dealt(deck)) {
        counts.set(round[place].id, (counts.get(round[place].id) ?? 0) + 1);
      }
      expectUniform([...counts.values()], rounds);
    },
  );

  it("offers each species of a small pool within three standard errors of its odds", () => {
    const pool = named("Pichu", "Pikachu", "Raichu", "Eevee", "Mew");
    const deck: Deck = { pool, shinyOdds: 0, random: seeded("small pool") };
    const counts = new Map(pool.map(({ number }) => [number, 0]));
    for (const { left, center, right } of dealt(deck)) {
      for (const { id } of [left, center, right]) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    // Three of five: in each round a species is offered with odds of 3/5, or not.
    const error = Math.sqrt(rounds * (3 / 5) * (2 / 5));
    for (const count of counts.values()) {
      expect(Math.abs(count - rounds * (3 / 5))).toBeLessThan(3 * error);
    }
  });

  it("deals each ordered triple of a small pool equally often", () => {
    const pool = named("Pichu", "Pikachu", "Raichu", "Eevee");
    const deck: Deck = { pool, shinyOdds: 0, random: seeded("triples") };
    const counts = new Map<string, number>();
    for (const { left, center, right } of dealt(deck)) {
      const triple = [left, center, right].map(({ id }) => id).join();
      counts.set(triple, (counts.get(triple) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expectUniform([...counts.values()], rounds);
  });

  it.each(shinyOdds)("makes an option shiny with odds of %d, whatever the others are", (odds) => {
    const deck = deckOf({ shinyOdds: odds }, `shiny ${odds}`);
    let shiny = 0;
    let pairs = 0;
    for (const { left, center, right } of dealt(deck)) {
      shiny += [left, center, right].filter((offer) => offer.shiny).length;
      pairs += left.shiny && center.shiny ? 1 : 0;
    }
    const within = (share: number, p: number, n: number) =>
      expect(Math.abs(share - p)).toBeLessThanOrEqual(3 * Math.sqrt((p * (1 - p)) / n));
    within(shiny / (rounds * 3), odds, rounds * 3);
    within(pairs / rounds, odds ** 2, rounds);
  });

  it("never repeats a species, nor offers an excluded one or one on the team", () => {
    const deck = deckOf(
      {
        generation: 9,
        includeNfe: false,
        includeLegendary: false,
        includeMythical: false,
        includePseudoLegendary: false,
      },
      "exclusions",
    );
    const team = deck.pool.slice(0, 5).map(({ number, name }) => ({
      id: number,
      name,
      shiny: false,
    }));
    const faults: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const { left, center, right } = deal(deck, team);
      const ids = [left, center, right].map(({ id }) => id);
      if (new Set(ids).size !== 3) faults.push(`repeated: ${ids.join()}`);
      for (const id of ids) {
        const species = allSpecies[id - 1];
        const excluded =
          !species?.inScarletViolet ||
          species.notFullyEvolved ||
          species.legendary ||
          species.mythical ||
          species.pseudoLegendary;
        if (excluded || team.some((member) => member.id === id)) faults.push(`offered: ${id}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it("needs three species beside the team", () => {
    const pool = named("Pichu", "Pikachu");
    expect(() => deal({ pool, shinyOdds: 0, random: seeded("few") }, [])).toThrow("too small");
  });
});

describe("a game", () => {
  it("moves the chosen one to the team and deals anew until the team is complete", () => {
    const deck = deckOf({}, "whole game");
    let state = begin("id", 3, deck);
    for (let turn = 1; turn <= 3; turn++) {
      const { left, center, right } = state;
      const chosen = [left, center, right][turn % 3]!;
      const next = choose(state, chosen.id, deck);
      if (typeof next === "string") throw new Error(next);
      expect(next.selectedPokemon).toEqual([...state.selectedPokemon, chosen]);
      const round = [next.left, next.center, next.right];
      // The last choice leaves the last round on the table.
      if (turn === 3) expect(round).toEqual([left, center, right]);
      else expect(round).not.toEqual([left, center, right]);
      state = next;
    }
    expect(choose(state, state.left.id, deck)).toBe("complete");
  });

  it("refuses what is not offered and stays as it was", () => {
    const deck = deckOf({}, "refusal");
    const state = begin("id", 6, deck);
    const before = structuredClone(state);
    const offered = [state.left.id, state.center.id, state.right.id];
    const other = [1, 2, 3, 4].find((id) => !offered.includes(id))!;
    expect(choose(state, other, deck)).toBe("not-offered");
    expect(state).toEqual(before);
  });

  it("never offers a team member again, even from the smallest pool that lasts", () => {
    const pool = allSpecies.slice(0, 8);
    for (let game = 0; game < 200; game++) {
      const deck: Deck = { pool, shinyOdds: 0, random: seeded(`small ${game}`) };
      let state: GameState = begin("id", 6, deck);
      for (let turn = 0; turn < 6; turn++) {
        const next = choose(state, state.right.id, deck);
        if (typeof next === "string") throw new Error(next);
        state = next;
      }
      expect(new Set(state.selectedPokemon.map(({ id }) => id)).size).toBe(6);
    }
  });
});

describe("the store of games", () => {
  afterEach(() => vi.unstubAllEnvs());

  const storeAt = () => {
    const clock = { time: 1_000 };
    const games = createGames({ newRandom: () => seeded("store"), now: () => clock.time });
    return { clock, games };
  };
  const settings = { ...everything, teamSize: 2 };

  it("forgets a game two hours after the last call about it", () => {
    const { clock, games } = storeAt();
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

  it("keeps a thousand games and forgets the one untouched for longest", () => {
    const { games } = storeAt();
    const [first, second] = [games.start(settings), games.start(settings)];
    for (let i = 2; i < maxGames; i++) games.start(settings);
    expect(games.get(first)).toBeDefined();
    games.start(settings);
    expect(games.get(first)).toBeDefined();
    expect(games.get(second)).toBeUndefined();
  });

  it("ends a game once", () => {
    const { games } = storeAt();
    const id = games.start(settings);
    expect([games.end(id), games.end(id), games.get(id)]).toEqual([true, false, undefined]);
  });

  it("deals games alike under STARTER_SEED, side by side, each under an id of its own", () => {
    vi.stubEnv("STARTER_SEED", "fox");
    const games = createGames();
    const play = () => {
      const id = games.start(settings);
      const state = games.get(id)!;
      const next = games.choose(id, state.center.id);
      if (typeof next !== "object") throw new Error(next);
      return next;
    };
    const [one, other] = [play(), play()];
    expect(other.id).not.toBe(one.id);
    expect(other).toEqual({ ...one, id: other.id });

    vi.stubEnv("STARTER_SEED", "vixen");
    const third = play();
    expect(third).not.toEqual({ ...one, id: third.id });
  });
});
