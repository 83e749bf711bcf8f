/** Somebody whom viewers can send into a match. */
export interface RedeemableCharacter {
  /** As in the address of the character's sheet and of the token. */
  shortName: string;
  fullName: string;
  /** What the token shows. */
  altText: string;
  description: string;
}

/** How many animals begin a match. */
export const combatants = 64;

/** The seven of the comic that can be redeemed, in the order of the page. */
export const sarCharacters: readonly RedeemableCharacter[] = [
  {
    shortName: "chase",
    fullName: "Chase Underbough",
    altText: "Chase, a red fox in a mustard scarf, grinning over a burst of orange",
    description:
      "Lands where the tale is, which is never where the weapons are. Has been known to stop in the middle of a match to read a sign.",
  },
  {
    shortName: "vixy",
    fullName: "Vixana Teale",
    altText: "Vixy, an apricot vixen with goggles on her forehead, laughing over teal",
    description:
      "Always on wheels, always downhill. If she is redeemed I may not touch the brakes; that is the whole of the redeem.",
  },
  {
    shortName: "snow",
    fullName: "Snow of the Ninth Drift",
    altText: "Snow, an arctic fox in a dark blue cloak, smiling over ice blue",
    description:
      "A healer plays to the end: she carries every bandage on the island and shoots only when spoken to. She holds our record for second places.",
  },
  {
    shortName: "malichi",
    fullName: "Malichi Orsolo",
    altText: "Malichi, a black jackal with gold eyes and an earring, sly over wine red",
    description:
      "Picks up everything that shines and refuses to use it. With him I have to win with a full bag, or account for it to chat, item by item.",
  },
  {
    shortName: "katrina",
    fullName: "Katrina Farrow",
    altText: "Katrina, a caracal with tufted ears, grinning over sea green",
    description:
      "The captain goes by water. If there is a river between her and the fight, there is about to be a captain in the river.",
  },
  {
    shortName: "preston",
    fullName: "Preston Burrowes",
    altText: "Preston, a badger in spectacles, mildly alarmed over parchment yellow",
    description:
      "Does not run indoors. Catalogs the first house he comes to, whoever is shooting. On three occasions he was the reason we came in ninth.",
  },
  {
    shortName: "ruby",
    fullName: "Ruby Tumblewick",
    altText: "Ruby, a red panda in black gloves, winking at trouble over violet",
    description:
      "Takes what the fallen leave and is gone before the dust is. No fighting until the last ten; then nothing but.",
  },
];

/** One of the other animals that Chase can turn into. */
export interface AlternateAnimal {
  /** As in the address of the token. */
  shortName: string;
  animal: string;
}

/** What Chase comes as besides a fox: he's a shapeshifter, and each of them wears the scarf. */
export const chaseAlternates: readonly AlternateAnimal[] = [
  { shortName: "chase-badger", animal: "Badger" },
  { shortName: "chase-bear", animal: "Bear" },
  { shortName: "chase-boar", animal: "Boar" },
  { shortName: "chase-hare", animal: "Hare" },
  { shortName: "chase-hedgehog", animal: "Hedgehog" },
  { shortName: "chase-mouse", animal: "Mouse" },
  { shortName: "chase-otter", animal: "Otter" },
  { shortName: "chase-owl", animal: "Owl" },
  { shortName: "chase-raven", animal: "Raven" },
  { shortName: "chase-squirrel", animal: "Squirrel" },
  { shortName: "chase-stag", animal: "Stag" },
];
