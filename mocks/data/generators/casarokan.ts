import type { CreatureCategory } from "./creature-categories";

/** A creature of the bestiary with a category of the generators. */
export interface CasarokanEntry {
  category: CreatureCategory;
  subNames?: readonly string[];
}

/** Creatures of Casarok by bestiary subsection and name; none is mythical or extinct. */
export const casarokanCreatures: Readonly<
  Record<string, Readonly<Record<string, CasarokanEntry>>>
> = {
  anthro: {
    Foxfolk: { category: "MAMMALS", subNames: ["Red", "Gray", "Northern"] },
    Badgerfolk: { category: "MAMMALS" },
    Wolffolk: { category: "MAMMALS", subNames: ["Gray", "Black", "Jackal"] },
    Harefolk: { category: "MAMMALS" },
    Catfolk: { category: "MAMMALS", subNames: ["Caracal", "Spotted", "Striped"] },
    Wingfolk: { category: "BIRDS", subNames: ["Raven", "Owl", "Gull", "Heron"] },
    Smallfolk: { category: "MAMMALS", subNames: ["Mouse", "Squirrel", "Hedgehog", "Vole"] },
  },
  aspect: {
    "The Doorwarden": { category: "OTHER" },
    Mislay: { category: "OTHER" },
    Hush: { category: "OTHER" },
    "Small Courage": { category: "OTHER" },
    "Unfinished Song": { category: "OTHER" },
    Homeward: { category: "OTHER" },
  },
  draconic: {
    "Ledger Dragon": { category: "REPTILES" },
    "Cinder Wyrm": { category: "REPTILES" },
    "Bluecliff Drake": { category: "REPTILES" },
    "Mire Lindworm": { category: "REPTILES" },
    // The bestiary page of this creature describes a fish.
    "Tide Vešra": { category: "FISH" },
    Snowmantle: { category: "REPTILES" },
  },
  feral: {
    "Grove Stag": { category: "MAMMALS" },
    "Šarn's Hound": { category: "MAMMALS" },
    "Lantern Moth": { category: "INSECTS" },
    "Kite Weasel": { category: "MAMMALS" },
    "Tollkeeper's Goose": { category: "BIRDS" },
    "Snowstep Elk": { category: "MAMMALS" },
  },
  floradon: {
    Mossback: { category: "OTHER" },
    "Bramble Shepherd": { category: "OTHER" },
    "Willow Aunt": { category: "OTHER" },
    "Orchard Bull": { category: "OTHER" },
    "Sel's Dancer": { category: "OTHER" },
    "Pollen Piper": { category: "OTHER" },
  },
  monster: {
    "Glass Widow": { category: "OTHER" },
    Inkmaw: { category: "OTHER" },
    "Nobody's Coat": { category: "OTHER" },
    "Bargain Mimic": { category: "OTHER" },
    "Wound Caller": { category: "OTHER" },
    "Cairn Shambler": { category: "OTHER" },
    Rattlebriar: { category: "OTHER" },
  },
};
