import type { Species, TypeName } from "../pokedex";
import { mix } from "../pen";
import { between, pick, seeded } from "../seeded";

/** Hue in degrees, saturation and lightness in percent. */
type Hsl = readonly [hue: number, saturation: number, lightness: number];

const tones: Record<TypeName, Hsl> = {
  Normal: [32, 38, 66],
  Fire: [14, 84, 57],
  Water: [208, 66, 56],
  Electric: [44, 90, 59],
  Grass: [118, 42, 50],
  Ice: [186, 56, 70],
  Fighting: [350, 52, 48],
  Poison: [286, 40, 53],
  Ground: [28, 50, 52],
  Flying: [222, 58, 73],
  Psychic: [326, 64, 65],
  Bug: [74, 56, 46],
  Rock: [44, 26, 52],
  Ghost: [264, 34, 50],
  Dragon: [240, 54, 58],
  Dark: [230, 18, 38],
  Steel: [204, 16, 63],
  Fairy: [340, 68, 79],
  Stellar: [176, 48, 58],
  "???": [160, 20, 55],
};

/** How far, in degrees, a line's own hue may lie from its type's, where 20 would not do. */
const leeway: Partial<Record<TypeName, number>> = {
  Bug: 46,
  Electric: 12,
  Grass: 30,
  Normal: 14,
  Water: 34,
};

/** What one creature is painted with. */
export interface Coat {
  main: string;
  /** The main colour on the far side. */
  far: string;
  second: string;
  /** Belly, muzzle and inner ears. */
  pale: string;
  /** Horns, beaks, claws. */
  horn: string;
  /** The one small thing that stands out: bows, gems, flowers. */
  pop: string;
  iris: string;
  /** The medallion's two halves, and its pale middle. */
  halves: readonly [string, string];
  ground: string;
}

function css([hue, saturation, lightness]: Hsl): string {
  const s = saturation / 100;
  const l = lightness / 100;
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

function shifted([hue, saturation, lightness]: Hsl, by: Hsl): Hsl {
  const bound = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
  return [
    (hue + by[0] + 720) % 360,
    bound(saturation + by[1], 8, 92),
    bound(lightness + by[2], 26, 86),
  ];
}

/**
 * The colours of a species: its types' tones, moved a little by its line and, for a second type it
 * lacks, answered by a neighbouring tone. A shiny is painted with hues from elsewhere on the wheel.
 */
export function coatOf(species: Species, shiny: boolean): Coat {
  const chance = seeded(`coat ${species.line}`);
  const own = seeded(`coat of ${species.number}`);
  const turn = shiny ? pick(own, [95, 130, 160, 200, 235, 265]) : 0;
  // Greys and browns have little hue to turn; a shiny one gets some.
  const vivid = (tone: Hsl): Hsl =>
    shiny ? shifted(tone, [turn, tone[1] < 45 ? 34 : 4, tone[2] < 45 ? 16 : 4]) : tone;

  const first = tones[species.types[0]];
  const other = species.types[1] ? tones[species.types[1]] : undefined;
  const body = vivid(
    shifted(first, [
      between(chance, -1, 1) * (leeway[species.types[0]] ?? 20),
      between(chance, -10, 8),
      between(chance, -11, 9),
    ]),
  );
  const answer = other
    ? vivid(shifted(other, [between(chance, -10, 10), 0, between(chance, -6, 6)]))
    : shifted(body, [pick(chance, [-38, 30, 48, 165]), -4, body[2] > 60 ? -24 : 20]);
  // Some lines wear their second colour outside.
  const swapped = chance() < 0.2 && species.types.length > 1;
  const main = css(swapped ? answer : body);
  const second = css(swapped ? body : answer);
  const paleness = between(chance, 0.62, 0.8);

  const halves = [css(vivid(first)), css(vivid(other ?? shifted(first, [14, 0, -13])))] as const;
  return {
    main,
    far: mix(main, "#3b2058", 0.3),
    second,
    pale: mix(pick(chance, [main, second]), "#fff6e6", paleness),
    horn: pick(chance, ["#f4e3c0", "#efd9a0", "#e8e4ee", "#6a5668", "#f1c66a"]),
    pop: css([(body[0] + pick(chance, [120, 150, 180, 210])) % 360, 74, 62]),
    iris: css([pick(own, [18, 44, 130, 178, 210, 268, 320]) + turn, 62, 40]),
    halves,
    ground: mix(mix(halves[0], halves[1], 0.35), "#fff9ec", 0.74),
  };
}
