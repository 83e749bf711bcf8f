import type { Country } from "../country";
import type { BloomShape } from "./bloom";
import type { FungusForm } from "./fungus";
import type { FungusDress } from "./fungus-parts";
import type { HerbDress, HerbHabit } from "./herb";
import type { LeafShape } from "./leaf";
import type { TreeDress } from "./foliage";
import type { TreeHabit } from "./tree";

interface TreeSpecies extends TreeDress {
  country: Country;
  habit: TreeHabit;
}

interface HerbSpecies extends HerbDress {
  country: Country;
  habit: HerbHabit;
  showy: boolean;
}

interface FungusSpecies extends FungusDress {
  country: Country;
  form: FungusForm;
}

const herb = (
  country: Country,
  habit: HerbHabit,
  showy: boolean,
  leaf: LeafShape,
  bloom: BloomShape,
  green: string,
  colour: string,
  heart: string,
  glows = false,
): HerbSpecies => ({ country, habit, showy, leaf, bloom, green, colour, heart, glows });

/** Trees whose page says how they look. */
export const treeSpecies: Readonly<Record<string, TreeSpecies>> = {
  "copperleaf-beech": {
    country: "forest",
    habit: "spreading",
    bark: "#a8a39c",
    crown: "#c9733a",
    fruit: "#7d5230",
    leaf: "oval",
    fruiting: false,
  },
  "standing-glass": {
    country: "glasswood",
    habit: "glass",
    bark: "#8fc6d4",
    crown: "#86c8d6",
    fruit: "#e9b8cc",
    leaf: "oval",
    fruiting: true,
  },
  "listening-pine": {
    country: "mountain",
    habit: "conifer",
    bark: "#5d4a44",
    crown: "#2f6150",
    fruit: "#8a6a45",
    leaf: "needle",
    fruiting: true,
  },
  saltfig: {
    country: "sea",
    habit: "twisted",
    bark: "#8d8078",
    crown: "#5f8f5a",
    fruit: "#4a2f55",
    leaf: "lobed",
    fruiting: true,
  },
};

/** Herbs and moonblooms whose page says how they look. */
export const herbSpecies: Readonly<Record<string, HerbSpecies>> = {
  hearthwort: herb("ice", "rosette", false, "oval", "umbel", "#b5483a", "#f0a24a", "#8f3a30", true),
  silverthyme: herb("ruins", "cushion", false, "oval", "spike", "#a9b8b4", "#b59ad0", "#7f8f86"),
  quickmint: herb("meadow", "clump", false, "saw", "spike", "#5fb04a", "#d8b8e6", "#4f8f3f"),
  plainspeak: herb("ruins", "alternate", false, "lance", "daisy", "#6d9c56", "#fbf8f0", "#f2c14e"),
  selbell: herb(
    "night",
    "alternate",
    true,
    "sickle",
    "bell",
    "#5f9a86",
    "#f3f4ff",
    "#f2d98a",
    true,
  ),
  sixpetal: herb(
    "night",
    "opposite",
    true,
    "lance",
    "sixpetal",
    "#5a8f7a",
    "#f6f6ff",
    "#f0c24a",
    true,
  ),
  nightpaw: herb("night", "clump", true, "round", "paw", "#4f7a6a", "#4a3566", "#f2d98a", true),
};

/** Fungi whose page says how they look. */
export const fungusSpecies: Readonly<Record<string, FungusSpecies>> = {
  lampcap: {
    country: "cave",
    form: "dome",
    cap: "#c9e04a",
    stem: "#3a3540",
    spot: "#f4ffb0",
    spotted: true,
    glow: true,
  },
  bonebutton: {
    country: "ruins",
    form: "puff",
    cap: "#f7f1e4",
    stem: "#e9dfc9",
    spot: "#d9cdb4",
    spotted: false,
    glow: false,
  },
  choirshelf: {
    country: "forest",
    form: "shelf",
    cap: "#d98a92",
    stem: "#8a6a4c",
    spot: "#f9dcd8",
    spotted: false,
    glow: false,
  },
};
