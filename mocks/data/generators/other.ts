import type { CreatureEntry } from "./creature-entry";

/** Creatures that belong to no other category, such as spiders and golems. */
export const otherCreatures: readonly CreatureEntry[] = [
  { name: "Centipede" },
  { name: "Crab", subNames: ["Hermit", "Fiddler", "Coconut"] },
  { name: "Cuttlefish" },
  { name: "Earthworm" },
  { name: "Horseshoe Crab" },
  { name: "Jellyfish", subNames: ["Moon", "Lion's Mane", "Immortal"] },
  { name: "Lobster" },
  { name: "Nautilus" },
  { name: "Octopus", subNames: ["Dumbo", "Mimic", "Blue-ringed"] },
  { name: "Scorpion" },
  { name: "Sea Slug" },
  { name: "Shrimp", subNames: ["Mantis", "Pistol", "Cleaner"] },
  { name: "Slug", subNames: ["Banana", "Leopard"] },
  { name: "Snail", subNames: ["Garden", "Giant African", "Grove"] },
  { name: "Spider", subNames: ["Jumping", "Wolf", "Peacock"] },
  { name: "Squid", subNames: ["Giant", "Bobtail", "Vampire"] },
  { name: "Starfish" },
  { name: "Tarantula" },
  { name: "Tardigrade" },
  { name: "Woodlouse" },

  { name: "Ammonite", extinct: true },
  { name: "Anomalocaris", extinct: true },
  { name: "Arthropleura", extinct: true },
  { name: "Hallucigenia", extinct: true },
  { name: "Sea Scorpion", extinct: true },
  { name: "Trilobite", extinct: true },

  { name: "Chimera", mythical: true },
  { name: "Dryad", mythical: true },
  { name: "Gargoyle", mythical: true },
  { name: "Golem", subNames: ["Clay", "Stone", "Snow"], mythical: true },
  { name: "Kraken", mythical: true },
  { name: "Mandrake", mythical: true },
];
