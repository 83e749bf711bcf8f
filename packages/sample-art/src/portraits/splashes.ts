import { drawCharacter, pawsOf, type CastName } from "../cast";
import { box, glow, gradient, group, stroke, svgDocument, type Point } from "../pen";
import type { Picture } from "../picture";
import { drawForeground, drawScenery, type SettingName } from "../scenery";
import { seat, type Sitter, type Spot } from "./stage";
import { bitingContract, embers, flyingLetters, lastCard, twinkle } from "./things";

const width = 1200;
const height = 900;

interface Splash {
  setting: SettingName;
  sitter: Sitter;
  spot: Spot;
  /** A light falling on the figure: where, how large, what colour. */
  light?: readonly [x: number, y: number, radius: number, colour: string];
  /** Something drawn on the backdrop, behind the figure. */
  sky?: () => string;
  /** Somebody small in the sitter's paws. */
  visitor?: Pick<Sitter, "who" | "pose" | "expression" | "guise" | "facing"> & {
    share: number;
    up?: number;
    aside?: number;
  };
}

/** The six sisters large in a night sky. */
function constellation(): string {
  const stars: readonly Point[] = [
    [150, 300],
    [240, 150],
    [420, 90],
    [600, 150],
    [560, 290],
    [360, 330],
  ];
  return (
    stroke(`M${stars.map((point) => point.join(",")).join("L")}Z`, 4, "#c9d4ff", 0.55) +
    stars
      .map(
        ([x, y], i) => glow(x, y, 80, "#b8c4ff", 0.7) + twinkle(x, y, i % 2 ? 26 : 36, "#fffbe6"),
      )
      .join("")
  );
}

const splashes: Partial<Record<CastName, Splash>> = {
  chase: {
    setting: "rooftops",
    sitter: { who: "chase", pose: "leaping", expression: "grin", behind: embers },
    spot: { x: 540, y: 905, height: 765 },
    light: [660, 480, 420, "#ff9a3a"],
  },
  vixy: {
    setting: "speed",
    sitter: { who: "vixy", pose: "running", expression: "determined" },
    spot: { x: 590, y: 950, height: 840 },
  },
  snow: {
    setting: "snowfield",
    sitter: { who: "snow", pose: "holding", expression: "surprised", facing: "left", legs: false },
    spot: { x: 650, y: 1262, height: 1110 },
    visitor: {
      who: "chase",
      pose: "sitting",
      expression: "worried",
      guise: "toy",
      share: 0.26,
      aside: -34,
      up: -22,
    },
    light: [500, 700, 320, "#ffd08a"],
  },
  malichi: {
    setting: "card-table",
    sitter: { who: "malichi", pose: "pointing", expression: "grin", behind: lastCard, legs: false },
    spot: { x: 500, y: 1318, height: 1000 },
    light: [640, 640, 420, "#ffb84a"],
  },
  ruby: {
    setting: "harbour",
    sitter: { who: "ruby", pose: "sneaking", expression: "grin", prop: "pendant", legs: true },
    spot: { x: 610, y: 1040, height: 1060 },
  },
  corvin: {
    setting: "card-house",
    sitter: {
      who: "corvin",
      pose: "holding",
      expression: "angry",
      prop: "quill",
      before: bitingContract,
      legs: false,
    },
    spot: { x: 400, y: 1250, height: 1150 },
  },
  katrina: {
    setting: "harbour",
    sitter: { who: "katrina", pose: "pointing", expression: "determined", legs: false },
    spot: { x: 690, y: 1310, height: 1000 },
  },
  preston: {
    setting: "reading-room",
    sitter: { who: "preston", pose: "holding", expression: "surprised", prop: "book", legs: false },
    spot: { x: 500, y: 1210, height: 1150 },
    visitor: {
      who: "chase",
      pose: "waving",
      expression: "happy",
      facing: "left",
      share: 0.15,
      up: 149,
      aside: 42,
    },
    light: [700, 300, 420, "#ffe9a8"],
  },
  tamsin: {
    setting: "forest-town",
    sitter: {
      who: "tamsin",
      pose: "thinking",
      expression: "sly",
      before: flyingLetters,
      legs: false,
    },
    spot: { x: 580, y: 1300, height: 960 },
  },
  isolde: {
    setting: "dark-burst",
    sitter: { who: "isolde", pose: "pointing", expression: "angry", before: embers, legs: false },
    spot: { x: 520, y: 1312, height: 1100 },
    light: [540, 760, 320, "#ff8a3a"],
  },
  bram: {
    setting: "campfire",
    sitter: {
      who: "bram",
      pose: "holding",
      expression: "laughing",
      facing: "left",
      prop: "cup",
      legs: false,
    },
    spot: { x: 905, y: 1320, height: 1090 },
    light: [560, 760, 520, "#ff9a3a"],
  },
  oriel: {
    setting: "monastery",
    sky: constellation,
    sitter: {
      who: "oriel",
      pose: "holding",
      expression: "sad",
      facing: "left",
      prop: "scroll",
      legs: false,
    },
    spot: { x: 840, y: 1300, height: 955 },
  },
};

/** A dark rim that gathers the eye in the middle. */
function vignette(): string {
  const { defs, ref } = gradient(
    [
      [0.55, "#1a0c2a", 0],
      [1, "#1a0c2a", 0.3],
    ],
    "round",
  );
  return (
    defs +
    `<rect x="${-width * 0.16}" y="${-height * 0.16}" width="${width * 1.32}" height="${height * 1.32}" fill="${ref}"/>`
  );
}

/** A character in a scene that says who they are, or nothing for somebody without one. */
export function drawSplash(who: string): Picture | undefined {
  const splash = Object.hasOwn(splashes, who) ? splashes[who as CastName] : undefined;
  if (!splash) return undefined;
  const { setting, sitter, spot, light, sky, visitor } = splash;
  let art = drawScenery(setting, width, height, `splash ${who}`) + (sky?.() ?? "");
  // The backdrop steps back a little, so that the figure steps forward.
  art += box(0, 0, width, height, "#20123a", 0.07) + vignette();
  if (light) art += glow(light[0], light[1], light[2] * 1.5, light[3], 0.5);
  art += seat(sitter, spot);
  if (visitor) {
    const { share, up = 0, aside = 0, facing = "right", ...figure } = visitor;
    const [x, y] = pawsOf({ ...sitter, facing: sitter.facing ?? "right", ...spot });
    art += drawCharacter({
      ...figure,
      facing,
      x: x + aside,
      y: y - up,
      height: spot.height * share,
    });
  }
  art += drawForeground(setting, width, height, `splash ${who}`);
  if (light) art += glow(light[0], light[1], light[2], light[3], 0.22);
  return { width, height, svg: svgDocument(width, height, group(art)) };
}
