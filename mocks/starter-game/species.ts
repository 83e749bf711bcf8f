import facts from "../data/species.json" with { type: "json" };

/** What the game knows of a species. */
export interface Species {
  /** National Pokédex number, which is the id everywhere in the API. */
  number: number;
  name: string;
  notFullyEvolved: boolean;
  legendary: boolean;
  mythical: boolean;
  /** Of a line of three whose last has a base-stat total of exactly 600 and no legend of its own. */
  pseudoLegendary: boolean;
  inScarletViolet: boolean;
}

const { names, ...numbers } = facts;
const [notFullyEvolved, legendary, mythical, pseudoLegendary, inScarletViolet] = [
  new Set(numbers.notFullyEvolved),
  new Set(numbers.legendary),
  new Set(numbers.mythical),
  new Set(numbers.pseudoLegendary),
  new Set(numbers.inScarletViolet),
];

/** Every species, by national number. */
export const allSpecies: readonly Species[] = names.map((name, index) => {
  const number = index + 1;
  return {
    number,
    name,
    notFullyEvolved: notFullyEvolved.has(number),
    legendary: legendary.has(number),
    mythical: mythical.has(number),
    pseudoLegendary: pseudoLegendary.has(number),
    inScarletViolet: inScarletViolet.has(number),
  };
});
