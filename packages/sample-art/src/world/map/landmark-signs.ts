import { flat, inked, stroke } from "../figure";
import { beadsOf, disc, polygon, ribbon, short } from "../shape";
import { sepia, wash } from "./ink";
import type { PlaceKind } from "../../places";

function house(x: number, y: number, w: number, h: number, roof = wash.roof): string {
  return (
    inked(
      polygon([
        [x - w / 2, y],
        [x - w / 2, y - h],
        [x + w / 2, y - h],
        [x + w / 2, y],
      ]),
      wash.wall,
      1.7,
      sepia,
    ) +
    inked(
      polygon([
        [x - w * 0.65, y - h],
        [x - w * 0.2, y - h * 1.75],
        [x + w * 0.35, y - h * 1.75],
        [x + w * 0.65, y - h],
      ]),
      roof,
      1.7,
      sepia,
    ) +
    flat(
      polygon([
        [x - 2, y],
        [x - 2, y - h * 0.55],
        [x + 2, y - h * 0.55],
        [x + 2, y],
      ]),
      sepia,
    )
  );
}

function tower(x: number, y: number, w: number, h: number, roof = wash.roof): string {
  return (
    inked(
      polygon([
        [x - w / 2, y],
        [x - w / 2, y - h],
        [x + w / 2, y - h],
        [x + w / 2, y],
      ]),
      wash.wall,
      1.7,
      sepia,
    ) +
    inked(
      polygon([
        [x - w * 0.8, y - h],
        [x, y - h - w * 1.7],
        [x + w * 0.8, y - h],
      ]),
      roof,
      1.7,
      sepia,
    ) +
    flat(disc(x, y - h * 0.7, 1.8), sepia)
  );
}

function volcano(x: number, y: number): string {
  const smoke = beadsOf("0,-92,9 10,-106,13 26,-122,16 48,-132,12")
    .map(([dx = 0, dy = 0, r = 8]) => inked(disc(x + dx, y + dy, r), "#d8cabb", 1.4, sepia))
    .join("");
  return (
    smoke +
    inked(
      polygon([
        [x - 66, y],
        [x - 34, y - 46],
        [x - 14, y - 82],
        [x - 6, y - 78],
        [x + 4, y - 80],
        [x + 14, y - 82],
        [x + 36, y - 44],
        [x + 66, y],
      ]),
      "#b98a72",
      2.4,
      sepia,
    ) +
    flat(
      polygon([
        [x + 14, y - 82],
        [x + 36, y - 44],
        [x + 66, y],
        [x + 12, y],
        [x + 20, y - 40],
      ]),
      "#875a4c",
      0.8,
    ) +
    inked(
      ribbon([
        [x - 2, y - 80, 7],
        [x + 3, y - 60, 4],
        [x - 6, y - 36, 4],
        [x + 4, y - 12, 2],
      ]),
      "#ef7d34",
      1.3,
      "#a33d1c",
    )
  );
}

/** The drawing of a place, standing on its point. */
export function landmarkSign(slug: string, kind: PlaceKind, x: number, y: number): string {
  if (slug === "emberfall")
    return (
      volcano(x + 26, y - 8) +
      house(x - 34, y + 4, 15, 10, "#566074") +
      house(x - 16, y + 10, 16, 11, "#566074") +
      tower(x + 4, y + 12, 11, 22, "#566074") +
      house(x + 24, y + 12, 15, 10, "#566074")
    );
  switch (kind) {
    case "city":
      return (
        house(x - 26, y + 4, 16, 12) +
        tower(x - 11, y + 2, 10, 26) +
        house(x + 4, y + 6, 20, 14) +
        tower(x + 21, y + 3, 11, 34) +
        house(x + 36, y + 7, 14, 10) +
        stroke(`M${short(x - 38)} ${short(y + 10)}H${short(x + 48)}`, 2.4, sepia)
      );
    case "town":
      return slug === "mirewick"
        ? [-20, 0, 20]
            .map(
              (dx) =>
                stroke(
                  `M${short(x + dx - 6)} ${short(y - 2)}v14M${short(x + dx + 6)} ${short(y - 2)}v14`,
                  2,
                  sepia,
                ) + house(x + dx, y - 2 - Math.abs(dx) * 0.1, 16, 11, "#7c6a45"),
            )
            .join("")
        : house(x - 16, y + 4, 15, 10) +
            house(x + 14, y + 5, 16, 10) +
            tower(x, y + 6, 10, 20, slug === "bluerock" ? "#3f7fa8" : "#5c7a45");
    case "monastery":
      return (
        inked(
          polygon([
            [x - 34, y + 8],
            [x - 22, y - 16],
            [x + 24, y - 14],
            [x + 36, y + 8],
          ]),
          wash.rockShade,
          2,
          sepia,
        ) +
        tower(x - 12, y - 14, 10, 20, "#54638c") +
        inked(`M${short(x - 4)} ${short(y - 14)}a13 13 0 0 1 26 0Z`, "#7f92b8", 1.8, sepia) +
        stroke(`M${short(x + 9)} ${short(y - 26)}l9 -9`, 3, sepia)
      );
    case "hill":
      return (
        inked(
          `M${short(x - 34)} ${short(y + 8)}Q${short(x - 18)} ${short(y - 24)} ${short(x)} ${short(y - 22)}T${short(x + 36)} ${short(y + 8)}Z`,
          "#bfb377",
          2,
          sepia,
        ) +
        beadsOf("-16,-10,4 0,-22,6 16,-12,4")
          .map(
            ([dx = 0, dy = 0, r = 4]) =>
              inked(disc(x + dx, y + dy - r * 0.5, r, r * 0.8), "#d9d2c2", 1.4, sepia) +
              inked(disc(x + dx, y + dy - r * 1.7, r * 0.7, r * 0.6), "#d9d2c2", 1.4, sepia),
          )
          .join("")
      );
    case "bridge":
      return (
        inked(
          `M${short(x - 26)} ${short(y + 6)}Q${short(x)} ${short(y - 20)} ${short(x + 26)} ${short(y + 6)}L${short(x + 20)} ${short(y + 8)}Q${short(x)} ${short(y - 8)} ${short(x - 20)} ${short(y + 8)}Z`,
          "#cbb99a",
          2,
          sepia,
        ) + house(x + 32, y + 2, 14, 10, "#7a5c8a")
      );
    case "ruin":
      return (
        inked(disc(x, y, 22, 8), "#c9c0b0", 2, sepia) +
        inked(
          polygon([
            [x - 22, y],
            [x - 18, y + 9],
            [x + 18, y + 9],
            [x + 22, y],
          ]),
          "#9b9184",
          2,
          sepia,
        ) +
        inked(disc(x, y, 22, 8), "#d5ccbb", 2, sepia) +
        stroke(`M${short(x - 4)} ${short(y - 7)}l5 6l-4 7`, 1.6, sepia) +
        [-34, 34]
          .map((dx) =>
            inked(
              polygon([
                [x + dx - 5, y + 6],
                [x + dx - 4, y - 12],
                [x + dx + 4, y - 14],
                [x + dx + 5, y + 6],
              ]),
              "#b8ae9e",
              1.6,
              sepia,
            ),
          )
          .join("")
      );
    case "mountain":
      return inked(
        polygon([
          [x - 36, y + 8],
          [x, y - 46],
          [x + 36, y + 8],
        ]),
        wash.rock,
        2.2,
        sepia,
      );
    case "strait":
    case "sea":
    case "ice":
    case "forest":
    case "road":
      return "";
  }
}
