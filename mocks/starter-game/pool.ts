import type { Species } from "./species";
import type { Settings } from "./settings";

/** Returns the species that a game with these settings may offer. */
export function poolOf(species: Iterable<Species>, settings: Settings): Species[] {
  return [...species].filter(
    (candidate) =>
      (settings.generation === 0 || candidate.inScarletViolet) &&
      (settings.includeNfe || !candidate.notFullyEvolved) &&
      (settings.includeLegendary || !candidate.legendary) &&
      (settings.includeMythical || !candidate.mythical) &&
      (settings.includePseudoLegendary || !candidate.pseudoLegendary),
  );
}
