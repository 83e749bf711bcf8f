import type { chance } from "./chance";
import { darker, lighter } from "./colour";
import { flat, inked, stroke } from "./figure";
import { broadleaf, conifer, tuft } from "./silhouettes";
import { paletteOf } from "./country";
import type { Country } from "./country";
import { oval, pointsOf, polygon, short, smooth } from "./shape";

/** A town of gables and a tower or two, standing on the ground line. */
export function town(
  x: number,
  y: number,
  width: number,
  roof: string,
  wall: string,
  seed: ReturnType<typeof chance>,
): string {
  return Array.from({ length: Math.round(width / 58) }, (_, index) => {
    const left = x + index * 58 + seed.between(-8, 8);
    const [w, h] = [seed.between(52, 74), seed.between(56, 104)];
    const tall = seed.likely(0.22) ? 1.9 : 1;
    const top = y - h * tall + seed.between(-6, 12);
    const windows = Array.from({ length: tall > 1 ? 3 : 2 }, (_, i) =>
      polygon([
        [left + 10 + (i % 2) * (w * 0.45), top + 24 + i * 22],
        [left + 22 + (i % 2) * (w * 0.45), top + 24 + i * 22],
        [left + 22 + (i % 2) * (w * 0.45), top + 42 + i * 22],
        [left + 10 + (i % 2) * (w * 0.45), top + 42 + i * 22],
      ]),
    ).join("");
    return (
      inked(
        polygon([
          [left, y + 14],
          [left, top],
          [left + w, top],
          [left + w, y + 14],
        ]),
        wall,
        4,
      ) +
      inked(
        polygon([
          [left - 9, top + 4],
          [left + w * 0.5, top - w * (tall > 1 ? 1.1 : 0.62)],
          [left + w + 9, top + 4],
        ]),
        roof,
        4,
      ) +
      flat(windows, "#8a6a4a") +
      stroke(
        `M${short(left + w - 6)} ${short(top + 6)}V${short(y + 10)}`,
        6,
        darker(wall, 0.25),
        0.6,
      )
    );
  }).join("");
}

/** Cairns on the ground line, the tallest in the middle. */
export function cairns(y: number, seed: ReturnType<typeof chance>): string {
  return pointsOf("300,1 520,0.8 700,1.5 900,0.9 1010,0.7")
    .map(([x = 0, k = 1]) =>
      Array.from({ length: 5 }, (_, i) =>
        inked(
          oval(
            x + seed.between(-5, 5),
            y + 10 - i * 30 * k,
            (56 - i * 9) * k,
            19 * k,
            seed.between(-6, 6),
          ),
          i % 2 ? "#b8ae9e" : "#a39c90",
          4,
        ),
      ).join(""),
    )
    .join("");
}

/** A two-masted ship under sail. */
export function ship(x: number, y: number): string {
  return (
    inked(
      smooth(
        [
          [x - 110, y],
          [x - 84, y + 54],
          [x + 70, y + 58],
          [x + 130, y - 16],
          [x + 90, y + 4],
        ],
        true,
        0.4,
      ),
      "#8a5f3f",
      5,
    ) +
    stroke(
      `M${short(x - 40)} ${short(y)}V${short(y - 170)}M${short(x + 40)} ${short(y)}V${short(y - 210)}`,
      8,
      "#5d3f2a",
    ) +
    pointsOf("-40,150 40,190")
      .map(([dx = 0, h = 0]) =>
        inked(
          smooth(
            [
              [x + dx + 4, y - h],
              [x + dx + 84, y - h * 0.55],
              [x + dx + 4, y - 14],
              [x + dx + 30, y - h * 0.5],
            ],
            true,
            0.8,
          ),
          "#fbf1d8",
          4.5,
        ),
      )
      .join("")
  );
}

/** What stands nearest the painter, dark against the light, at both edges of the picture. */
export function foreground(country: Country, seed: ReturnType<typeof chance>): string {
  const { ground, near } = paletteOf(country);
  const dark = darker(near, country === "ice" || country === "night" ? 0.3 : 0.5);
  const rock = (x: number, size: number): string =>
    flat(
      polygon([
        [x - size, 900],
        [x - size * 0.8, 900 - size * 0.7],
        [x - size * 0.2, 900 - size],
        [x + size * 0.5, 900 - size * 0.75],
        [x + size, 900],
      ]),
      dark,
    ) +
    flat(
      polygon([
        [x - size * 0.8, 900 - size * 0.7],
        [x - size * 0.2, 900 - size],
        [x + size * 0.1, 900 - size * 0.6],
        [x - size * 0.4, 900 - size * 0.4],
      ]),
      lighter(dark, 0.2),
    );
  const grown =
    country === "forest" || country === "mountain" || country === "night"
      ? flat(
          pointsOf("60,620 170,430 1130,560 1040,380")
            .map(([x = 0, size = 0]) => conifer(x, 930, size, seed))
            .join(""),
          dark,
        )
      : country === "meadow" || country === "ruins"
        ? flat(
            pointsOf("50,560 1150,520")
              .map(([x = 0, size = 0]) => broadleaf(x, 930, size, seed))
              .join(""),
            dark,
          )
        : country === "glasswood"
          ? flat(
              pointsOf("70,620 180,420 1120,560 1030,330")
                .map(([x = 0, tall = 0]) =>
                  polygon([
                    [x - 26, 930],
                    [x - 16, 930 - tall * 0.6],
                    [x, 930 - tall],
                    [x + 18, 930 - tall * 0.55],
                    [x + 26, 930],
                  ]),
                )
                .join(""),
              dark,
              0.75,
            )
          : rock(80, 150) + rock(1130, 120);
  const reeds =
    country === "marsh" || country === "steppe" || country === "meadow"
      ? flat(
          Array.from({ length: 12 }, (_, index) =>
            tuft(
              index < 6 ? 40 + index * 44 : 900 + (index - 6) * 52,
              910,
              seed.between(90, 190),
              seed,
              5,
            ),
          ).join(""),
          darker(ground, 0.5),
        )
      : "";
  return grown + reeds;
}
