/** One word of the world and the page that explains it. Other pages must use the word in this sense. */
export interface GlossaryEntry {
  term: string;
  definition: string;
  link: string;
}

/** In alphabetical order, ignoring "the". */
export const glossary: readonly GlossaryEntry[] = [
  {
    term: "Age of Rafts",
    definition: "31 to 112\u00a0AS, when the new coasts were settled from the water.",
    link: "/world/history",
  },
  {
    term: "Ansa",
    definition: "Eldest of the six sisters; keeps the gate, and space and time.",
    link: "/world/religion/pantheon",
  },
  {
    term: "Anthros",
    definition: "The peoples of Casarok; most folk.",
    link: "/world/bestiary/anthro",
  },
  {
    term: "AS",
    definition: "After the Sundering. The present year is 412\u00a0AS.",
    link: "/world/history",
  },
  {
    term: "Aspect",
    definition: "A spirit of an idea, given a body.",
    link: "/world/bestiary/aspect",
  },
  {
    term: "Bit",
    definition: "The small coin. Eight bits make a crescent, eight crescents a sun.",
    link: "/world/languages/common",
  },
  {
    term: "Bluerock",
    definition: "Lakeside town under blue cliffs; home of the archive, and of the streams.",
    link: "/world/geography",
  },
  {
    term: "Brynn",
    definition: "Second of the six sisters; keeps the hearth, and fire and frost.",
    link: "/world/religion/pantheon",
  },
  { term: "Casarok", definition: "The planet. One sun, Orrun; one moon, Sel.", link: "/world" },
  {
    term: "Cataclysm",
    definition: "The breaking of the continent in year\u00a00, also called the Sundering.",
    link: "/world/history",
  },
  {
    term: "Caudalglen",
    definition: "Forest town, seat of the Guild of Adventurers and the Root School.",
    link: "/world/geography",
  },
  {
    term: "Caudalglen Guild of Adventurers",
    definition: "Founded by Bram Oakhand in 252\u00a0AS; CGA for short.",
    link: "/cga",
  },
  {
    term: "Charge",
    definition: "The unit in which an injuja’s changes are paid for; sleep refills it.",
    link: "/chasemagic",
  },
  {
    term: "Chargeburn",
    definition: "The affliction of spending charges one does not have.",
    link: "/world/magic/afflictions",
  },
  {
    term: "Chimera",
    definition: "A shape of two or more beasts at once. Five charges.",
    link: "/chasemagic",
  },
  {
    term: "Common",
    definition: "The everyday script: 25 letters, and numerals in base eight.",
    link: "/world/languages/common",
  },
  {
    term: "Draconics",
    definition: "Drakes, wyrms, lindworms and dragons.",
    link: "/world/bestiary/draconic",
  },
  {
    term: "Elderwood",
    definition: "The forest east of Meridane before it became the Glasswood.",
    link: "/world/geography",
  },
  {
    term: "Element",
    definition:
      "One of twelve: fire, frost, lightning, earth, wind, water, nature, spirit, space, time, light, dark.",
    link: "/world/magic/elements",
  },
  {
    term: "Ember School",
    definition: "School of fire, lightning and light, at Emberfall.",
    link: "/world/magic/schools",
  },
  {
    term: "Emberfall",
    definition: "Volcano city on the shoulder of Old Kettle.",
    link: "/world/geography",
  },
  {
    term: "Familiar",
    definition: "A small spirit living in a household object, which has chosen a person.",
    link: "/world/magic/classes/witch",
  },
  { term: "Feral", definition: "A beast.", link: "/world/bestiary/feral" },
  { term: "Floradon", definition: "A plant that walks.", link: "/world/bestiary/floradon" },
  {
    term: "Glassing",
    definition:
      "The affliction of turning clear and stiff, from a glass widow or the Glasswood’s edge.",
    link: "/world/magic/afflictions",
  },
  {
    term: "Glasswood",
    definition: "The petrified forest, turned to clear stone by the held noon.",
    link: "/world/geography",
  },
  {
    term: "Gray Years",
    definition: "0 to 31\u00a0AS, when dust hid the sky.",
    link: "/world/history",
  },
  {
    term: "Halcyra",
    definition: "The Noon Queen, a lioness; last ruler of Old Casarok.",
    link: "/world/history",
  },
  {
    term: "Highhollow",
    definition: "Mountain monastery and seat of the Star School.",
    link: "/world/geography",
  },
  {
    term: "Injuja",
    definition: "A body-shaping fighter who spends charges.",
    link: "/world/magic/classes/injuja",
  },
  {
    term: "Kelda",
    definition: "Third of the six sisters; keeps the springs, and wind and water.",
    link: "/world/religion/pantheon",
  },
  {
    term: "Liss",
    definition: "Fourth of the six sisters; keeps the loom, and nature and spirit.",
    link: "/world/religion/pantheon",
  },
  {
    term: "Long Noon",
    definition: "1472 to 1536\u00a0OR, the last age of Old Casarok.",
    link: "/world/history",
  },
  {
    term: "Lunar magus",
    definition: "A caster sworn to Sel.",
    link: "/world/magic/classes/lunar-magus",
  },
  {
    term: "Mage",
    definition: "Anyone trained at one of the four schools.",
    link: "/world/magic/schools",
  },
  {
    term: "Meridane",
    definition: "Capital of Old Casarok, now under the Wound.",
    link: "/world/geography",
  },
  {
    term: "Meridian Engine",
    definition: "The machine that held the sun for two hundred breaths and broke the continent.",
    link: "/world/history",
  },
  {
    term: "Mirewick",
    definition: "Marsh port on stilts and on one lindworm.",
    link: "/world/geography",
  },
  {
    term: "Monster",
    definition: "Something that ought not to have happened, and can often be put right.",
    link: "/world/bestiary/monster",
  },
  {
    term: "Noon Law",
    definition:
      "The Star School’s rule: an hour may be asked to wait for one person, and never for a people.",
    link: "/world/magic/elements/time",
  },
  {
    term: "Old Casarok",
    definition: "The one continent before the Sundering.",
    link: "/world/history",
  },
  { term: "Old Fathom", definition: "The god of the sea.", link: "/world/religion/pantheon" },
  {
    term: "OR",
    definition:
      "Old Reckoning, the count of years before the Sundering; 1536\u00a0OR is 0\u00a0AS.",
    link: "/world/history",
  },
  { term: "Orrun", definition: "The sun, and its god.", link: "/world/religion/pantheon" },
  {
    term: "Osteomancer",
    definition: "A reader and mender of bones.",
    link: "/world/magic/classes/osteomancer",
  },
  {
    term: "Paw’s Rest",
    definition: "The hill of cairns, where Isolde is buried.",
    link: "/world/geography",
  },
  { term: "Pell", definition: "The god or goddess of luck.", link: "/world/religion/pantheon" },
  {
    term: "Pendant",
    definition: "Isolde’s vessel of ten charges, made in 219\u00a0AS, now worn by Chase.",
    link: "/chasemagic",
  },
  {
    term: "Quarreling Age",
    definition: "112 to 219\u00a0AS, an age of small wars.",
    link: "/world/history",
  },
  {
    term: "Quill",
    definition: "The god of records and promises.",
    link: "/world/religion/pantheon",
  },
  {
    term: "Root School",
    definition: "School of earth, nature and spirit, at Caudalglen.",
    link: "/world/magic/schools",
  },
  {
    term: "Saltreach",
    definition: "Harbor city, begun as eleven ships and a theater.",
    link: "/world/geography",
  },
  {
    term: "Šarn",
    definition: "The god of roads and of the ends of roads.",
    link: "/world/religion/pantheon",
  },
  { term: "Second Opinion", definition: "Katrina Farrow’s ferry.", link: "/characters/katrina" },
  { term: "Sel", definition: "The moon, and its goddess.", link: "/world/religion/pantheon" },
  {
    term: "Shape-stick",
    definition: "The affliction of being unable to leave a shape.",
    link: "/world/magic/afflictions",
  },
  { term: "Shiver", definition: "The northern ice.", link: "/world/geography" },
  {
    term: "Six sisters",
    definition: "Ansa, Brynn, Kelda, Liss, Thesse and Wick: six stars that guard the north.",
    link: "/world/religion/mythology/myth-of-the-six-sisters",
  },
  {
    term: "Solar magus",
    definition: "A caster sworn to Orrun.",
    link: "/world/magic/classes/solar-magus",
  },
  {
    term: "Star School",
    definition: "School of space, time and dark, at Highhollow.",
    link: "/world/magic/schools",
  },
  {
    term: "Sundering",
    definition: "The folk name of the Cataclysm, 412\u00a0years ago.",
    link: "/world/history",
  },
  {
    term: "Tansy",
    definition: "The goddess of kitchen gardens and forgiving people.",
    link: "/world/religion/pantheon",
  },
  { term: "Thaumaturge", definition: "A mage who works on objects.", link: "/world/magic/schools" },
  {
    term: "Thesse",
    definition: "Fifth of the six sisters; keeps the measure, and lightning and earth.",
    link: "/world/religion/pantheon",
  },
  {
    term: "Tide School",
    definition: "School of water, frost and wind, at Saltreach.",
    link: "/world/magic/schools",
  },
  {
    term: "Two of Clubs",
    definition: "Malichi’s card house in Saltreach, and a playing card with more to it.",
    link: "/comics/talechasers/3/1",
  },
  {
    term: "Unwarm",
    definition: "The old hunger in the north, kept out by the six sisters.",
    link: "/world/religion/mythology/myth-of-the-six-sisters",
  },
  {
    term: "Vessel",
    definition: "Anything that holds charges.",
    link: "/world/magic/classes/injuja",
  },
  {
    term: "Wiccan",
    definition: "A caster who works in a circle, with thanks.",
    link: "/world/magic/classes/wiccan",
  },
  {
    term: "Wick",
    definition: "Youngest of the six sisters; keeps the lantern, and light and dark.",
    link: "/world/religion/pantheon",
  },
  {
    term: "Witch",
    definition: "A caster who works alone, by bargain.",
    link: "/world/magic/classes/witch",
  },
  { term: "Wizard", definition: "A mage who has published.", link: "/world/magic/schools" },
  {
    term: "Wound",
    definition: "The sea chasm where the continent tore.",
    link: "/world/geography",
  },
];
