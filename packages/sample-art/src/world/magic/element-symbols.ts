import { beadsOf, disc, oval, pointsOf, polygon, ribbon, smooth, star } from "../shape";
import type { Point } from "../shape";
import type { Enamel, School } from "./pin";

/** The design of one element's emblem. */
export interface Emblem {
  school: School;
  ground: string;
  cells: Enamel[];
}

const around = (count: number, radius: number, degrees = 0): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2 + (degrees * Math.PI) / 180;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

function turned(points: readonly Point[], degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  return points.map(([x, y]) => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ]);
}

function fire(): Enamel[] {
  return [
    {
      d: smooth(
        pointsOf(
          "10,-246 64,-170 70,-96 112,-130 122,-190 178,-84 180,60 126,176 0,222 -126,178 -178,66 -166,-40 -118,-106 -98,-40 -60,-60 -64,-150",
        ),
        true,
        0.85,
      ),
      fill: "#f0622d",
    },
    {
      d: smooth(
        pointsOf("20,-96 74,-10 104,54 92,138 0,196 -92,140 -106,56 -66,10 -30,44 -14,-20"),
        true,
        0.85,
      ),
      fill: "#fbb034",
    },
    { d: smooth(pointsOf("6,36 50,104 34,166 0,182 -38,164 -46,112")), fill: "#fff0b8" },
  ];
}

function lightning(): Enamel[] {
  return [
    {
      d: smooth(
        pointsOf(
          "-206,-66 -196,-146 -116,-166 -60,-226 40,-226 92,-170 176,-164 212,-90 170,-30 -150,-22",
        ),
      ),
      fill: "#8d7fd6",
    },
    {
      d: polygon(pointsOf("46,-150 -96,58 -14,58 -66,246 118,-2 28,-2 104,-150")),
      fill: "#ffe04a",
    },
    { d: polygon(star(-150, 96, 40, 12, 4)), fill: "#fff6c0" },
    { d: polygon(star(152, 116, 32, 10, 4)), fill: "#fff6c0" },
  ];
}

function light(): Enamel[] {
  const rays = around(12, 1).flatMap((_, index): Enamel[] => {
    const long = index % 2 === 0 ? 258 : 200;
    const ray: Point[] = [
      [-26, -104],
      [0, -long],
      [26, -104],
    ];
    return [{ d: polygon(turned(ray, index * 30)), fill: index % 2 === 0 ? "#ffffff" : "#ffc93d" }];
  });
  return [
    ...rays,
    { d: disc(0, 0, 116), fill: "#fffbe6" },
    { d: smooth(pointsOf("-82,0 -40,-40 0,-52 40,-40 82,0 40,40 0,52 -40,40")), fill: "#ffd75a" },
    { d: disc(0, 0, 30), fill: "#e58a1f" },
  ];
}

function water(): Enamel[] {
  return [
    {
      d: smooth(
        pointsOf(
          "-280,40 -210,-80 -100,-176 40,-196 146,-136 176,-40 128,34 54,42 24,-16 60,-52 96,-40 86,-92 20,-110 -50,-60 -60,40 10,130 160,150 290,100 290,320 -290,320",
        ),
        true,
        0.9,
      ),
      fill: "#3fa3dc",
    },
    {
      d: smooth(
        pointsOf("-290,150 -190,110 -90,160 10,206 120,190 210,216 300,180 300,330 -300,330"),
      ),
      fill: "#8fd4ee",
    },
    {
      d: smooth(pointsOf("176,-236 214,-170 204,-128 176,-116 148,-128 138,-170"), true, 0.8),
      fill: "#dff6ff",
    },
  ];
}

function frost(): Enamel[] {
  const arm = (turn: number): Enamel[] => [
    {
      d: polygon(
        turned(
          pointsOf(
            "-13,-40 -13,-112 -66,-158 -48,-178 -13,-150 -13,-186 -34,-206 0,-252 34,-206 13,-186 13,-150 48,-178 66,-158 13,-112 13,-40",
          ),
          turn,
        ),
      ),
      fill: "#2f79bd",
    },
  ];
  return [
    { d: polygon(around(6, 178, 30)), fill: "#eaf7ff" },
    ...Array.from({ length: 6 }, (_, index) => arm(index * 60)).flat(),
    { d: polygon(around(6, 62)), fill: "#8fd0f0" },
    { d: polygon(around(6, 28)), fill: "#ffffff" },
  ];
}

function wind(): Enamel[] {
  const gust = (x: number, y: number, size: number): string =>
    ribbon(
      [
        [x - 250 * size, y + 6, 3],
        [x - 120 * size, y + 16 * size, 22 * size],
        [x + 30 * size, y + 8 * size, 31 * size],
        [x + 122 * size, y - 34 * size, 28 * size],
        [x + 132 * size, y - 104 * size, 23 * size],
        [x + 74 * size, y - 130 * size, 18 * size],
        [x + 34 * size, y - 94 * size, 14 * size],
        [x + 66 * size, y - 66 * size, 8 * size],
      ],
      7,
    );
  return [
    { d: gust(-20, -50, 1.05), fill: "#ffffff" },
    { d: gust(84, 66, 0.9), fill: "#bff0e2" },
    {
      d: ribbon(beadsOf("-236,132,3 -120,124,20 20,128,26 104,158,24 104,214,18 56,222,10"), 7),
      fill: "#ffffff",
    },
  ];
}

function earth(): Enamel[] {
  return [
    {
      d: polygon(pointsOf("-290,130 -150,-70 -70,20 46,-196 200,40 290,120 290,330 -290,330")),
      fill: "#a97a49",
    },
    { d: polygon(pointsOf("46,-196 120,-82 76,-60 44,-104 6,-62 -16,-80")), fill: "#f4e6cf" },
    {
      d: polygon(
        pointsOf("-300,96 -120,66 40,112 180,80 300,110 300,190 150,168 10,196 -140,156 -300,184"),
      ),
      fill: "#6d4426",
    },
    {
      d: polygon(pointsOf("-300,184 -140,156 10,196 150,168 300,190 300,330 -300,330")),
      fill: "#d59b52",
    },
    { d: polygon(pointsOf("-46,214 0,168 46,214 0,276")), fill: "#66c1a0" },
  ];
}

function nature(): Enamel[] {
  return [
    { d: ribbon(beadsOf("0,250,20 -4,120,17 6,20,12 0,-40,8")), fill: "#7a5a2c" },
    {
      d: smooth(pointsOf("-4,40 -90,60 -190,10 -236,-96 -130,-108 -46,-54"), true, 0.8),
      fill: "#8fce4f",
    },
    { d: smooth(pointsOf("8,76 90,96 176,56 222,-36 126,-52 48,-10"), true, 0.8), fill: "#6fb53e" },
    {
      d: smooth(pointsOf("0,-20 -62,-90 -60,-170 0,-256 60,-170 62,-90"), true, 0.8),
      fill: "#b6e36a",
    },
    { d: ribbon(beadsOf("0,-40,4 0,-120,4 0,-190,1")), fill: "#4b8b2c" },
  ];
}

function spirit(): Enamel[] {
  const toe = (x: number, y: number, turn: number): string => oval(x, y, 42, 58, turn);
  return [
    {
      d: smooth(
        pointsOf(
          "0,232 -60,190 -150,210 -206,120 -176,-20 -214,-110 -130,-216 0,-250 130,-216 214,-110 176,-20 206,120 150,210 60,190",
        ),
      ),
      fill: "#f3c6e4",
    },
    {
      d: smooth(pointsOf("0,-20 74,14 118,96 74,150 0,132 -74,150 -118,96 -74,14")),
      fill: "#fff6fc",
    },
    { d: toe(-128, -34, -26), fill: "#fff6fc" },
    { d: toe(-50, -116, -8), fill: "#fff6fc" },
    { d: toe(50, -116, 8), fill: "#fff6fc" },
    { d: toe(128, -34, 26), fill: "#fff6fc" },
    { d: disc(0, 76, 26), fill: "#b04f9a" },
  ];
}

function space(): Enamel[] {
  const tilted = (points: Point[]): Point[] => turned(points, -22);
  const ring = tilted(
    pointsOf(
      "-262,6 -180,-38 -128,-44 -150,-12 -120,22 0,40 120,22 150,-12 128,-44 180,-38 262,6 180,64 0,90 -180,64",
    ),
  );
  return [
    { d: polygon(star(-168, -168, 46, 13, 4)), fill: "#fff3b8" },
    { d: polygon(star(180, 160, 38, 11, 4)), fill: "#fff3b8" },
    { d: polygon(star(196, -166, 26, 8, 4)), fill: "#ffffff" },
    { d: disc(0, 0, 138), fill: "#7a6ae0" },
    {
      d: smooth(
        tilted(pointsOf("-134,-34 -40,-64 60,-58 132,-36 120,-70 60,-124 -60,-124 -118,-72")),
      ),
      fill: "#a99cf5",
    },
    { d: smooth(ring), fill: "#f0b95c" },
  ];
}

function time(): Enamel[] {
  return [
    {
      d: smooth(
        pointsOf("-116,-172 -112,-86 -26,0 -112,86 -116,172 116,172 112,86 26,0 112,-86 116,-172"),
        true,
        0.7,
      ),
      fill: "#d7f0ec",
    },
    { d: smooth(pointsOf("-92,-84 0,-66 92,-84 22,-8 0,2 -22,-8"), true, 0.7), fill: "#f2c14e" },
    {
      d: smooth(pointsOf("-106,160 -78,106 -10,66 0,10 10,66 78,106 106,160"), true, 0.7),
      fill: "#f2c14e",
    },
    { d: polygon(pointsOf("-156,-216 156,-216 156,-168 -156,-168")), fill: "#c8574a" },
    { d: polygon(pointsOf("-156,168 156,168 156,216 -156,216")), fill: "#c8574a" },
    { d: polygon(pointsOf("-206,-40 -166,0 -206,40 -246,0")), fill: "#f2c14e" },
    { d: polygon(pointsOf("206,-40 246,0 206,40 166,0")), fill: "#f2c14e" },
  ];
}

function dark(): Enamel[] {
  const corona = around(18, 1).map((_, index): Enamel => {
    const tip = index % 2 === 0 ? 268 : 214;
    return {
      d: polygon(
        turned(
          [
            [-22, -150],
            [6, -tip],
            [24, -150],
          ],
          index * 20,
        ),
      ),
      fill: index % 2 === 0 ? "#7a4fb0" : "#4d3379",
    };
  });
  return [
    ...corona,
    { d: disc(0, 0, 170), fill: "#171020" },
    {
      d: smooth(
        pointsOf("96,-136 -6,-160 -118,-104 -156,0 -112,108 0,156 98,132 16,100 -44,20 -30,-68"),
        true,
        0.9,
      ),
      fill: "#cdb8f2",
    },
    { d: polygon(star(70, 4, 46, 13, 4)), fill: "#ece0ff" },
  ];
}

/** The twelve elements, three to a school, in the order of the chart and of the gym badges. */
export const emblems: Record<string, Emblem> = {
  fire: { school: "ember", ground: "#a8241f", cells: fire() },
  frost: { school: "tide", ground: "#a9daf2", cells: frost() },
  lightning: { school: "ember", ground: "#43308f", cells: lightning() },
  earth: { school: "root", ground: "#e6c78e", cells: earth() },
  wind: { school: "tide", ground: "#3fae9a", cells: wind() },
  water: { school: "tide", ground: "#1b4f9c", cells: water() },
  nature: { school: "root", ground: "#2c6b35", cells: nature() },
  spirit: { school: "root", ground: "#b5559f", cells: spirit() },
  space: { school: "star", ground: "#182058", cells: space() },
  time: { school: "star", ground: "#0f6468", cells: time() },
  light: { school: "ember", ground: "#dd9417", cells: light() },
  dark: { school: "star", ground: "#3a2a55", cells: dark() },
};
