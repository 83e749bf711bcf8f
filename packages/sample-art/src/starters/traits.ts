import type { Species, TypeName } from "../pokedex";
import { pick, seeded, type Chance } from "../seeded";

/** How a creature is put together. */
export type Build =
  | "sitting"
  | "walking"
  | "upright"
  | "bird"
  | "fish"
  | "bug"
  | "serpent"
  | "sprout"
  | "golem"
  | "shell"
  | "wisp"
  | "gumdrop";

type Some<T> = readonly [T, ...T[]];

const byEggGroup: Record<string, Some<Build>> = {
  Field: ["sitting", "walking", "sitting", "walking", "upright"],
  Monster: ["upright", "walking", "upright", "sitting"],
  Dragon: ["serpent", "upright", "walking"],
  "Water 1": ["sitting", "upright", "gumdrop", "fish"],
  "Water 2": ["fish"],
  "Water 3": ["shell", "shell", "gumdrop"],
  Bug: ["bug", "bug", "bug", "shell"],
  Flying: ["bird"],
  Fairy: ["gumdrop", "sitting", "upright"],
  Grass: ["sprout", "sprout", "upright"],
  "Human-Like": ["upright"],
  Mineral: ["golem", "golem", "gumdrop"],
  Amorphous: ["wisp", "gumdrop", "wisp"],
  Ditto: ["gumdrop"],
};

/** For those whose egg groups tell nothing. */
const byType: Partial<Record<TypeName, Some<Build>>> = {
  Water: ["fish", "serpent", "sitting"],
  Grass: ["sprout", "walking"],
  Flying: ["bird"],
  Bug: ["bug"],
  Rock: ["golem"],
  Steel: ["golem", "walking", "upright"],
  Ghost: ["wisp"],
  Psychic: ["wisp", "upright", "gumdrop"],
  Dragon: ["serpent", "walking", "upright"],
  Fairy: ["gumdrop", "sitting"],
  Poison: ["gumdrop", "serpent"],
};
const anyBuild: Some<Build> = ["walking", "upright", "sitting", "gumdrop"];

const earsByType: Partial<Record<TypeName, Some<Ears>>> = {
  Water: ["fin", "fin", "swept", "none"],
  Grass: ["leaf", "leaf", "floppy"],
  Bug: ["feelers", "combs", "whips"],
  Dragon: ["fin", "swept", "none"],
  Rock: ["none", "round"],
  Steel: ["swept", "none"],
  Ghost: ["none", "swept", "long"],
  Poison: ["none", "round", "swept"],
  Flying: ["feather", "none", "feather"],
  Ground: ["round", "floppy", "pointed"],
  Electric: ["swept", "tufted", "feelers", "round"],
};
const anyEars: Some<Ears> = ["pointed", "round", "long", "floppy", "tufted", "swept"];

export type Ears =
  | "pointed"
  | "round"
  | "long"
  | "floppy"
  | "tufted"
  | "swept"
  | "fin"
  | "leaf"
  | "feather"
  | "feelers"
  | "combs"
  | "whips"
  | "none";
export type Horns = "none" | "nubs" | "curled" | "single" | "antlers" | "crystals" | "spines";
export type Tail =
  | "none"
  | "brush"
  | "tuft"
  | "curl"
  | "fin"
  | "leaf"
  | "ringed"
  | "bob"
  | "club"
  | "plumes";
export type Wings = "none" | "feather" | "bat" | "insect" | "butterfly";
export type Eyes = "beads" | "round" | "tall" | "sleepy" | "happy" | "keen";
export type Mouth = "smile" | "cat" | "open" | "fang" | "snout" | "beak" | "tiny";
type Marking = "none" | "spots" | "stripes" | "stars" | "patch" | "bands" | "freckles";
type FaceMark = "none" | "mask" | "blaze" | "brows" | "cap";

/** Everything about a creature's shape that its public facts and the dice of its line decide. */
export interface Traits {
  build: Build;
  /** Width against the build's own, by weight. */
  plump: number;
  /** Height against the build's own: the quick are tall, the sturdy are low. */
  tall: number;
  /** Size of the whole, by stage. */
  size: number;
  /** How childlike the face is, 0 to 1. */
  young: number;
  ears: Ears;
  /** Size of ears, horns and tail, which grow faster than the rest. */
  growth: number;
  /** A thick collar of fur, as grown ones have. */
  ruff: boolean;
  horns: Horns;
  tail: Tail;
  wings: Wings;
  eyes: Eyes;
  mouth: Mouth;
  marking: Marking;
  faceMark: FaceMark;
  /** The types whose keepsakes it wears, outermost last. */
  wears: readonly TypeName[];
  /** A stream for what is left: the same for the same species. */
  chance: Chance;
}

/** The traits of a species. Its line shares a kit; stage and types grow and vary it. */
export function traitsOf(species: Species): Traits {
  const line = seeded(`line ${species.line}`);
  const own = seeded(`species ${species.number}`);
  const { types, stage, stats } = species;
  const is = (...wanted: TypeName[]) => types.some((type) => wanted.includes(type));
  const grown = stage + (species.notFullyEvolved ? 0 : 1);
  const great = species.legendary || species.mythical;

  const build = buildOf(species, line);
  const quick = stats.spe / Math.max(40, (stats.def + stats.hp) / 2);
  const ears = pick(line, earsByType[types[0]] ?? (types[1] && earsByType[types[1]]) ?? anyEars);
  const tail = tailOf(species, build, line);
  const bearsHorns = line() < (is("Dragon", "Rock", "Steel", "Ice", "Dark") ? 0.75 : 0.25);
  const hornKind = is("Ice", "Rock")
    ? pick(line, ["crystals", "spines", "nubs"] as const)
    : pick(line, ["curled", "single", "antlers", "nubs", "spines"] as const);
  const wearsAll = types.filter(() => own() < 0.35 + grown * 0.2 || great);

  return {
    build,
    plump: Math.min(1.26, 0.84 + 0.13 * Math.log10(Math.max(1, species.weightKg))),
    tall: Math.max(0.86, Math.min(1.16, 0.8 + quick * 0.22 + stage * 0.03)),
    size: great ? 1.06 : [0.84, 0.93, 1][stage]! + (species.notFullyEvolved ? 0 : 0.04),
    young: great ? 0.2 : Math.max(0, 1 - grown * 0.36),
    ears,
    horns: great || (bearsHorns && (grown > 0 || hornKind === "nubs")) ? hornKind : "none",
    // Fins at one end are enough.
    tail: ears === "fin" && tail === "fin" ? "ringed" : tail,
    wings: wingsOf(species, build, grown, line),
    eyes: pick(own, eyesFor(species)),
    mouth:
      build === "bird"
        ? "beak"
        : pick(line, ["smile", "cat", "open", "fang", "snout", "tiny", "snout"] as const),
    marking: pick(own() < 0.5 ? own : line, [
      "none",
      "spots",
      "stripes",
      "stars",
      "patch",
      "bands",
      "freckles",
    ] as const),
    ruff: !is("Water") && !species.notFullyEvolved && line() < 0.55,
    growth: 0.84 + grown * 0.12,
    faceMark: pick(own, ["none", "none", "mask", "blaze", "brows", "cap"] as const),
    wears: wearsAll,
    chance: own,
  };
}

function buildOf({ eggGroups, types }: Species, line: Chance): Build {
  const group = pick(line, [eggGroups[0] ?? "", ...eggGroups] as [string, ...string[]]);
  const told = byEggGroup[group] ?? byType[types[1] ?? types[0]] ?? byType[types[0]];
  return pick(line, told ?? anyBuild);
}

function eyesFor({ types, legendary, stats }: Species): Some<Eyes> {
  if (legendary || types.includes("Dark")) return ["keen", "tall", "keen", "sleepy"];
  if (stats.spe < 35) return ["sleepy", "beads", "round", "happy"];
  if (stats.atk + stats.spa > 200) return ["keen", "tall", "round"];
  return ["beads", "round", "tall", "round", "happy", "beads"];
}

function tailOf({ types }: Species, build: Build, line: Chance): Tail {
  const all: Some<Tail> = ["brush", "tuft", "curl", "ringed", "bob", "none"];
  const special: Partial<Record<TypeName, Tail>> = {
    Water: "fin",
    Ice: "brush",
    Grass: "leaf",
    Flying: "plumes",
    Rock: "club",
    Steel: "club",
    Dragon: "club",
    Poison: "curl",
  };
  if (build === "fish" || build === "bug" || build === "shell") return "none";
  const mine = special[types[0]] ?? (types[1] && special[types[1]]);
  return mine && line() < 0.65 ? mine : pick(line, all);
}

function wingsOf({ types }: Species, build: Build, grown: number, line: Chance): Wings {
  const chance = line();
  if (build === "bird" || build === "fish" || build === "shell") return "none";
  if (types.includes("Bug")) return grown > 0 && chance < 0.75 ? "insect" : "none";
  if (types.includes("Dragon")) return grown > 1 && chance < 0.7 ? "bat" : "none";
  if (types.includes("Flying")) return "feather";
  if (types.includes("Fairy")) return chance < 0.45 ? "butterfly" : "none";
  return "none";
}
