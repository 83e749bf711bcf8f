import type { Chance } from "../chance";
import type { Country } from "../country";
import type { BeastDress } from "./beast-shape";

/** The colours a creature's name asks for. */
export interface CoatColours {
  coat: string;
  belly: string;
  dark: string;
  eye: string;
}

const coats: readonly (readonly [RegExp, CoatColours])[] = [
  [
    /frost|snow|ice|shiver|white|pale|ghost|winter/,
    { coat: "#dde8f0", belly: "#ffffff", dark: "#7f9cba", eye: "#3f7fb8" },
  ],
  [
    /ember|fire|flame|cinder|ash|lava|red|rust/,
    { coat: "#a8492f", belly: "#f0c48a", dark: "#3a2428", eye: "#f7c13a" },
  ],
  [
    /moss|grove|leaf|green|mire|bog|marsh|fen/,
    { coat: "#6d7f4c", belly: "#d5d2a0", dark: "#3b4230", eye: "#e3b23c" },
  ],
  [
    /night|shadow|dusk|dark|black|ink|raven/,
    { coat: "#4a4560", belly: "#8d84a8", dark: "#231d33", eye: "#f0e07a" },
  ],
  [
    /sea|tide|salt|blue|river|rain|storm|sky/,
    { coat: "#5585a3", belly: "#d7e8e6", dark: "#2a4560", eye: "#f2d46a" },
  ],
  [
    /sun|gold|honey|amber|sand|dust|lion/,
    { coat: "#d3a04c", belly: "#f7e6bd", dark: "#7a4f2a", eye: "#5a7d3a" },
  ],
  [
    /stone|iron|grey|slate|crag|bone/,
    { coat: "#8f918f", belly: "#d8d5ca", dark: "#4b4d52", eye: "#d9973a" },
  ],
];
const anyCoat: readonly [CoatColours, ...CoatColours[]] = [
  { coat: "#a5673f", belly: "#f0dcb8", dark: "#45302c", eye: "#e9b03c" },
  { coat: "#7d8794", belly: "#dfe0dc", dark: "#3c434f", eye: "#d99a3a" },
  { coat: "#c49a62", belly: "#f6e9cc", dark: "#5d4330", eye: "#5b8040" },
  { coat: "#5f4a44", belly: "#c8b095", dark: "#2c2226", eye: "#e3b04b" },
  { coat: "#8a5a6a", belly: "#e8cfc8", dark: "#452c3c", eye: "#f0c24a" },
];

const lands: readonly (readonly [RegExp, Country])[] = [
  [/frost|snow|ice|shiver|rime/, "ice"],
  [/ember|fire|flame|cinder|lava|ash\b|kettle/, "volcano"],
  [/mire|marsh|bog|fen|reed|mud/, "marsh"],
  [/sea|tide|salt|wave|wound|coast|drift/, "sea"],
  [/glass|crystal/, "glasswood"],
  [/night|moon|star|sel\b|dusk|lantern/, "night"],
  [/cliff|peak|high|crag|stone|mountain/, "mountain"],
  [/cave|deep|under|ledger|blind/, "cave"],
  [/cairn|ruin|grave|bone|hollow/, "ruins"],
  [/dune|dust|sand|sun|steppe/, "steppe"],
  [/grove|forest|wood|leaf|moss|briar|thorn/, "forest"],
  [/orchard|meadow|toll|lamb|hill|down/, "meadow"],
];

/** The colours of a creature, from its name where it tells, else by chance. */
export function coatOf(name: string, seed: Chance): CoatColours {
  return coats.find(([pattern]) => pattern.test(name))?.[1] ?? seed.pick(anyCoat);
}

/** Where a creature lives, from its name where it tells, else by chance. */
export function landOf(name: string, seed: Chance): Country {
  return (
    lands.find(([pattern]) => pattern.test(name))?.[1] ??
    seed.pick(["forest", "meadow", "mountain", "steppe", "marsh", "ruins"] as const)
  );
}

const gifts: Partial<Record<Country, Pick<BeastDress, "gift" | "giftColour">>> = {
  forest: { gift: "moss", giftColour: "#7aa04a" },
  volcano: { gift: "flame", giftColour: "#f2803c" },
  ice: { gift: "frost", giftColour: "#bfe3f6" },
  glasswood: { gift: "crystal", giftColour: "#8fd0e6" },
  night: { gift: "stars", giftColour: "#f7d774" },
  sea: { gift: "water", giftColour: "#5ab0cf" },
  ruins: { gift: "runes", giftColour: "#6fe0d0" },
  cave: { gift: "crystal", giftColour: "#8fe6d0" },
  marsh: { gift: "moss", giftColour: "#8a9a4a" },
};

/** What grows or glows on a beast of this country. */
export function giftOf(
  name: string,
  country: Country,
  seed: Chance,
): Pick<BeastDress, "gift" | "giftColour"> {
  if (/thorn|briar|bramble|spine|quill/.test(name)) return { gift: "thorn", giftColour: "#8a5a7a" };
  const local = gifts[country];
  return local && seed.likely(0.75) ? local : { gift: "none", giftColour: "#7aa04a" };
}
