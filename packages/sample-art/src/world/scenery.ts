import type { Chance } from "./chance";
import { darker, lighter, mix } from "./colour";
import type { Country, Palette } from "./country";
import { palettes } from "./country";
import { flat } from "./figure";
import { band, heightAt, left, ridge, right, rolling } from "./horizon";
import { disc, fractal, polygon, ribbon } from "./shape";
import type { Point } from "./shape";
import {
  boulders,
  broadleaf,
  clouds,
  conifer,
  snowcaps,
  stand,
  stars,
  tuft,
  water,
} from "./silhouettes";

function backdrop(country: Country, palette: Palette, seed: Chance, horizon: number): string {
  const far = ridge(horizon, 150, 0.3, seed, 8);
  const hills = rolling(horizon + 10, 40, seed);
  const low = rolling(horizon + 60, 34, seed);
  const bottom = 1200;
  const soft = (line: readonly Point[], colour: string): string => flat(band(line, bottom), colour);
  switch (country) {
    case "forest":
      return (
        soft(rolling(horizon - 70, 40, seed), palette.far) +
        stand(hills, mix(palette.far, palette.mid, 0.5), seed, 34, 150, conifer) +
        soft(hills, mix(palette.far, palette.mid, 0.5)) +
        stand(low, palette.mid, seed, 22, 210, broadleaf) +
        soft(low, palette.mid)
      );
    case "glasswood": {
      const shards = Array.from({ length: 24 }, () => {
        const [x, tall] = [seed.between(left, right), seed.between(120, 330)];
        const y = heightAt(hills, x) + 30;
        const branch = (t: number, sign: number): Point[] => [
          [x + sign * 5, y - tall * t],
          [x + sign * tall * 0.24, y - tall * (t + 0.22)],
          [x + sign * 5, y - tall * (t + 0.1)],
        ];
        return flat(
          polygon([
            [x - 9, y],
            [x - 4, y - tall * 0.6],
            [x, y - tall],
            [x + 5, y - tall * 0.6],
            [x + 9, y],
          ]) +
            polygon(branch(0.35, 1)) +
            polygon(branch(0.5, -1)) +
            polygon(branch(0.64, 1)),
          seed.likely(0.2) ? palette.spark : palette.mid,
          0.55,
        );
      }).join("");
      return (
        soft(far, lighter(palette.far, 0.3)) +
        shards +
        soft(low, mix(palette.mid, palette.ground, 0.6))
      );
    }
    case "mountain":
      return (
        soft(ridge(horizon - 40, 260, 0.34, seed, 6), lighter(palette.far, 0.25)) +
        (() => {
          const peaks = ridge(horizon, 250, 0.36, seed, 8);
          return soft(peaks, palette.far) + snowcaps(peaks, palette.spark);
        })() +
        soft(ridge(horizon + 40, 90, 0.3, seed, 10), palette.mid) +
        stand(low, palette.near, seed, 34, 84, conifer) +
        soft(low, palette.near)
      );
    case "marsh":
      return (
        stand(hills, palette.far, seed, 20, 120, broadleaf) +
        soft(hills, palette.far) +
        water(horizon + 26, { ...palette, mid: mix(palette.far, palette.sky, 0.45) }, seed) +
        flat(
          Array.from({ length: 9 }, () => {
            const y = seed.between(horizon + 50, horizon + 130);
            const x = seed.between(left, right);
            return ribbon([
              [x - 130, y, 3],
              [x, y - 4, 12],
              [x + 140, y, 3],
            ]);
          }).join(""),
          palette.mid,
        ) +
        flat(
          Array.from({ length: 22 }, () =>
            tuft(seed.between(left, right), seed.between(horizon + 60, horizon + 140), 92, seed, 6),
          ).join(""),
          palette.near,
        )
      );
    case "ice":
      return (
        soft(far, palette.far) +
        snowcaps(far, "#ffffff") +
        flat(
          Array.from({ length: 12 }, () => {
            const x = seed.between(left, right);
            const y = heightAt(low, x) + 20;
            const tall = seed.between(60, 190);
            return polygon([
              [x - tall * 0.2, y],
              [x - tall * 0.1, y - tall * 0.7],
              [x + tall * 0.03, y - tall],
              [x + tall * 0.16, y - tall * 0.55],
              [x + tall * 0.24, y],
            ]);
          }).join(""),
          palette.mid,
          0.75,
        ) +
        soft(low, palette.near)
      );
    case "sea":
      return (
        soft(ridge(horizon - 6, 90, 0.3, seed, 12), palette.far) + water(horizon, palette, seed)
      );
    case "volcano": {
      const x = seed.between(780, 960);
      const cone: Point[] = [
        [x - 420, horizon + 20],
        [x - 150, horizon - 190],
        [x - 52, horizon - 300],
        [x + 50, horizon - 296],
        [x + 170, horizon - 170],
        [x + 430, horizon + 20],
      ];
      const smoke = Array.from({ length: 6 }, (_, index) =>
        disc(x + index * 26 + seed.between(-18, 18), horizon - 330 - index * 34, 34 + index * 9),
      ).join("");
      return (
        flat(smoke, palette.mid, 0.35) +
        flat(polygon(fractal(cone, 0.12, 3, seed.next)), palette.mid) +
        flat(
          ribbon([
            [x, horizon - 298, 38],
            [x + 12, horizon - 230, 16],
            [x - 16, horizon - 150, 12],
            [x + 24, horizon - 60, 9],
            [x + 8, horizon + 20, 16],
          ]),
          palette.spark,
        ) +
        soft(ridge(horizon + 50, 70, 0.36, seed, 12), palette.near)
      );
    }
    case "cave": {
      const teeth = Array.from({ length: 20 }, () => {
        const x = seed.between(left, right);
        const size = seed.between(60, 260);
        return polygon([
          [x - size * 0.2, -20],
          [x, size],
          [x + size * 0.2, -20],
        ]);
      }).join("");
      const crystals = Array.from({ length: 9 }, () => {
        const x = seed.between(left, right);
        const y = heightAt(low, x) + 16;
        const tall = seed.between(30, 90);
        return polygon([
          [x - tall * 0.2, y],
          [x - tall * 0.24, y - tall * 0.7],
          [x, y - tall],
          [x + tall * 0.2, y - tall * 0.6],
          [x + tall * 0.18, y],
        ]);
      }).join("");
      return (
        soft(far, palette.far) +
        flat(teeth, palette.mid) +
        soft(hills, palette.mid) +
        flat(crystals, palette.spark, 0.8) +
        soft(low, palette.near)
      );
    }
    case "steppe":
      return (
        soft(ridge(horizon - 20, 70, 0.16, seed, 8), palette.far) +
        soft(hills, palette.mid) +
        soft(low, mix(palette.mid, palette.ground, 0.5)) +
        flat(
          Array.from({ length: 34 }, () => {
            const x = seed.between(left, right);
            return tuft(x, heightAt(low, x) + seed.between(0, 70), 52, seed);
          }).join(""),
          palette.near,
        )
      );
    case "night":
      return (
        stars(seed, palette.spark) +
        soft(far, palette.far) +
        stand(hills, palette.mid, seed, 26, 150, conifer) +
        soft(hills, palette.mid) +
        soft(low, palette.near)
      );
    case "ruins": {
      const columns = Array.from({ length: 7 }, (_, index) => {
        // The second and third still carry their lintel.
        const standing = index === 1 || index === 2;
        const x = 110 + index * 165 + (standing ? 0 : seed.between(-30, 30));
        const y = horizon + 60;
        const tall = standing ? 226 : seed.between(90, 270);
        return (
          polygon([
            [x - 24, y],
            [x - 20, y - tall],
            [x - 6, y - tall - 16],
            [x + 8, y - tall + 6],
            [x + 21, y - tall - 4],
            [x + 25, y],
          ]) +
          polygon([
            [x - 34, y],
            [x - 34, y - 14],
            [x + 34, y - 14],
            [x + 34, y],
          ])
        );
      }).join("");
      return (
        soft(far, lighter(palette.far, 0.2)) +
        soft(hills, palette.far) +
        flat(columns, palette.mid) +
        flat(
          polygon([
            [236, horizon - 196],
            [482, horizon - 204],
            [484, horizon - 168],
            [240, horizon - 160],
          ]),
          palette.mid,
        ) +
        soft(low, palette.near)
      );
    }
    case "meadow":
      return (
        clouds(seed, "#fffaf0") +
        soft(rolling(horizon - 50, 50, seed), palette.far) +
        stand(hills, mix(palette.far, palette.near, 0.5), seed, 12, 120, broadleaf) +
        soft(hills, palette.mid) +
        soft(low, mix(palette.mid, palette.near, 0.5)) +
        flat(
          Array.from({ length: 40 }, () =>
            disc(
              seed.between(left, right),
              seed.between(horizon + 90, horizon + 160),
              seed.between(3, 6),
            ),
          ).join(""),
          palette.spark,
        )
      );
  }
}

/**
 * A whole landscape, painted back to front: sky, light, distance, middle ground and the ground the subject
 * stands on, whose upper edge is at `ground`.
 */
export function landscape(country: Country, seed: Chance, ground = 700): string {
  const palette = palettes[country];
  const horizon = ground - 170;
  const id = `sky-${country}`;
  const sky =
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky}"/><stop offset=".55" stop-color="${palette.haze}"/></linearGradient>` +
    `<rect x="-60" y="-60" width="1720" height="1300" fill="url(#${id})"/>`;
  const [x, y] = [seed.between(240, 960), seed.between(170, 260)];
  const light =
    country === "cave"
      ? ""
      : flat(disc(x, y, 96), "#ffffff", 0.22) +
        flat(disc(x, y, 58), country === "night" ? palette.spark : "#fffdf0", 0.85) +
        (country === "night" ? flat(disc(x + 22, y - 12, 48), palette.sky) : "");
  const soil = rolling(ground, 12, seed);
  const near =
    flat(band(soil, 1240), palette.ground) +
    flat(band(rolling(ground + 90, 16, seed), 1240), darker(palette.ground, 0.1)) +
    (country === "sea" || country === "meadow" ? "" : boulders(ground, palette.ground, seed)) +
    flat(
      Array.from({ length: 26 }, () =>
        tuft(seed.between(60, 1540), ground + seed.between(4, 170), seed.between(18, 34), seed),
      ).join(""),
      country === "ice" ? darker(palette.ground, 0.18) : darker(palette.ground, 0.28),
      0.8,
    );
  return sky + light + backdrop(country, palette, seed, horizon) + near;
}
