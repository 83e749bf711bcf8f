import type { Emblem } from "../world/magic/element-symbols";
import type { Enamel } from "../world/magic/pin";
import { beadsOf, disc, oval, pointsOf, polygon, ribbon, smooth, star } from "../world/shape";
import type { Point } from "../world/shape";

/** Points around the middle, the first at the top. */
function ring(count: number, radius: number, degrees = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2 + (degrees * Math.PI) / 180;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
}

/** A hawthorn blossom over its leaves: May. */
function mayBlossom(): Enamel[] {
  const leaves = [-140, -40, 40, 140].map((turn) => ({
    d: oval(...ringAt(turn, 196), 40, 92, turn + 180),
    fill: "#4f9a3e",
  }));
  const petals = ring(5, 118).map(([x, y], index): Enamel => ({
    d: oval(x, y, 84, 96, index * 72),
    fill: index % 2 ? "#fff4f7" : "#ffe3ee",
  }));
  const stamens = ring(10, 84, 18).map(([x, y]) => ({ d: disc(x, y, 13), fill: "#c8385e" }));
  return [...leaves, ...petals, ...stamens, { d: polygon(star(0, 0, 66, 30, 5)), fill: "#ffd24a" }];
}

function ringAt(degrees: number, radius: number): [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

/** A mitten with a snowflake. */
function mitten(): Enamel[] {
  const flake = ring(6, 62).map(([x, y]): Enamel => ({
    d: ribbon([
      [0, 20, 7],
      [x, 20 + y, 7],
    ]),
    fill: "#ffffff",
  }));
  return [
    {
      d: smooth(
        pointsOf(
          "-96,130 -108,-60 -92,-170 0,-220 92,-168 104,-70 104,-30 150,-84 196,-70 200,-14 150,60 104,110 100,130",
        ),
        true,
        0.75,
      ),
      fill: "#d8413c",
    },
    { d: polygon(pointsOf("-122,128 122,128 128,226 -128,226")), fill: "#fff6e6" },
    { d: polygon(pointsOf("-128,160 128,160 128,190 -128,190")), fill: "#2f79bd" },
    ...flake,
    { d: polygon(star(0, 20, 30, 30, 3)), fill: "#8fd0f0" },
  ];
}

/** Four stones on a crown, one in the colour of each of the last four. */
function fourStones(): Enamel[] {
  const gem = (x: number, y: number, fill: string): Enamel => ({
    d: polygon([
      [x, y - 62],
      [x + 46, y - 14],
      [x, y + 62],
      [x - 46, y - 14],
    ]),
    fill,
  });
  return [
    {
      d: polygon(pointsOf("-190,120 -206,-40 -116,34 -66,-96 0,10 66,-96 116,34 206,-40 190,120")),
      fill: "#f2c14e",
    },
    { d: polygon(pointsOf("-186,120 186,120 180,196 -180,196")), fill: "#d9962a" },
    gem(-200, -100, "#5a6ae0"),
    gem(-68, -168, "#1f9a98"),
    gem(68, -168, "#fff3b0"),
    gem(200, -100, "#7a4fb0"),
    ...[-120, -40, 40, 120].map((x) => ({ d: disc(x, 158, 17), fill: "#fff6dc" })),
  ];
}

/** Two paws that meet. */
function twoPaws(): Enamel[] {
  const paw = (x: number, y: number, fill: string, toe: string): Enamel[] => [
    { d: oval(x, y + 44, 92, 74, 0), fill },
    ...(
      [
        [-84, -22, -30],
        [-30, -70, -10],
        [30, -70, 10],
        [84, -22, 30],
      ] as const
    ).map(([dx, dy, turn]): Enamel => ({ d: oval(x + dx, y + dy, 30, 42, turn), fill: toe })),
  ];
  return [
    ...paw(-92, -60, "#f0843a", "#ffc07a"),
    ...paw(96, 84, "#1f9a98", "#9fe8dc"),
    { d: polygon(star(150, -150, 60, 18, 4)), fill: "#fff3b8" },
    { d: polygon(star(-160, 172, 44, 14, 4)), fill: "#fff3b8" },
  ];
}

/** A cup with a sprout in it: for those who have yet to grow. */
function littleCup(): Enamel[] {
  return [
    { d: ribbon(beadsOf("0,-40,12 -4,-100,10 0,-150,8")), fill: "#6fae3a" },
    {
      d: smooth(pointsOf("-4,-120 -70,-130 -130,-190 -120,-240 -40,-210"), true, 0.8),
      fill: "#9fdc5a",
    },
    {
      d: smooth(pointsOf("6,-140 66,-160 120,-226 112,-262 30,-230"), true, 0.8),
      fill: "#7cc446",
    },
    { d: ribbon(beadsOf("-120,-10,20 -206,6,22 -196,96,22 -92,120,18")), fill: "#c8901f" },
    { d: ribbon(beadsOf("120,-10,20 206,6,22 196,96,22 92,120,18")), fill: "#c8901f" },
    {
      d: smooth(pointsOf("-150,-56 150,-56 132,80 60,150 -60,150 -132,80"), true, 0.55),
      fill: "#f7c845",
    },
    { d: polygon(pointsOf("-30,148 30,148 40,196 -40,196")), fill: "#d99a26" },
    { d: polygon(pointsOf("-96,196 96,196 110,238 -110,238")), fill: "#8a4f2a" },
    { d: polygon(star(0, 44, 56, 25, 5)), fill: "#fff6dc" },
  ];
}

/** An acorn with two leaves of the year's end. */
function acorn(): Enamel[] {
  return [
    {
      d: smooth(
        pointsOf("-20,-120 -110,-210 -220,-190 -196,-130 -250,-80 -180,-50 -150,0 -80,-50"),
        true,
        0.6,
      ),
      fill: "#e0622a",
    },
    {
      d: smooth(
        pointsOf("30,-120 120,-220 226,-196 200,-140 252,-84 184,-60 150,-6 84,-56"),
        true,
        0.6,
      ),
      fill: "#f2a83a",
    },
    {
      d: smooth(pointsOf("-112,-20 112,-20 116,70 60,180 0,246 -60,180 -116,70"), true, 0.7),
      fill: "#b5713a",
    },
    { d: smooth(pointsOf("-74,0 -24,0 -34,90 -24,170 -76,70"), true, 0.7), fill: "#dca060" },
    {
      d: smooth(
        pointsOf("-140,0 -128,-80 -60,-124 0,-132 60,-124 128,-80 140,0 70,22 0,28 -70,22"),
      ),
      fill: "#6d4426",
    },
    { d: ribbon(beadsOf("0,-128,18 10,-170,16 30,-206,14")), fill: "#6d4426" },
  ];
}

/** A heart held in an open paw. */
function heartInPaw(): Enamel[] {
  return [
    {
      d: smooth(
        pointsOf("-190,40 -120,20 -60,70 60,70 120,20 190,40 170,150 80,226 -80,226 -170,150"),
        true,
        0.8,
      ),
      fill: "#d9632b",
    },
    { d: oval(0, 160, 92, 46, 0), fill: "#fff0d8" },
    {
      d: smooth(
        pointsOf("0,96 -90,20 -140,-70 -120,-160 -60,-186 0,-130 60,-186 120,-160 140,-70 90,20"),
        true,
        0.75,
      ),
      fill: "#ee3f5c",
    },
    { d: oval(-66, -116, 30, 22, -40), fill: "#ffc4cf" },
  ];
}

/** A stopwatch with a wing. */
function wingedWatch(): Enamel[] {
  const feather = (index: number): Enamel => ({
    d: ribbon(
      [
        [-90, -40 + index * 50, 20],
        [-180 + index * 8, -100 + index * 56, 26],
        [-262 + index * 26, -150 + index * 66, 6],
      ],
      6,
    ),
    fill: index % 2 ? "#dff2ff" : "#ffffff",
  });
  return [
    ...[2, 1, 0].map(feather),
    { d: polygon(pointsOf("14,-220 86,-220 86,-176 14,-176")), fill: "#c98d3d" },
    { d: polygon(pointsOf("150,-168 186,-196 214,-164 180,-136")), fill: "#c98d3d" },
    { d: disc(50, 30, 190), fill: "#f2c14e" },
    { d: disc(50, 30, 146), fill: "#fffbe9" },
    { d: polygon(pointsOf("50,30 50,-96 134,-30")), fill: "#ee5a3c" },
    ...ring(12, 122).map(([x, y]) => ({ d: disc(50 + x, 30 + y, 7), fill: "#8a5a2a" })),
    { d: ribbon(beadsOf("50,30,11 50,-92,5")), fill: "#3a2a55" },
    { d: disc(50, 30, 20), fill: "#3a2a55" },
  ];
}

/** The badges that are not an element's, by name. */
export const otherEmblems: Readonly<Record<string, Emblem>> = {
  "mega-may-2023": { school: "ember", ground: "#3f8f8a", cells: mayBlossom() },
  "snowfall-2023": { school: "tide", ground: "#7db4dd", cells: mitten() },
  "elite-four": { school: "star", ground: "#4a1f5c", cells: fourStones() },
  "doubles-2024": { school: "root", ground: "#34406e", cells: twoPaws() },
  "little-cup-2024": { school: "tide", ground: "#5a8fd0", cells: littleCup() },
  "harvest-2024": { school: "root", ground: "#f0d9a0", cells: acorn() },
  "charity-2024": { school: "ember", ground: "#f6c6d8", cells: heartInPaw() },
  "speedrun-2025": { school: "star", ground: "#2f8fc4", cells: wingedWatch() },
};
