import { glow } from "../../pen";
import type { Chance } from "../chance";
import { ink } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { beadsOf, disc, oval, place, pointsOf, polygon, ribbon, short, smooth } from "../shape";
import type { Point } from "../shape";
import { eye } from "./face";
import { motes } from "./motes";

/** Oak and iron, leaning in a doorway it never shuts. */
export function doorwarden(seed: Chance): string {
  const grain = (x: number, top: number, bottom: number, w: number): string =>
    stroke(
      Array.from(
        { length: 7 },
        (_, i) =>
          `M${short(x + (i / 6 - 0.5) * w)} ${short(top)}Q${short(x + (i / 6 - 0.5) * w + seed.between(-8, 8))} ${short((top + bottom) / 2)} ${short(x + (i / 6 - 0.5) * w)} ${short(bottom)}`,
      ).join(""),
      2.6,
      "#5d3f2a",
      0.7,
    );
  const light =
    `<linearGradient id="gap" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff3c4"/><stop offset="1" stop-color="#f7c96a"/></linearGradient>` +
    glow(700, 420, 330, "#ffe29a", 0.8) +
    `<path d="${polygon(pointsOf("610,150 790,150 790,706 610,706"))}" fill="url(#gap)"/>` +
    flat(polygon(pointsOf("620,706 790,706 900,752 560,752")), "#ffe7a8", 0.75);
  const frame =
    inked(
      polygon(pointsOf("540,716 540,110 860,110 860,716 800,716 800,160 606,160 606,716")),
      "#7d5a3c",
      5,
    ) + stroke("M572 150V700M830 150V700M620 134H790", 3, "#4a3322", 0.7);
  const door =
    inked(polygon(pointsOf("800,160 930,196 930,740 800,706")), "#9a6a42", 5) +
    stroke("M832 170V714M866 180V722M898 188V730", 3.5, "#5d3f2a") +
    [230, 440, 640]
      .map((y) =>
        inked(
          polygon([
            [798, y],
            [880, y + 22],
            [880, y + 38],
            [798, y + 18],
          ]),
          "#4b4d58",
          3,
        ),
      )
      .join("") +
    inked(disc(910, 480, 11), "#c9a35a", 3.5);
  const joints: readonly Point[] = pointsOf("452,330 420,470 500,560 474,640 430,560");
  const limbs = figure({
    id: "dwl",
    shapes: [
      polygon(pointsOf("410,300 450,296 440,470 396,466")),
      polygon(pointsOf("396,466 438,462 540,436 548,462 430,500")),
      polygon(pointsOf("450,540 492,536 500,716 458,720")),
      polygon(pointsOf("396,540 436,540 416,716 376,716")),
    ],
    fill: "#8a5f3d",
    weight: 5,
    depth: 7,
    marks: grain(450, 300, 720, 120),
  });
  const body = figure({
    id: "dwb",
    shapes: [polygon(pointsOf("392,268 506,256 512,556 384,560"))],
    fill: "#9a6a42",
    weight: 5,
    depth: 10,
    marks: grain(448, 260, 556, 110) + stroke("M392 360L508 350M388 470L510 464", 5, "#5d3f2a"),
  });
  const head =
    figure({
      id: "dwh",
      shapes: [smooth(pointsOf("420,256 412,160 450,106 500,106 530,160 520,250"), true, 0.5)],
      fill: "#a5754a",
      weight: 5,
      depth: 9,
      marks: grain(470, 110, 254, 110),
    }) +
    eye(452, 186, 14, "#ffd778") +
    eye(498, 184, 14, "#ffd778") +
    stroke("M452 226H496", 5) +
    inked(disc(476, 206, 7), "#4b4d58", 3) +
    stroke("M430 160q20 -12 40 -2M482 158q20 -10 38 2", 6);
  const hinges = joints
    .map(
      ([x, y]) =>
        inked(
          polygon([
            [x - 22, y - 11],
            [x + 22, y - 11],
            [x + 22, y + 11],
            [x - 22, y + 11],
          ]),
          "#4b4d58",
          3,
        ) +
        flat(disc(x - 13, y, 3.4) + disc(x + 13, y, 3.4), "#c9cbd6") +
        stroke(`M${short(x)} ${short(y - 16)}v32`, 6, "#2b2c36"),
    )
    .join("");
  return (
    light +
    frame +
    door +
    flat(oval(460, 720, 120, 16, 0), ink, 0.3) +
    limbs +
    body +
    head +
    hinges +
    motes(seed, "#fff3c4", 24)
  );
}

/** A figure some way ahead on the road, with a lantern and a heavy bag. */
export function homeward(seed: Chance): string {
  const road =
    flat(
      smooth(
        pointsOf("380,760 520,600 620,520 590,470 650,430 676,470 700,530 760,620 880,760"),
        true,
        0.7,
      ),
      "#b9a5a0",
      0.9,
    ) +
    flat(
      Array.from({ length: 26 }, () =>
        disc(
          seed.between(470, 800),
          seed.between(560, 740),
          seed.between(5, 11),
          seed.between(3, 6),
        ),
      ).join(""),
      "#8d7b86",
      0.7,
    );
  const house =
    place(
      inked(polygon(pointsOf("-70,60 -70,-10 70,-10 70,60")), "#4a4468", 4) +
        inked(polygon(pointsOf("-90,-4 0,-70 90,-4")), "#332d50", 4) +
        inked(
          polygon(pointsOf("-44,10 -14,10 -14,40 -44,40")) +
            polygon(pointsOf("16,60 16,12 46,12 46,60")),
          "#ffd778",
          3,
        ) +
        stroke("M44 -40v-34", 12, "#332d50"),
      850,
      420,
    ) +
    glow(850, 430, 110, "#ffd778", 0.6) +
    stroke("M730 500v-50M770 496v-50M720 470h60", 7, "#332d50");
  const coat = smooth(pointsOf("560,330 640,330 690,420 716,640 640,664 560,664 486,640 512,420"));
  const legs = [
    ribbon(beadsOf("570,640,26 560,690,20 548,728,22")),
    ribbon(beadsOf("636,640,26 650,680,20 662,712,20")),
  ];
  const bag =
    figure({
      id: "bag",
      shapes: [smooth(pointsOf("430,400 500,350 566,400 580,500 520,570 430,550 396,470"))],
      fill: "#8a6a4a",
      weight: 5,
      depth: 14,
      marks: stroke("M440 440q50 30 110 0M430 500q60 30 130 0", 4, "#5d4630"),
    }) + stroke("M500 360Q560 320 640 400", 11, "#5d4630");
  const head = [
    disc(600, 280, 62, 58),
    smooth(pointsOf("548,262 520,190 560,180 590,240")),
    smooth(pointsOf("612,240 646,180 682,196 654,264")),
  ];
  const hat =
    inked(smooth(pointsOf("508,262 600,236 694,262 600,290")), "#4a4260", 5) +
    inked(smooth(pointsOf("548,256 560,200 600,186 642,200 654,256 600,272")), "#4a4260", 5);
  const arm = ribbon(beadsOf("660,390,32 740,450,24 780,430,18"));
  const lantern =
    glow(800, 500, 250, "#ffd25a", 0.95) +
    stroke("M784 430V462", 5) +
    inked(polygon(pointsOf("764,462 806,462 812,476 758,476")), "#4b4d58", 4) +
    inked(polygon(pointsOf("762,476 808,476 804,540 766,540")), "#ffe9a0", 4) +
    inked(polygon(pointsOf("758,540 812,540 806,554 764,554")), "#4b4d58", 4) +
    flat(smooth(pointsOf("785,490 796,514 785,532 774,514")), "#ff9a3c");
  return (
    house +
    road +
    flat(oval(606, 726, 130, 18, 0), ink, 0.35) +
    figure({ id: "hml", shapes: legs, fill: "#3a3450", weight: 5, depth: 6 }) +
    figure({
      id: "hmt",
      shapes: [ribbon(beadsOf("540,600,22 430,640,30 380,700,26 340,716,3"))],
      fill: "#6f6590",
      weight: 5,
      depth: 9,
    }) +
    figure({
      id: "hmc",
      shapes: [coat, ...head, arm],
      fill: "#6f6590",
      shade: "#443c66",
      weight: 5,
      depth: -14,
      rim: 0.5,
      marks: stroke(
        "M600 350V650M556 420Q540 540 530 640M646 420Q664 540 672 640",
        4,
        "#443c66",
        0.7,
      ),
    }) +
    hat +
    bag +
    lantern +
    motes(seed, "#ffe9a0", 20)
  );
}
