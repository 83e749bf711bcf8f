import { fill, gradient, group, ink, inked, mix, oval, stroke, svgDocument } from "../pen";
import type { Picture } from "../picture";
import { cast } from "../rig/characters";
import { drawHead } from "../rig/heads";
import type { CharacterLook, Expression, Species } from "../rig/look";
import { neckwear } from "./neckwear";

const size = 400;
const middle = size / 2;
const radius = 176;

/** Somebody on a token, and the colours behind them. */
interface Sitter {
  look: CharacterLook;
  mood: Expression;
  inner: string;
  outer: string;
  /** Turns the head a little, in degrees. */
  tilt?: number;
  /** Heads with tall ears or antlers are drawn smaller, and lower. */
  scale?: number;
  down?: number;
}

const sitters: Readonly<Record<string, Sitter>> = {
  chase: { look: cast.chase, mood: "grin", inner: "#ffdf8a", outer: "#ef7d2f", tilt: -4 },
  vixy: { look: cast.vixy, mood: "laughing", inner: "#c9f5e6", outer: "#1f8f8f", tilt: 4 },
  snow: { look: cast.snow, mood: "happy", inner: "#eaf8ff", outer: "#5a94d8", tilt: -3 },
  malichi: {
    look: cast.malichi,
    mood: "sly",
    inner: "#d8788a",
    outer: "#5a1430",
    scale: 1.28,
    down: 34,
  },
  katrina: {
    look: cast.katrina,
    mood: "grin",
    inner: "#d8f2c4",
    outer: "#2f8a6a",
    tilt: -5,
    scale: 1.34,
    down: 30,
  },
  preston: { look: cast.preston, mood: "worried", inner: "#fff0b8", outer: "#c9963a" },
  ruby: { look: cast.ruby, mood: "sly", inner: "#e6d4ff", outer: "#7a52b0", tilt: 6 },
};

/** How much room the ears of a species take. */
const tall: Partial<Record<Species, Pick<Sitter, "scale" | "down">>> = {
  hare: { scale: 1.14, down: 62 },
  stag: { scale: 1.2, down: 52 },
  mouse: { scale: 1.3, down: 22 },
  hedgehog: { scale: 1.34, down: 18 },
  squirrel: { scale: 1.4, down: 22 },
  owl: { scale: 1.42, down: 14 },
};

const moods: readonly Expression[] = ["happy", "grin", "laughing", "determined", "surprised"];
const grounds = [
  ["#fff3b8", "#e0a02f"],
  ["#d9f2ff", "#4a8fc8"],
  ["#e4f6c8", "#6a9a3e"],
  ["#ffe0d0", "#d8683f"],
  ["#ece0ff", "#7d68c0"],
] as const;

/** What Chase turns into: his colours, scarf and tuft on another kind of head. */
const animals: readonly Species[] = [
  "badger",
  "bear",
  "boar",
  "hare",
  "hedgehog",
  "mouse",
  "otter",
  "owl",
  "raven",
  "squirrel",
  "stag",
];

function alternate(species: Species): Sitter {
  const index = animals.indexOf(species);
  const [inner, outer] = grounds[index % grounds.length]!;
  return {
    look: { ...cast.chase, species },
    mood: moods[index % moods.length]!,
    inner,
    outer,
    tilt: index % 2 ? 4 : -4,
    ...tall[species],
  };
}

/** Everybody who has a token, by name. */
export const tokenNames = [...Object.keys(sitters), ...animals.map((animal) => `chase-${animal}`)];

function sitterOf(name: string): Sitter | undefined {
  if (Object.hasOwn(sitters, name)) return sitters[name];
  const species = animals.find((animal) => name === `chase-${animal}`);
  return species && alternate(species);
}

function burst(colour: string): string {
  let rays = "";
  for (let i = 0; i < 16; i++) {
    const [a, b] = [((i - 0.25) * Math.PI) / 8, ((i + 0.25) * Math.PI) / 8];
    const at = (angle: number) =>
      `${Math.round(Math.cos(angle) * 260)},${Math.round(Math.sin(angle) * 260)}`;
    rays += `M0,0L${at(a)}L${at(b)}Z`;
  }
  return fill(rays, colour, 0.32);
}

/** A round token of the royale: a head that leans out over a coloured disc with a notched rim. */
export function drawToken(name: string): Picture | undefined {
  const sitter = sitterOf(name);
  if (!sitter) return undefined;
  const { look, mood, inner, outer, tilt = 0, scale = 1.46, down = 10 } = sitter;
  const ground = gradient(
    [
      [0, inner],
      [1, outer],
    ],
    "round",
  );
  const disc = oval(0, 0, radius, radius);
  const face = oval(0, 0, radius - 20, radius - 20);
  const notches = Array.from({ length: 32 }, (_, i) =>
    group(stroke(`M0,${-radius + 4}v8`, 5, mix(outer, "#fff6dc", 0.65)), { turn: i * 11.25 }),
  ).join("");
  // The lower half of the head stays within the rim; ears may reach over it.
  const within = `<clipPath id="within"><path d="M-200,-210H200V0H${radius - 20}A${radius - 20},${radius - 20} 0 0 1 ${-(radius - 20)},0H-200Z"/></clipPath>`;
  const art =
    fill(oval(4, 10, radius + 2, radius + 2), "#1d1526", 0.22) +
    inked(disc, mix(outer, "#2a1a24", 0.25), { weight: 5, light: [-5, -6] }) +
    notches +
    ground.defs +
    `<clipPath id="face"><path d="${face}"/></clipPath>` +
    fill(face, ground.ref) +
    `<g clip-path="url(#face)">${burst(inner)}</g>` +
    stroke(face, 5, ink) +
    within +
    `<g clip-path="url(#within)">${group(neckwear(look) + drawHead(look, mood), { x: -4, y: down, turn: tilt, scale })}</g>`;
  return {
    width: size,
    height: size,
    svg: svgDocument(size, size, group(art, { x: middle, y: middle })),
  };
}
