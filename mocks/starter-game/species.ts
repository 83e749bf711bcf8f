import { readList } from "../data/read-list";
import { speciesNames, speciesNumbers } from "../data/species";

/** The properties of a species that the game uses. */
export interface Species {
  /** The number in the National Dex, which is the id in the whole API. */
  number: number;
  name: string;
  notFullyEvolved: boolean;
  legendary: boolean;
  mythical: boolean;
  /** Whether the species, not legendary, ends a line of three with base stats of 600. */
  pseudoLegendary: boolean;
  inScarletViolet: boolean;
}

/** Parses a list such as "1-3, 7". */
function parseNumbers(list: string): Set<number> {
  return new Set(
    readList(list).flatMap((part) => {
      const [first = 0, last = first] = part.split("-").map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

const notFullyEvolved = parseNumbers(speciesNumbers.notFullyEvolved);
const legendary = parseNumbers(speciesNumbers.legendary);
const mythical = parseNumbers(speciesNumbers.mythical);
const pseudoLegendary = parseNumbers(speciesNumbers.pseudoLegendary);
const inScarletViolet = parseNumbers(speciesNumbers.inScarletViolet);

/** All species by National Dex number. */
export const allSpecies: readonly Species[] = readList(speciesNames).map((name, index) => {
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
