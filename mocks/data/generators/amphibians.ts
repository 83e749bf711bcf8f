import type { CreatureEntry } from "./creature-entry";

/** The amphibians of Earth, real and mythical. */
export const amphibians: readonly CreatureEntry[] = [
  { name: "Axolotl", subNames: ["Wild", "Golden", "Pale Pink"] },
  { name: "Bullfrog" },
  { name: "Caecilian" },
  { name: "Frog", subNames: ["Tree", "Poison Dart", "Glass", "Goliath"] },
  { name: "Hellbender" },
  { name: "Horned Frog" },
  { name: "Mudpuppy" },
  { name: "Newt", subNames: ["Crested", "Palmate", "Alpine"] },
  { name: "Olm" },
  { name: "Rain Frog", subNames: ["Desert", "Black"] },
  { name: "Salamander", subNames: ["Fire", "Spotted", "Tiger"] },
  { name: "Siren", subNames: ["Greater", "Lesser"] },
  { name: "Spadefoot" },
  { name: "Toad", subNames: ["Common", "Cane", "Midwife", "Fire-bellied"] },

  { name: "Devil Frog", extinct: true },
  { name: "Diplocaulus", extinct: true },
  { name: "Eryops", extinct: true },
  { name: "Gastric-brooding Frog", extinct: true },
  { name: "Golden Toad", extinct: true },
  { name: "Ichthyostega", extinct: true },

  { name: "Flame Salamander", mythical: true },
  { name: "Kappa", mythical: true },
  { name: "Moon Toad", mythical: true },
  { name: "Three-legged Money Toad", mythical: true },
  { name: "Vodyanoy", mythical: true },
];
