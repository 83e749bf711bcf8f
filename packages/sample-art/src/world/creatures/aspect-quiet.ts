import { glow } from "../../pen";
import type { Chance } from "../chance";
import { ink } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import {
  beadsOf,
  disc,
  oval,
  place,
  pointsOf,
  polygon,
  ribbon,
  short,
  smooth,
  star,
} from "../shape";
import { lid } from "./face";

/** The silence that falls with snow: a great pale hound with no mouth. */
export function hush(seed: Chance): string {
  const tone = "#e9eef8";
  const body = ribbon(
    beadsOf("250,620,74 360,590,110 520,584,112 680,570,116 760,500,96 800,410,78"),
    6,
  );
  const fore = ribbon(beadsOf("720,620,60 820,672,44 940,690,40"));
  const hind = ribbon(beadsOf("340,630,80 430,682,46 520,694,36"));
  const tail = ribbon(beadsOf("230,620,40 150,660,46 200,712,34 330,722,10"), 6);
  const headShape = [
    ribbon(beadsOf("800,340,84 870,380,60 940,420,38")),
    smooth(pointsOf("740,300 690,330 660,430 690,470 730,420 770,350")),
    smooth(pointsOf("800,264 820,240 850,262 850,330 800,320")),
  ];
  const shag = Array.from({ length: 40 }, () => {
    const [x, y] = [seed.between(260, 820), seed.between(500, 680)];
    return `M${short(x)} ${short(y)}q-8 16 -26 22`;
  }).join("");
  const fringe = Array.from({ length: 16 }, (_, i) =>
    ribbon([
      [280 + i * 32, 660, 26],
      [272 + i * 32, 700, 16],
      [262 + i * 32, 724, 2],
    ]),
  );
  const snow = flat(
    Array.from({ length: 90 }, () =>
      disc(seed.between(120, 1080), seed.between(100, 700), seed.between(2, 6)),
    ).join(""),
    "#ffffff",
    0.95,
  );
  const door =
    inked(polygon(pointsOf("400,640 400,150 1010,150 1010,640")), "#2d3759", 5, "#1d2440") +
    flat(polygon(pointsOf("430,640 430,178 980,178 980,640")), "#f2c978", 0.85) +
    stroke("M705 178V640M430 380H980", 7, "#2d3759");
  return (
    door +
    glow(640, 520, 430, "#ffffff", 0.75) +
    flat(oval(600, 724, 420, 26, 0), "#ffffff", 0.8) +
    figure({
      id: "hus",
      shapes: [tail, body, hind, fore, ...headShape, ...fringe],
      fill: tone,
      shade: "#a9b8dc",
      weight: 5,
      depth: 20,
      line: "#5f6f9c",
      marks: stroke(shag, 3.5, "#a9b8dc", 0.8),
    }) +
    stroke(smooth(pointsOf("760,310 712,350 692,440"), false), 4, "#a9b8dc") +
    `<g stroke="#5f6f9c">${stroke("M846 356q18 14 38 4", 6, "#5f6f9c")}</g>` +
    flat(oval(962, 412, 19, 15, 20), "#5f6f9c") +
    stroke("M900 690q4 14 0 26M930 690q4 14 0 26M490 696q4 12 0 22", 4, "#8a99c4") +
    snow
  );
}

/** Four bars looking for a fifth: a translucent fiddler with no strings. */
export function unfinishedSong(seed: Chance): string {
  const staff = [0, 1, 2, 3, 4]
    .map((i) =>
      stroke(
        `M150 ${short(250 + i * 24)}C380 ${short(120 + i * 26)} 560 ${short(420 + i * 20)} 1050 ${short(190 + i * 24)}`,
        3,
        "#f6ecff",
        0.7,
      ),
    )
    .join("");
  const notes =
    pointsOf("240,250 340,238 430,270 820,290 900,250 970,270")
      .map(
        ([x = 0, y = 0], i) =>
          flat(oval(x, y, 17, 12, -20), "#fff6d8") +
          stroke(
            `M${short(x + 15)} ${short(y - 4)}v-66${i % 2 ? "q24 8 22 34" : ""}`,
            5,
            "#fff6d8",
          ),
      )
      .join("") + stroke(oval(1030, 240, 17, 12, -20), 4, "#fff6d8", 0.8);
  const robe = smooth(
    pointsOf(
      "560,330 640,320 690,400 720,540 800,700 690,680 640,726 580,684 510,730 480,676 400,690 490,540 510,400",
    ),
  );
  const arms = [
    ribbon(beadsOf("540,370,30 450,440,24 500,500,18 560,470,13")),
    ribbon(beadsOf("660,370,30 760,420,22 790,330,16 760,280,12")),
  ];
  const head = [
    disc(606, 246, 70, 64),
    ribbon(beadsOf("630,256,40 690,276,15")),
    smooth(pointsOf("556,206 520,110 560,90 596,176")),
    smooth(pointsOf("620,182 640,96 680,92 670,190")),
  ];
  const fiddle = place(
    inked(
      smooth(
        pointsOf("-96,0 -78,-44 -36,-40 -8,-28 20,-38 64,-40 84,0 64,40 20,38 -8,28 -36,40 -78,44"),
      ),
      "#b5652f",
      5,
    ) +
      flat(oval(-4, -18, 14, 4, 10) + oval(-4, 18, 14, 4, -10), ink) +
      inked(polygon(pointsOf("80,-10 190,-8 190,8 80,10")), "#5d3a24", 4) +
      inked(disc(200, 0, 15), "#5d3a24", 4),
    580,
    440,
    { turn: -24 },
  );
  const bow = stroke("M470 560L800 260", 7, "#7d5638") + stroke("M478 568L806 270", 2.5, "#fdf6e3");
  return (
    glow(600, 420, 430, "#d8b8ff", 0.6) +
    staff +
    `<g opacity=".86">${figure({ id: "sng", shapes: [robe, ...arms, ...head], fill: "#a58ae0", shade: "#6f57b5", weight: 5, depth: 16, rim: 0.5, line: "#3a2a66", marks: stroke("M560 420Q540 560 470 690M620 430Q640 580 600 700M660 420Q680 560 740 690", 5, "#d8c8ff", 0.7) + flat(Array.from({ length: 24 }, () => polygon(star(seed.between(440, 760), seed.between(420, 700), seed.between(4, 9), 2, 4))).join(""), "#fff6d8") })}</g>` +
    fiddle +
    bow +
    lid(618, 240, 14) +
    lid(664, 246, 11) +
    stroke("M640 290q14 8 26 -2", 4) +
    flat(disc(698, 272, 8), ink) +
    notes
  );
}
