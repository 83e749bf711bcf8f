import { chance } from "../chance";
import type { Chance } from "../chance";
import type { Country } from "../country";
import { bloomShapes } from "./bloom";
import type { BloomShape } from "./bloom";
import { leafShapes } from "./leaf";
import type { LeafShape } from "./leaf";

/** What a plant's name tells about how it looks. */
export interface PlantTraits {
  seed: Chance;
  country: Country;
  leaf: LeafShape;
  bloom: BloomShape;
  green: string;
  colour: string;
  heart: string;
  /** It gives light of its own. */
  glows: boolean;
}

/** Words in a name that suggest a colour. */
const tints: readonly (readonly [RegExp, string])[] = [
  [/ember|fire|flame|blaze|cinder|blood|red|ruby|scarlet/, "#d9482f"],
  [/sun|gold|amber|honey|brass|butter|orrun/, "#f0b429"],
  [/moon|sel\b|silver|pearl|ghost|white|bone|snow|frost|ice|shiver|winter|star/, "#dfe6f5"],
  [/sky|blue|river|rain|tide|sea|salt|drop|water|mist/, "#5d9bd3"],
  [/night|dusk|shade|shadow|violet|plum|dream|sleep|witch|grief|sorrow/, "#7b5bb0"],
  [/rose|blush|heart|kiss|pink|dawn|sister/, "#e57f9c"],
  [/moss|fern|green|leaf|mire|bog|marsh/, "#8fae4a"],
  [/copper|fox|rust|russet|ember|autumn/, "#cf6f33"],
  [/glass|crystal|mirror/, "#8fd3d8"],
];

const lands: readonly (readonly [RegExp, Country])[] = [
  [/glass|crystal|mirror/, "glasswood"],
  [/ember|fire|flame|ash|cinder|blaze|lava|smoke/, "volcano"],
  [/frost|ice|snow|shiver|winter|rime/, "ice"],
  [/mire|marsh|bog|swamp|reed|mud|willow|puddle|fen/, "marsh"],
  [/sea|salt|tide|shore|kelp|wound|drift|coral/, "sea"],
  [/moon|night|star|dusk|dream|shade|sel\b|lantern|glow/, "night"],
  [/high|peak|cliff|stone|crag|mountain|hollow/, "mountain"],
  [/dust|sand|dry|steppe|sun|thistle/, "steppe"],
  [/cairn|grave|ruin|bone|tomb|sunder/, "ruins"],
  [/cave|deep|pale|blind/, "cave"],
];

const leafWords: readonly (readonly [RegExp, LeafShape])[] = [
  [/fern|bracken|feather/, "fern"],
  [/heart|sister/, "heart"],
  [/oak|paw|hand/, "lobed"],
  [/needle|pine|fir|spruce|larch|rosemary/, "needle"],
  [/nettle|mint|saw|tooth|fang/, "saw"],
  [/maple|star/, "star"],
  [/willow|lance|spear|reed|sword/, "lance"],
  [/moon|sickle|crescent|claw/, "sickle"],
  [/penny|coin|round|lily|pad/, "round"],
];

const bloomWords: readonly (readonly [RegExp, BloomShape])[] = [
  [/bell|chime|cup/, "bell"],
  [/rose|briar/, "rose"],
  [/lily|trumpet/, "lily"],
  [/poppy|blood|sleep/, "poppy"],
  [/thistle|burr|quill|hedgehog/, "thistle"],
  [/lantern|lamp|glow/, "lantern"],
  [/star|sister|aster/, "star"],
  [/daisy|sun|eye|orrun/, "daisy"],
  [/tail|brush|lavender|spike|torch|foxglove|sage/, "spike"],
  [/orchid|mask|face|tongue|slipper/, "orchid"],
  [/tulip|goblet|flame|crocus/, "tulip"],
  [/lace|parasol|yarrow|hemlock|parsley/, "umbel"],
];

/** First entry whose words occur in the name. */
function suggested<T>(words: readonly (readonly [RegExp, T])[], name: string): T | undefined {
  return words.find(([pattern]) => pattern.test(name))?.[1];
}

/** Reads a plant's traits off its name; chance decides what the name leaves open. */
export function plantTraits(path: string, name: string): PlantTraits {
  const seed = chance(path);
  const country =
    suggested(lands, name) ??
    seed.pick(["forest", "meadow", "mountain", "forest", "meadow", "ruins"] as const);
  const glows = /glow|lantern|lamp|star|moon|ghost|wisp|shine|ember|spark|dream/.test(name);
  return {
    seed,
    country,
    leaf: suggested(leafWords, name) ?? seed.pick(leafShapes),
    bloom: suggested(bloomWords, name) ?? seed.pick(bloomShapes),
    green: seed.pick(["#6d9c46", "#4f8a55", "#88a23d", "#3f7f63", "#7d9450"]),
    colour:
      suggested(tints, name) ??
      seed.pick(["#d9584a", "#e8a53a", "#8a62b5", "#5f95cf", "#e38aa4", "#d7dbe8", "#c26a3c"]),
    heart: seed.pick(["#f2c14e", "#e8913a", "#7d5230", "#f6e3a1"]),
    glows,
  };
}
