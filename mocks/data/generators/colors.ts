/** The sets of colors for a fursona; ALL contains every color. */
export const colorSets = ["ALL", "BASIC", "NEUTRAL", "WARM", "COOL"] as const;
/** A set from which a request can choose the colors of a fursona. */
export type ColorSet = (typeof colorSets)[number];

/** A color in the wire format. */
export interface NamedColor {
  name: string;
  /** Six hexadecimal digits in lower case, such as "#e4572e". */
  hexCode: string;
}

// Names by hex code, so that no code has two names.
const basic = {
  "#d62828": "Letterbox Red",
  "#f2801e": "Marmalade Orange",
  "#f7d02c": "Custard Yellow",
  "#3a9d45": "Clover Green",
  "#1f9e96": "Kingfisher Teal",
  "#2a62c9": "Harbor Blue",
  "#7a3fb0": "Plum Jam Purple",
  "#f082ae": "Foxglove Pink",
  "#c2318d": "Fuchsia Magenta",
  "#7b4a28": "Gingerbread Brown",
  "#c9a678": "Shortcrust Tan",
  "#14141a": "Midnight Black",
  "#84868c": "Pebble Gray",
  "#fdfdfb": "Fresh Page White",
};

const neutral = {
  "#f4efe4": "Oat Milk",
  "#e8dfce": "Clean Sheets",
  "#d9ccb8": "Biscuit Crumb",
  "#cfc6bd": "Barn Owl",
  "#b8ab9a": "Driftwood",
  "#a39788": "Mushroom Cap",
  "#8d8378": "Field Mouse",
  "#746a60": "Wet Pavement",
  "#5c534c": "Old Boots",
  "#453f3b": "Blackboard",
  "#322e2c": "Lump of Coal",
  "#e3e6e8": "First Frost",
  "#c7cccf": "Tin Whistle",
  "#a6adb2": "Rain Cloud",
  "#7d868c": "Slate Roof",
  "#565e64": "Thunderhead",
  "#2b2f34": "Raven Wing",
  "#d6cfd4": "Moth Dust",
};

const warm = {
  "#b3261e": "Lantern Glass",
  "#8c1c2b": "Collector’s Wine",
  "#e5533d": "Robin’s Waistcoat",
  "#f26b4e": "Boiled Crayfish",
  "#ff8f6b": "Peach Fuzz",
  "#c4471b": "Russet Fox",
  "#e2651a": "Ember Pendant",
  "#f59a3a": "Clementine",
  "#ffb765": "Apricot Vixen",
  "#d98a1f": "Bottled Amber",
  "#e0a526": "Mustard Scarf",
  "#f6bd41": "Egg Yolk",
  "#ffd97a": "Buttered Toast",
  "#a85a24": "Saddle Leather",
  "#6e2f16": "Conker",
  "#e37d84": "Rosehip Jelly",
  "#d94f6b": "Raspberry Fool",
  "#f7b9a8": "Inside of a Shell",
};

const cool = {
  "#0f3d5c": "Deep End",
  "#16588a": "Sailor’s Jersey",
  "#2f86c4": "Lake at Noon",
  "#68b4e3": "Jay Feather",
  "#a9d8f0": "Glacier Mint",
  "#d3ecf5": "Snowdrift Shade",
  "#1b2a6b": "Observatory Night",
  "#3f51a8": "Ink Bottle",
  "#6f7fd1": "Bluebell Wood",
  "#a3aee8": "Hydrangea",
  "#0e6f6a": "Teal Bandana",
  "#35b5a8": "Copper Roof",
  "#7fd6c4": "Toothpaste",
  "#b7ebdd": "Luna Moth",
  "#1e7a55": "Wine Bottle Green",
  "#4f7fa0": "Heron’s Back",
  "#5b3fa0": "Wizard’s Lining",
  "#8e7cc3": "Lavender Sachet",
};

/** Colors that belong to the set ALL only. */
const further = {
  "#6a8f2f": "Moss on the North Side",
  "#93b84a": "Garden Pea",
  "#c3db6e": "Lime Cordial",
  "#e4f0a8": "Primrose Leaf",
  "#52602a": "Olive Jar",
  "#2f5d2b": "Hedge Maze",
  "#77c06b": "Tree Frog",
  "#39e27d": "Will-o’-the-wisp",
  "#c6ff4a": "Tennis Ball",
  "#ff4fa3": "Party Streamer",
  "#ffb3d9": "Candyfloss",
  "#e8a6e0": "Sugared Almond",
  "#d16ce0": "Disco Orchid",
  "#8b1f6e": "Beetroot",
  "#4a1740": "Blackcurrant Cordial",
  "#ff3f5e": "Boiled Sweet",
};

/** The colors of each set; no color is in two sets. */
const colorsBySet = {
  BASIC: colorsOf(basic),
  NEUTRAL: colorsOf(neutral),
  WARM: colorsOf(warm),
  COOL: colorsOf(cool),
} satisfies Record<Exclude<ColorSet, "ALL">, NamedColor[]>;

const allColors: readonly NamedColor[] = [
  ...Object.values(colorsBySet).flat(),
  ...colorsOf(further),
];

/** Returns the colors that a fursona with a set can have. */
export function colorsIn(colorSet: ColorSet): readonly NamedColor[] {
  return colorSet === "ALL" ? allColors : colorsBySet[colorSet];
}

function colorsOf(names: Record<string, string>): NamedColor[] {
  return Object.entries(names).map(([hexCode, name]) => ({ name, hexCode }));
}
