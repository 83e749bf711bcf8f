import { flat, inked, stroke } from "../figure";
import { letters } from "../letters";
import { pointsOf, polygon, short, smooth, star } from "../shape";
import type { Age } from "./ground";
import { sepia } from "./ink";

/** The chequered frame. */
export function frame(): string {
  const ticks = (length: number, across: boolean): string =>
    Array.from({ length: Math.floor(length / 50) }, (_, index) => {
      if (index % 2) return "";
      const from = 30 + index * 50;
      const run = Math.min(50, length + 30 - from);
      return across
        ? `M${String(from)} 24h${String(run)}v10h${String(-run)}ZM${String(from)} 1066h${String(run)}v10h${String(-run)}Z`
        : `M24 ${String(from)}v${String(run)}h10v${String(-run)}ZM1566 ${String(from)}v${String(run)}h10v${String(-run)}Z`;
    }).join("");
  return (
    `<path d="M0 0H1600V1100H0ZM40 40V1060H1560V40Z" fill="#e9d7ae" fill-rule="evenodd"/>` +
    flat(ticks(1540, true) + ticks(1040, false), sepia) +
    `<g fill="none" stroke="${sepia}"><rect x="24" y="24" width="1552" height="1052" stroke-width="2"/><rect x="34" y="34" width="1532" height="1032" stroke-width="2"/><rect x="42" y="42" width="1516" height="1016" stroke-width="5"/><rect x="10" y="10" width="1580" height="1080" stroke-width="3"/></g>` +
    pointsOf("29,29 1571,29 29,1071 1571,1071")
      .map(([x = 0, y = 0]) => inked(polygon(star(x, y, 17, 8, 4, 45)), "#e0b24e", 2, sepia))
      .join("")
  );
}

/** The title in its scroll. */
export function cartouche(age: Age): string {
  const [x, y] = [258, 984];
  const title = age === "pre" ? "OLD CASAROK" : "CASAROK";
  const line = age === "pre" ? "before the Sundering" : "the shattered coasts, 412 AS";
  const body = smooth(
    [
      [x - 172, y - 52],
      [x, y - 60],
      [x + 172, y - 52],
      [x + 178, y],
      [x + 172, y + 50],
      [x, y + 44],
      [x - 172, y + 50],
      [x - 178, y],
    ],
    true,
    0.6,
  );
  const curl = (side: number): string =>
    inked(
      smooth(
        [
          [x + side * 168, y - 40],
          [x + side * 202, y - 54],
          [x + side * 214, y - 20],
          [x + side * 208, y + 34],
          [x + side * 188, y + 62],
          [x + side * 168, y + 46],
        ],
        true,
        0.8,
      ),
      "#dcc190",
      3,
      sepia,
    ) +
    stroke(
      `M${short(x + side * 196)} ${short(y - 40)}q${short(side * 8)} 40 ${short(-side * 4)} 86`,
      2,
      sepia,
    );
  return (
    flat(
      smooth([
        [x - 190, y - 40],
        [x, y - 46],
        [x + 210, y - 36],
        [x + 214, y + 60],
        [x, y + 60],
        [x - 190, y + 66],
      ]),
      "#3b2a1c",
      0.18,
    ) +
    curl(-1) +
    curl(1) +
    inked(body, "#f8ecc9", 3, sepia) +
    stroke(
      `M${short(x - 120)} ${short(y + 12)}H${short(x - 14)}M${short(x + 14)} ${short(y + 12)}H${short(x + 120)}`,
      2,
      "#9c4a36",
    ) +
    flat(polygon(star(x, y + 12, 9, 4, 6)), "#9c4a36") +
    letters(title, x, y - 4, { size: age === "pre" ? 38 : 46, fill: "#7c3626", spacing: 5 }) +
    letters(line, x, y + 37, { size: 21, fill: sepia, font: "boldItalic", spacing: 0.5 })
  );
}

/** The scale, in days on foot. */
export function scaleBar(): string {
  const [x, y, step] = [1258, 1022, 66];
  return (
    Array.from({ length: 4 }, (_, index) =>
      inked(
        `M${String(x + index * step)} ${String(y)}h${String(step)}v10h${String(-step)}Z`,
        index % 2 ? "#f8ecc9" : sepia,
        1.6,
        sepia,
      ),
    ).join("") +
    ["0", "1", "2", "3", "4"]
      .map((label, index) => letters(label, x + index * step, y - 8, { size: 17, fill: sepia }))
      .join("") +
    letters("days on foot", x + step * 2, y + 30, { size: 17, fill: sepia, font: "boldItalic" })
  );
}

/** The six stars that guard the north, the sixth a little smaller. */
export function sisters(): string {
  return pointsOf("676,68 724,60 776,57 828,57 880,61 930,70")
    .map(([x = 0, y = 0], index) =>
      inked(
        polygon(star(x, y, index === 5 ? 7 : 10, index === 5 ? 3 : 4, 6)),
        "#f0c75a",
        1.2,
        "#8a6420",
      ),
    )
    .join("");
}
