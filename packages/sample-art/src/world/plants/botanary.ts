import { entry } from "../entry";
import type { Picture } from "../../picture";
import { lighter, mix } from "../colour";
import { figure, inked, stroke } from "../figure";
import { plate, titled } from "../plate";
import type { Study } from "../plate";
import { beadsOf, disc, place, ribbon } from "../shape";
import { bloom } from "./bloom";
import { fungus, fungusForms } from "./fungus";
import type { FungusForm } from "./fungus";
import type { FungusDress } from "./fungus-parts";
import { berries, habits, herb } from "./herb";
import { plantTraits } from "./kinds";
import type { PlantTraits } from "./kinds";
import { leaf } from "./leaf";
import { fungusSpecies, herbSpecies, treeSpecies } from "./species";
import { tree, treeHabits } from "./tree";
import type { TreeHabit } from "./tree";

const treeWords: readonly (readonly [RegExp, TreeHabit])[] = [
  [/pine|fir|spruce|cedar|larch|yew|needle/, "conifer"],
  [/willow|weep|veil/, "weeping"],
  [/birch|poplar|aspen|pillar|candle|tower/, "column"],
  [/bottle|cask|jug|barrel/, "bottle"],
  [/glass|crystal|mirror/, "glass"],
  [/twist|crook|knot|juniper|thorn|gnarl/, "twisted"],
  [/umbrella|parasol|acacia|canopy/, "umbrella"],
  [/stilt|mangrove|walk|heron/, "stilt"],
  [/bare|bone|winter|grief|ghost|lantern/, "bare"],
  [/oak|maple|apple|beech|elm|ash|hearth/, "spreading"],
];

const fungusWords: readonly (readonly [RegExp, FungusForm])[] = [
  [/shelf|bracket|stair|ear\b|step/, "shelf"],
  [/puff|smoke|ball|drum/, "puff"],
  [/coral|antler|finger|candle/, "coral"],
  [/morel|honey|comb|brain/, "morel"],
  [/veil|bride|lace|lady|shroud/, "veil"],
  [/ink|quill|scribe/, "ink"],
  [/star|earth/, "star"],
  [/funnel|trumpet|horn|chant|cup|goblet/, "funnel"],
  [/cone|hat|cap\b|witch|steeple|bell|lantern/, "cone"],
  [/toad|button|parasol|agaric/, "dome"],
];

function found<T>(words: readonly (readonly [RegExp, T])[], name: string): T | undefined {
  return words.find(([pattern]) => pattern.test(name))?.[1];
}

/** The leaf of the species, drawn by itself. */
function leafStudy({ leaf: shape, green }: PlantTraits, x: number, y: number, fill = green): Study {
  return { x, y, drawing: leaf("study", shape, 118, -50, 32, -32, fill, 3.5) };
}

/** Leaf and fruit of a tree; a conifer bears cones. */
function treeStudies(
  traits: PlantTraits,
  habit: TreeHabit,
  crown: string,
  fruit: string | undefined,
): Study[] {
  const cone = (fill: string): string =>
    figure({
      id: "cone",
      shapes: [ribbon(beadsOf("0,-50,8 0,-10,34 0,40,20"))],
      fill,
      depth: 8,
      marks: stroke(
        "M-40 -20l30 16l30 -16l30 16M-40 6l30 16l30 -16l30 16M-40 32l30 16l30 -16l30 16",
        3,
      ),
    });
  const studies = [leafStudy(traits, 140, 610, crown)];
  if (fruit)
    studies.push({
      x: 1060,
      y: 610,
      drawing: habit === "conifer" ? cone(fruit) : berries(fruit, traits.seed),
    });
  return studies;
}

function drawTree(path: string, name: string, title: string): Picture {
  const traits = plantTraits(path, name);
  const { seed, colour, green } = traits;
  const studied = entry(treeSpecies, name);
  if (studied) {
    const { country, habit, ...dress } = studied;
    return plate({
      path,
      country,
      title,
      note: "Botanary · Trees",
      subject: tree(habit, dress, seed),
      studies: treeStudies(
        { ...traits, leaf: dress.leaf },
        habit,
        dress.crown,
        dress.fruiting ? dress.fruit : undefined,
      ),
    });
  }
  const habit = found(treeWords, name) ?? seed.pick(treeHabits);
  const bark =
    habit === "column"
      ? "#e6ddd0"
      : seed.pick(["#8a6547", "#6f5646", "#9a7a5c", "#7a6a6a", "#5d4a44"]);
  const autumnal = seed.likely(0.45) && habit !== "conifer";
  const crown = habit === "glass" ? "#7fc3d0" : autumnal ? colour : green;
  const shape = habit === "conifer" ? "needle" : traits.leaf;
  const fruiting = seed.likely(0.6);
  const fruit = autumnal ? traits.heart : colour;
  return plate({
    path,
    country: traits.country,
    title,
    note: "Botanary · Trees",
    subject: tree(habit, { bark, crown, fruit, leaf: shape, fruiting }, seed),
    studies: treeStudies({ ...traits, leaf: shape }, habit, crown, fruiting ? fruit : undefined),
  });
}

/** A frontispiece shows several forms side by side. */
const medley: readonly FungusForm[] = ["funnel", "morel", "dome", "puff", "cone"];
const medleyTints = ["#d98c3a", "#c9a04a", "#c9463a", "#e9dcc8", "#6f5bb0"];

function drawFungus(path: string, name: string, title: string, topic: string | undefined): Picture {
  const traits = plantTraits(path, name);
  const { seed } = traits;
  const studied = entry(fungusSpecies, name);
  const form = studied?.form ?? found(fungusWords, name) ?? seed.pick(fungusForms);
  const dress: FungusDress = studied ?? {
    cap: traits.colour,
    stem: seed.pick(["#efe2c8", "#e2d4d8", "#d9c7a2"]),
    spot: seed.pick(["#fff6e4", "#fbe7a8", lighter(traits.colour, 0.6)]),
    spotted: seed.likely(0.55),
    glow: traits.glows,
  };
  const wide = form === "shelf" ? 0.84 : form === "cone" || form === "ink" ? 1 : 0.9;
  const cluster = [
    [420, 690, 96, 0],
    [790, 692, 84, 1],
    [600, 708, 158, 2],
    [330, 712, 52, 3],
    [890, 714, 46, 4],
  ] as const;
  const subject = cluster
    .filter((_, index) => form !== "shelf" || index > 1)
    .map(([x, y, size, index]) =>
      place(
        fungus(
          `f${String(index)}`,
          topic === undefined ? (medley[index] ?? form) : form,
          size * wide,
          topic === undefined
            ? { ...dress, cap: mix(dress.cap, medleyTints[index] ?? dress.cap, 0.8) }
            : dress,
          seed,
        ),
        x,
        y,
      ),
    )
    .join("");
  const spores = Array.from({ length: 16 }, () =>
    inked(
      disc(seed.between(-44, 44), seed.between(-44, 44), seed.between(5, 9)),
      lighter(dress.cap, 0.4),
      2.5,
    ),
  ).join("");
  return plate({
    path,
    country: studied?.country ?? traits.country,
    title,
    note: "Botanary · Fungi",
    subject,
    studies: [
      { x: 140, y: 250, drawing: spores },
      { x: 1060, y: 250, drawing: place(fungus("study", form, 34, dress, seed), 0, 46) },
    ],
  });
}

function drawHerb(
  path: string,
  name: string,
  title: string,
  section: string,
  showy: boolean,
): Picture {
  const studied = entry(herbSpecies, name);
  const traits = { ...plantTraits(path, name), ...studied };
  const { seed } = traits;
  const habit =
    studied?.habit ??
    (/vine|creeper|ivy|climb|string|rope|bine/.test(`${section} ${name}`)
      ? "vine"
      : /moss|cushion|mat/.test(`${section} ${name}`)
        ? "cushion"
        : /grass|reed|rush|clump/.test(`${section} ${name}`)
          ? "clump"
          : seed.pick(showy ? (["opposite", "alternate", "rosette", "clump"] as const) : habits));
  const studies: Study[] = [
    leafStudy(traits, 140, 610),
    {
      x: 1060,
      y: 610,
      drawing:
        studied === undefined && seed.likely(0.5)
          ? berries(traits.heart, seed)
          : bloom("study", traits.bloom, 56, traits.colour, traits.heart, seed),
    },
  ];
  return plate({
    path,
    country: traits.country,
    title,
    note: `Botanary · ${titled(section)}`,
    subject: herb(habit, traits, studied?.showy ?? showy, seed),
    studies,
  });
}

/** A plate of the botanary: a subsection's frontispiece or one plant. */
export function drawPlant(path: string, subsection: string, topic: string | undefined): Picture {
  const name = topic ?? subsection;
  const title = titled(name);
  if (/tree|wood|conifer/.test(subsection)) return drawTree(path, name, title);
  if (/fung|mushroom|mould|lichen/.test(subsection)) return drawFungus(path, name, title, topic);
  if (/flower|bloom|blossom/.test(subsection)) return drawHerb(path, name, title, subsection, true);
  return drawHerb(path, name, title, subsection, false);
}
