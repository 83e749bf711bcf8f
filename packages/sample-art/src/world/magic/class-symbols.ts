import { beadsOf, disc, oval, pointsOf, polygon, ribbon, smooth, star } from "../shape";
import type { Emblem } from "./element-symbols";

const rays = Array.from({ length: 12 }, (_, index) => {
  const angle = (index / 12) * Math.PI * 2;
  const at = (reach: number, turn: number): readonly [number, number] => [
    Math.cos(angle + turn) * reach,
    Math.sin(angle + turn) * reach,
  ];
  return {
    d: polygon([at(140, -0.16), at(index % 2 ? 210 : 256, 0), at(140, 0.16)]),
    fill: index % 2 ? "#f08a2c" : "#ffd25a",
  };
});

/** The badges of the six classes. */
export const classEmblems: Record<string, Emblem> = {
  injuja: {
    school: "ember",
    ground: "#8c2f3a",
    cells: [
      {
        d: smooth(
          pointsOf(
            "-150,-40 -120,-140 -60,-170 60,-180 140,-140 170,-30 140,80 90,130 -90,130 -150,60",
          ),
          true,
          0.8,
        ),
        fill: "#e3a05a",
      },
      ...[-96, -28, 42, 108].map((x, index) => ({
        d: smooth(
          [
            [x - 32, -60],
            [x - 28, -150 + Math.abs(index - 1.5) * 10],
            [x, -176 + Math.abs(index - 1.5) * 10],
            [x + 28, -150 + Math.abs(index - 1.5) * 10],
            [x + 32, -60],
            [x, -36],
          ],
          true,
          0.8,
        ),
        fill: "#f0bd7a",
      })),
      { d: polygon(pointsOf("-120,118 120,118 134,226 -134,226")), fill: "#f6ead0" },
      { d: polygon(star(0, 40, 56, 22, 5)), fill: "#ff8a3c" },
    ],
  },
  "lunar-magus": {
    school: "star",
    ground: "#26336e",
    cells: [
      {
        d: smooth(
          pointsOf(
            "70,-236 -60,-226 -190,-120 -226,20 -160,160 -10,236 120,210 10,150 -66,30 -50,-110",
          ),
          true,
          0.9,
        ),
        fill: "#e9edff",
      },
      { d: polygon(star(92, -40, 92, 32, 6)), fill: "#ffe08a" },
      { d: polygon(star(160, 120, 38, 13, 4)), fill: "#bcd0ff" },
      { d: polygon(star(150, -170, 28, 10, 4)), fill: "#bcd0ff" },
    ],
  },
  osteomancer: {
    school: "root",
    ground: "#3f6a66",
    cells: [
      {
        d: smooth(
          pointsOf(
            "-196,-150 -150,-196 -110,-160 150,100 196,104 200,160 152,200 104,190 100,150 -160,-110 -204,-108",
          ),
          true,
          0.7,
        ),
        fill: "#f6ead0",
      },
      {
        d: smooth(
          pointsOf(
            "196,-150 150,-196 110,-160 -150,100 -196,104 -200,160 -152,200 -104,190 -100,150 160,-110 204,-108",
          ),
          true,
          0.7,
        ),
        fill: "#fff6e2",
      },
      {
        d: smooth(pointsOf("0,-70 56,-100 92,-50 60,20 0,84 -60,20 -92,-50 -56,-100"), true, 0.9),
        fill: "#d9574a",
      },
    ],
  },
  "solar-magus": {
    school: "ember",
    ground: "#7a3a20",
    cells: [
      ...rays,
      { d: disc(0, 0, 132), fill: "#ffc23c" },
      { d: disc(0, 0, 82), fill: "#fff0b0" },
      { d: smooth(pointsOf("-10,-60 34,-10 40,34 0,62 -40,34 -34,0 -14,14")), fill: "#f0622d" },
    ],
  },
  wiccan: {
    school: "root",
    ground: "#5b4a8c",
    cells: [
      { d: polygon(star(0, 0, 250, 96, 5)), fill: "#8f7cc4" },
      {
        d: smooth(pointsOf("0,150 -80,60 -96,-50 0,-170 96,-50 80,60"), true, 0.8),
        fill: "#9cc95a",
      },
      { d: ribbon(beadsOf("0,190,10 0,40,8 0,-120,3")), fill: "#4f7f35" },
      { d: oval(-46, -6, 36, 13, 40), fill: "#cbe58a" },
      { d: oval(46, -6, 36, 13, -40), fill: "#cbe58a" },
    ],
  },
  witch: {
    school: "tide",
    ground: "#3d6a4a",
    cells: [
      {
        d: smooth(pointsOf("-240,96 -110,50 0,40 110,50 240,96 120,150 0,164 -120,150"), true, 0.8),
        fill: "#4a3a6a",
      },
      {
        d: smooth(
          pointsOf("-116,66 -70,-80 -20,-190 60,-230 110,-196 56,-150 70,-40 116,66 0,100"),
          true,
          0.7,
        ),
        fill: "#5f4a8a",
      },
      { d: polygon(pointsOf("-112,50 -96,4 0,30 96,4 112,50 0,92")), fill: "#e8913a" },
      { d: polygon(pointsOf("-26,30 26,30 30,78 -30,78")), fill: "#ffd25a" },
    ],
  },
};
