import type { Chance } from "./chance";
import { darker, lighter } from "./colour";
import type { Palette } from "./country";
import { flat, stroke } from "./figure";
import { heightAt, left, right } from "./horizon";
import { disc, fractal, polygon, ribbon, short, smooth } from "./shape";
import type { Point } from "./shape";

/** A conifer silhouette with drooping tiers. */
export function conifer(x: number, y: number, size: number, seed: Chance): string {
  const tiers = 5;
  const side = (sign: number): Point[] =>
    Array.from({ length: tiers * 2 }, (_, index) => {
      const t = (index + 1) / (tiers * 2 + 1);
      const width = (index % 2 === 1 ? 0.34 : 0.16) * size * (0.35 + t) * seed.between(0.85, 1.15);
      return [x + sign * width, y - size + t * size * 0.95 + (index % 2 === 1 ? size * 0.05 : 0)];
    });
  return polygon([
    [x, y - size],
    ...side(1),
    [x + size * 0.05, y - size * 0.06],
    [x + size * 0.04, y],
    [x - size * 0.04, y],
    [x - size * 0.05, y - size * 0.06],
    ...side(-1).reverse(),
  ]);
}

/** A broadleaf silhouette: trunk and a bumpy crown. */
export function broadleaf(x: number, y: number, size: number, seed: Chance): string {
  const crown: Point[] = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * Math.PI * 2;
    const radius = size * 0.36 * seed.between(0.82, 1.18);
    return [x + Math.cos(angle) * radius, y - size * 0.64 + Math.sin(angle) * radius * 0.95];
  });
  return `${smooth(crown)}${polygon([
    [x - size * 0.05, y],
    [x - size * 0.03, y - size * 0.5],
    [x + size * 0.03, y - size * 0.5],
    [x + size * 0.06, y],
  ])}`;
}

/** A tuft of grass or reeds standing on a point. */
export function tuft(x: number, y: number, size: number, seed: Chance, blades = 5): string {
  return Array.from({ length: blades }, (_, index) => {
    const lean = (index - (blades - 1) / 2) * size * 0.16 + seed.between(-0.08, 0.08) * size;
    const tall = size * seed.between(0.7, 1.1);
    return polygon([
      [x + lean * 0.4 - size * 0.035, y],
      [x + lean * 1.6, y - tall],
      [x + lean * 0.4 + size * 0.035, y],
    ]);
  }).join("");
}

/** A scatter of boulders on the ground. */
export function boulders(y: number, colour: string, seed: Chance): string {
  return Array.from({ length: 5 }, () => {
    const [x, size] = [seed.between(120, 1080), seed.between(18, 46)];
    const top = y + seed.between(10, 110);
    const outline: Point[] = [
      [x - size, top],
      [x - size * 0.8, top - size * 0.6],
      [x - size * 0.1, top - size],
      [x + size * 0.7, top - size * 0.6],
      [x + size, top],
    ];
    return (
      flat(polygon(fractal(outline, 0.25, 1, seed.next)), darker(colour, 0.15)) +
      flat(
        polygon([
          [x - size * 0.8, top - size * 0.6],
          [x - size * 0.1, top - size],
          [x + size * 0.2, top - size * 0.55],
          [x - size * 0.3, top - size * 0.2],
        ]),
        lighter(colour, 0.3),
      )
    );
  }).join("");
}

/** A row of trees along a horizon. */
export function stand(
  line: readonly Point[],
  colour: string,
  seed: Chance,
  count: number,
  size: number,
  shape: typeof conifer,
): string {
  let paths = "";
  for (let index = 0; index < count; index += 1) {
    const x = left + ((right - left) * (index + seed.between(0, 1))) / count;
    paths += shape(x, heightAt(line, x) + size * 0.12, size * seed.between(0.65, 1.2), seed);
  }
  return flat(paths, colour);
}

/** Long fair-weather clouds. */
export function clouds(seed: Chance, colour: string): string {
  return Array.from({ length: 4 }, () => {
    const [x, y, size] = [seed.between(150, 1050), seed.between(120, 300), seed.between(40, 80)];
    return flat(
      ribbon([
        [x - size * 1.8, y, 4],
        [x - size * 0.8, y - 8, size * 0.24],
        [x, y - 16, size * 0.4],
        [x + size * 0.9, y - 6, size * 0.22],
        [x + size * 2, y, 3],
      ]),
      colour,
      0.75,
    );
  }).join("");
}

/** A night sky. */
export function stars(seed: Chance, colour: string, count = 46): string {
  return flat(
    Array.from({ length: count }, () =>
      disc(seed.between(0, 1600), seed.between(20, 420), seed.between(1, 3.2)),
    ).join(""),
    colour,
    0.9,
  );
}

/** Snow on the peaks of a ridge. */
export function snowcaps(line: readonly Point[], colour: string): string {
  let caps = "";
  for (let index = 3; index < line.length - 3; index += 1) {
    const [before, here, after] = [line[index - 3], line[index], line[index + 3]];
    if (!before || !here || !after) continue;
    const peak = line
      .slice(Math.max(0, index - 7), index + 8)
      .every((point) => point[1] >= here[1]);
    if (peak) {
      const drop = 46;
      caps += polygon([
        here,
        [here[0] + 34, here[1] + drop],
        [here[0] + 15, here[1] + drop * 0.7],
        [here[0] + 2, here[1] + drop * 1.15],
        [here[0] - 12, here[1] + drop * 0.65],
        [here[0] - 32, here[1] + drop],
      ]);
    }
  }
  return flat(caps, colour, 0.9);
}

/** Water from a line downwards, with glints. */
export function water(y: number, palette: Palette, seed: Chance): string {
  const glints = Array.from({ length: 26 }, () => {
    const [x, top] = [seed.between(0, 1600), y + 14 + seed.next() ** 1.4 * 230];
    const size = 14 + (top - y) * 0.22;
    return `M${short(x - size)} ${short(top)}q${short(size * 0.5)} ${short(-size * 0.18)} ${short(size)} 0t${short(size)} 0`;
  }).join("");
  return (
    flat(
      polygon([
        [left, y],
        [right, y],
        [right, 1200],
        [left, 1200],
      ]),
      palette.mid,
    ) + stroke(glints, 3, lighter(palette.mid, 0.55), 0.8)
  );
}
