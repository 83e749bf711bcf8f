import { createRequire } from "node:module";
import type * as Data from "@pkmn/dex";

type DexSpecies = Data.Species;

/** One of the eighteen types. */
export type TypeName = DexSpecies["types"][number];

/** The public facts about a species that the game and its pictures use. */
export interface Species {
  /** National Pokédex number, which is the id everywhere in the API. */
  number: number;
  name: string;
  types: readonly [TypeName, ...TypeName[]];
  weightKg: number;
  eggGroups: readonly string[];
  stats: Readonly<Record<"hp" | "atk" | "def" | "spa" | "spd" | "spe", number>>;
  /** How many evolutions lie behind it: 0, 1 or 2. */
  stage: number;
  /** The number of the first species of its evolution line. */
  line: number;
  notFullyEvolved: boolean;
  legendary: boolean;
  mythical: boolean;
  pseudoLegendary: boolean;
  inScarletViolet: boolean;
}

/** The game's spelling, where the data keeps to ASCII. */
const spelling: Record<string, string> = { "Nidoran-F": "Nidoran♀", "Nidoran-M": "Nidoran♂" };

let all: ReadonlyMap<number, Species> | undefined;

/**
 * Every species in its base forme, by national number. The data is large (about 0.1 s to load), so
 * it is read when the first game or picture asks, and at once: pictures are drawn synchronously.
 */
export function pokedex(): ReadonlyMap<number, Species> {
  all ??= load();
  return all;
}

function load(): ReadonlyMap<number, Species> {
  const require = createRequire(import.meta.url);
  // The default dex is generation 9's: what "Past" and the other judgements below refer to.
  const { Dex } = require("@pkmn/dex") as typeof Data;
  const base = Dex.species
    .all()
    // Numbers below 1 are fan-made; formes share the number of their base.
    .filter(({ num, forme }) => num > 0 && forme === "")
    .sort((a, b) => a.num - b.num);
  // Some species evolve from a regional forme of another; its number is the base's.
  const before = ({ prevo }: DexSpecies) => (prevo ? Dex.species.get(prevo) : undefined);
  const ancestors = (species: DexSpecies): DexSpecies[] => {
    const earlier = before(species);
    return earlier ? [earlier, ...ancestors(earlier)] : [];
  };

  const facts = base.map((species) => {
    const earlier = ancestors(species);
    return { species, stage: earlier.length, line: earlier.at(-1)?.num ?? species.num };
  });
  const pseudoLegendaryLines = new Set(
    facts.filter(({ species, stage }) => crownsALine(species, stage)).map(({ line }) => line),
  );

  return new Map(
    facts.map(({ species, stage, line }) => [
      species.num,
      {
        number: species.num,
        name: spelling[species.name] ?? species.name,
        types: [...species.types] as [TypeName, ...TypeName[]],
        weightKg: species.weightkg,
        eggGroups: [...species.eggGroups],
        stats: { ...species.baseStats },
        stage,
        line,
        notFullyEvolved: species.nfe,
        // Ultra Beasts and Paradox species have tags of their own and count as ordinary.
        legendary: species.tags.some((tag) => tag.endsWith("Legendary")),
        mythical: species.tags.includes("Mythical"),
        pseudoLegendary: pseudoLegendaryLines.has(line),
        // Generation 9's dex marks as "Past" what cannot be had in Scarlet and Violet, with both
        // expansions and transfers counted as having.
        inScarletViolet: species.isNonstandard === null,
      },
    ]),
  );
}

/**
 * Pseudo-legendary, as players use the word: the last of three stages, a base-stat total of exactly
 * 600, no legend of its own. The whole line counts, so that who leaves them out is not
 * offered a Dratini either.
 */
function crownsALine({ baseStats, nfe, tags }: DexSpecies, stage: number): boolean {
  const total = Object.values(baseStats).reduce((sum, stat) => sum + stat, 0);
  return stage === 2 && !nfe && total === 600 && tags.length === 0;
}
