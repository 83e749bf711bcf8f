import { pointsOf } from "../shape";
import type { Point } from "../shape";

/** The two maps: one continent, and the shattered coasts it became. */
export type Age = "pre" | "post";

/** West of the tear: Bluerock, Caudalglen, Saltreach. The eastern run of points is the torn edge. */
const west: readonly Point[] = pointsOf(
  "400,240 460,222 520,196 600,172 690,188 756,236 786,312 762,388 738,450 770,520 736,588 758,660 724,722 748,790 766,850 738,902 690,918 640,900 590,934 538,884 470,862 420,884 368,832 330,772 268,742 236,662 268,600 208,540 186,470 228,400 216,338 288,288 350,300",
);

/** East of the tear: the Glasswood, Emberfall, Mirewick. */
const east: readonly Point[] = pointsOf(
  "902,236 938,162 1010,138 1090,164 1150,148 1224,206 1212,268 1292,298 1372,330 1404,410 1382,470 1434,540 1404,620 1342,660 1312,732 1240,764 1222,826 1172,884 1112,892 1058,864 1006,884 986,822 1022,760 958,722 938,652 966,590 932,520 958,450 912,380 934,308",
);

const ice: readonly Point[] = pointsOf(
  "626,108 690,84 800,78 900,82 968,104 920,132 856,148 780,164 716,146 654,132",
);

/** Old Casarok, whole. */
const whole: readonly Point[] = pointsOf(
  "400,240 460,222 520,196 590,166 630,116 690,88 800,80 900,86 962,106 1012,136 1090,154 1150,148 1224,206 1216,264 1292,294 1372,330 1404,410 1386,470 1438,540 1408,620 1350,660 1322,740 1256,780 1226,846 1160,900 1066,908 990,952 890,968 806,944 720,934 640,906 590,938 538,884 470,862 420,884 368,832 330,772 268,742 236,662 268,600 208,540 186,470 228,400 216,338 288,288 350,300",
);

/** An islet as a rough ring. */
function islet(x: number, y: number, rx: number, ry: number): Point[] {
  return Array.from({ length: 8 }, (_, index) => [
    x + Math.cos((index / 8) * Math.PI * 2) * rx * (index % 3 === 0 ? 0.74 : 1),
    y + Math.sin((index / 8) * Math.PI * 2) * ry * (index % 2 === 0 ? 1 : 0.76),
  ]);
}

const offshore: readonly Point[][] = [
  islet(1330, 200, 34, 20),
  islet(1392, 240, 18, 12),
  islet(128, 420, 24, 34),
  islet(150, 690, 30, 22),
  islet(292, 876, 24, 15),
];

/** What the tear left in the water. */
const shards: readonly Point[][] = [
  islet(846, 300, 15, 26),
  islet(858, 392, 26, 15),
  islet(826, 462, 13, 20),
  islet(872, 486, 11, 9),
  islet(836, 664, 20, 13),
  islet(884, 708, 14, 22),
  islet(846, 772, 26, 16),
  islet(912, 806, 18, 12),
  islet(826, 842, 12, 16),
  islet(952, 872, 13, 10),
  islet(1290, 840, 40, 26),
  islet(1364, 772, 24, 30),
  islet(1340, 902, 18, 12),
  islet(1250, 924, 22, 13),
  islet(1420, 700, 15, 20),
  islet(600, 996, 26, 14),
  islet(512, 962, 18, 12),
  islet(742, 988, 20, 12),
  islet(1086, 948, 24, 11),
  islet(1010, 96, 22, 12),
  islet(580, 110, 22, 14),
  islet(1478, 620, 12, 16),
];

/** Every piece of land of an age, as drawn outlines that the coastline is roughened from. */
export function lands(age: Age): readonly (readonly Point[])[] {
  return age === "pre" ? [whole, ...offshore] : [west, east, ice, ...offshore, ...shards];
}

/** An area of one kind of country: an ellipse strewn with signs. */
export interface Area {
  sign: "mountain" | "hill" | "tree" | "pine" | "glass" | "marsh" | "ice" | "grass" | "dune";
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** Signs in the area. */
  count: number;
  age?: Age;
}

/** What grows and rises where. */
export const areas: readonly Area[] = [
  { sign: "mountain", x: 600, y: 300, rx: 150, ry: 70, count: 17 },
  { sign: "mountain", x: 690, y: 400, rx: 60, ry: 70, count: 7 },
  { sign: "mountain", x: 300, y: 380, rx: 56, ry: 40, count: 6 },
  { sign: "mountain", x: 1310, y: 430, rx: 70, ry: 60, count: 9 },
  { sign: "mountain", x: 1250, y: 590, rx: 66, ry: 46, count: 7 },
  { sign: "pine", x: 480, y: 340, rx: 90, ry: 60, count: 26 },
  { sign: "pine", x: 640, y: 480, rx: 60, ry: 40, count: 12 },
  { sign: "pine", x: 1080, y: 230, rx: 90, ry: 40, count: 14 },
  { sign: "tree", x: 490, y: 560, rx: 130, ry: 76, count: 66 },
  { sign: "tree", x: 350, y: 650, rx: 80, ry: 56, count: 26 },
  { sign: "tree", x: 1080, y: 570, rx: 70, ry: 60, count: 20 },
  { sign: "tree", x: 1090, y: 350, rx: 110, ry: 70, count: 56, age: "pre" },
  { sign: "tree", x: 820, y: 330, rx: 80, ry: 60, count: 18, age: "pre" },
  { sign: "tree", x: 900, y: 790, rx: 80, ry: 60, count: 22, age: "pre" },
  { sign: "glass", x: 1090, y: 350, rx: 116, ry: 74, count: 54, age: "post" },
  { sign: "tree", x: 985, y: 420, rx: 30, ry: 50, count: 10, age: "post" },
  { sign: "hill", x: 640, y: 700, rx: 84, ry: 60, count: 13 },
  { sign: "hill", x: 560, y: 810, rx: 80, ry: 40, count: 9 },
  { sign: "hill", x: 1000, y: 200, rx: 80, ry: 36, count: 8 },
  { sign: "hill", x: 1010, y: 640, rx: 50, ry: 60, count: 7 },
  { sign: "marsh", x: 1120, y: 810, rx: 100, ry: 56, count: 34 },
  { sign: "dune", x: 1150, y: 690, rx: 110, ry: 50, count: 20 },
  { sign: "ice", x: 800, y: 112, rx: 130, ry: 30, count: 15 },
  { sign: "grass", x: 420, y: 780, rx: 80, ry: 50, count: 18 },
  { sign: "grass", x: 290, y: 520, rx: 60, ry: 60, count: 14 },
  { sign: "grass", x: 850, y: 500, rx: 120, ry: 60, count: 24, age: "pre" },
  { sign: "grass", x: 800, y: 680, rx: 90, ry: 60, count: 18, age: "pre" },
];

/** The tear itself: the deep the ferries cross, as drawn before it is roughened. */
export const chasm: readonly Point[] = pointsOf(
  "842,196 850,290 836,380 862,460 838,540 868,620 848,700 882,780 870,860 906,950 884,1000 868,930 846,860 850,780 818,700 832,620 806,540 830,460 812,380 828,290",
);

/** A river, from the spring to the mouth. */
export const rivers: readonly (readonly Point[])[] = [
  pointsOf("610,340 590,400 604,460 560,520 566,590 528,650 486,720 470,780 430,880"),
  pointsOf("420,380 390,440 372,470"),
  pointsOf("1240,470 1190,540 1180,620 1130,680 1150,760 1108,800 1100,890"),
];

/** Bluerock's lake. */
export const lake: readonly Point[] = pointsOf(
  "316,452 350,446 392,456 412,478 390,500 346,508 308,494 296,470",
);

/** Roads of each age; the ferry lines run over water. */
export const roads: Record<Age, readonly (readonly Point[])[]> = {
  post: [
    pointsOf("360,430 420,480 470,530 520,560 560,630 610,690 640,760 690,830 700,880"),
    pointsOf("520,560 510,640 480,730 500,800 600,850 700,880"),
    pointsOf("360,430 430,390 500,360 560,300 610,270"),
    pointsOf("1000,190 1010,280 985,360 1000,470 1090,500 1200,500 1300,520"),
    pointsOf("1300,520 1270,640 1190,720 1150,790 1120,850"),
  ],
  pre: [
    pointsOf("850,580 780,480 700,370 610,270"),
    pointsOf("850,580 960,470 1000,330 1000,190"),
    pointsOf("850,580 980,560 1140,520 1300,520"),
    pointsOf("850,580 700,590 560,570 430,500"),
  ],
};

/** The Queen's Causeway: dead straight to the southern sea. */
export const causeway: readonly Point[] = pointsOf("850,580 700,760 580,904");

/** Ferry lines after the Sundering. */
export const ferries: readonly (readonly Point[])[] = [
  pointsOf("712,904 780,950 890,972 1010,940 1104,896"),
  pointsOf("760,650 850,620 940,640"),
];
