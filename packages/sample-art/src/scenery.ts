import { fill, glow, num, stroke } from "./pen";
import { between, seeded } from "./seeded";
import {
  cardHouse,
  cardTable,
  cardTableFront,
  deskTop,
  hall,
  readingRoom,
  type Setting,
} from "./sets/interiors";
import { campfire, coldCamp, forestTown, monastery, snowfield } from "./sets/outdoors";
import { harbour, rooftops } from "./sets/saltreach";
import { wash } from "./sets/weather";

/** Rays from behind a figure: the backdrop of a great moment. */
function rays(inner: string, outer: string, ray: string): Setting {
  return (width, height, chance) => {
    let svg = wash(width, height, [
      [0, outer],
      [0.5, inner],
      [1, outer],
    ]);
    const reach = Math.hypot(width, height);
    for (let a = 0; a < 360; a += 12) {
      const wide = between(chance, 2, 5);
      const [from, to] = [((a - wide) * Math.PI) / 180, ((a + wide) * Math.PI) / 180];
      svg += fill(
        `M${num(width / 2)},${num(height * 0.56)}L${num(width / 2 + Math.cos(from) * reach)},${num(height * 0.56 + Math.sin(from) * reach)}L${num(width / 2 + Math.cos(to) * reach)},${num(height * 0.56 + Math.sin(to) * reach)}Z`,
        ray,
        0.5,
      );
    }
    return svg + glow(width / 2, height * 0.56, height * 0.6, inner, 0.8);
  };
}

/** A quiet backdrop for a close look at a face: a colour wash with screen-tone dots and a few strokes. */
function tone(top: string, bottom: string, dot: string): Setting {
  return (width, height, chance) => {
    let svg = wash(width, height, [
      [0, top],
      [1, bottom],
    ]);
    const step = 26;
    for (let row = 0; row * step < height * 0.5; row++) {
      const r = 8 * (1 - (row * step) / (height * 0.5));
      // A row of dots is one dashless path: a stroke of no length with round ends is a dot.
      let dots = "";
      for (let x = (row % 2) * (step / 2); x < width; x += step)
        dots += `M${num(x)},${num(height - row * step * 0.9)}h0`;
      svg += stroke(dots, r * 2, dot, 0.35);
    }
    for (let i = 0; i < 4; i++)
      svg += stroke(
        `M${num(between(chance, 0, width))},${num(between(chance, 0, height * 0.7))}q26,-12 52,0`,
        4,
        "#ffffff",
        0.2,
      );
    return svg;
  };
}

/** Streaks of speed. */
const speed: Setting = (width, height, chance) => {
  let svg = wash(width, height, [
    [0, "#f6d28a"],
    [1, "#e89a4a"],
  ]);
  for (let i = 0; i < 46; i++) {
    const y = between(chance, 0, height);
    const h = between(chance, 1, 7);
    const x = between(chance, -width * 0.2, width * 0.6);
    svg += fill(
      `M${num(x)},${num(y)}h${num(between(chance, width * 0.3, width * 0.9))}l-20,${num(h)}h${num(-width * 0.2)}Z`,
      i % 3 ? "#fff4d0" : "#c8682a",
      0.6,
    );
  }
  return svg;
};

const settings = {
  "reading-room": readingRoom,
  "desk-top": deskTop,
  snowfield,
  monastery,
  hall,
  "forest-town": forestTown,
  harbour,
  rooftops,
  campfire,
  "cold-camp": coldCamp,
  "card-house": cardHouse,
  "card-table": cardTable,
  speed,
  burst: rays("#fff2b0", "#f0843a", "#ffffff"),
  "cold-burst": rays("#e8faff", "#4a78c0", "#ffffff"),
  "dark-burst": rays("#c8485a", "#2a1030", "#5a1a3a"),
  warm: tone("#ffe6b0", "#f2b46a", "#d8783a"),
  cold: tone("#cfe6fa", "#86aede", "#4a74b8"),
  wine: tone("#7a2f4a", "#3a1430", "#1e0a20"),
  violet: tone("#8a78c8", "#4a3f8a", "#2a2460"),
} satisfies Record<string, Setting>;

/** A place or a backdrop the studio can draw. */
export type SettingName = keyof typeof settings;

const fronts: Partial<Record<SettingName, Setting>> = { "card-table": cardTableFront };

/** A backdrop filling a width × height; the seed varies its details. */
export function drawScenery(
  name: SettingName,
  width: number,
  height: number,
  seed: string,
): string {
  return settings[name](width, height, seeded(`${name} ${seed}`));
}

/** What belongs in front of the figures in a place: nothing, mostly. */
export function drawForeground(
  name: SettingName,
  width: number,
  height: number,
  seed: string,
): string {
  return fronts[name]?.(width, height, seeded(`${name} front ${seed}`)) ?? "";
}
