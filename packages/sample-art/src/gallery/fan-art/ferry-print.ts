import { box, fill, group, num, oval, stroke, type Point } from "../../pen";
import { textPath } from "../../lettering";
import { between, type Chance } from "../../seeded";
import type { Piece } from "./piece";

const [width, height] = [1500, 1080];
const paper = "#f6efdf";
const blue = "#1f3350";
const red = "#e0562f";
/** The block inside the paper's margins. */
const block = { left: 90, top: 80, right: 1410, bottom: 920 };

/** The mark of a gouge pushed from one spot to another: thin, wide, thin. */
function cut(a: Point, b: Point, w: number, bend = 0): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const [mx, my] = [(a[0] + b[0]) / 2 + nx * bend, (a[1] + b[1]) / 2 + ny * bend];
  return `M${num(a[0])},${num(a[1])}Q${num(mx + nx * w)},${num(my + ny * w)} ${num(b[0])},${num(b[1])}Q${num(mx - nx * w)},${num(my - ny * w)} ${num(a[0])},${num(a[1])}Z`;
}

const sun: Point = [1000, 400];
const swell = (x: number) => 690 + Math.sin((x - 200) / 190) * 46 + Math.sin(x / 70) * 7;

function skyCuts(chance: Chance): string {
  let d = "";
  for (let ring = 0; ring < 15; ring++) {
    const radius = 236 + ring * 62;
    const count = Math.round(radius / 13);
    for (let i = 0; i < count; i++) {
      const a = ((i + between(chance, -0.25, 0.25)) / count) * Math.PI * 2 + ring;
      const from = radius + between(chance, -8, 14);
      const to = from + between(chance, 34, 58);
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const start: Point = [sun[0] + c * from, sun[1] + s * from];
      const end: Point = [sun[0] + c * to, sun[1] + s * to];
      if (Math.max(start[1], end[1]) > swell(start[0]) - 16) continue;
      d += cut(start, end, between(chance, 2.5, 6.4) * (1 - ring * 0.032));
    }
  }
  return d;
}

function seaCuts(chance: Chance): string {
  let d = "";
  for (let row = 0; row < 13; row++) {
    const deep = row * 19 + row * row * 0.55;
    for (let x = block.left - 40; x < block.right;) {
      const long = between(chance, 44, 130) + row * 4;
      const y = (at: number) => swell(at + row * 34) + 12 + deep + between(chance, -2, 2);
      if (chance() > 0.16)
        d += cut(
          [x, y(x)],
          [x + long, y(x + long)],
          between(chance, 3, 6.5) + row * 0.25,
          -7 - row,
        );
      x += long + between(chance, 8, 30);
    }
  }
  return d;
}

/** A crest curling over, foam in claws. */
function breaker(): { body: string; foam: string } {
  return {
    body: "M60,980C60,700 130,470 330,372C440,322 560,352 596,430C540,398 480,404 450,446C404,512 470,640 640,716C720,752 800,780 900,980Z",
    foam: "M330,372C440,322 560,352 596,430C602,452 592,470 578,466C570,444 552,430 540,440C544,462 528,478 512,466C510,446 492,432 478,446C476,470 458,484 446,470C444,452 430,448 420,462C424,486 404,500 392,486C388,462 370,450 352,462C350,440 318,430 292,446C296,418 308,392 330,372Z",
  };
}

function ferry(): { solid: string; cream: string; red: string } {
  const hull =
    "M640,600C760,628 1060,628 1216,566C1210,640 1180,706 1140,732H720C676,706 652,656 640,600Z";
  const cabin = "M736,606V502H1010V606ZM716,502L740,474H1008L1034,502Z";
  const funnel = "M812,474L820,342H884L892,474Z";
  const mast = "M1094,600L1098,300H1106L1110,594Z";
  const wheel = oval(800, 640, 92, 92);
  let spokes = "";
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    spokes += cut(
      [800 + Math.cos(a) * 18, 640 + Math.sin(a) * 18],
      [800 + Math.cos(a) * 78, 640 + Math.sin(a) * 78],
      7,
    );
  }
  const windows = [770, 830, 890, 950].map((x) => `M${x},592V546q20,-28 40,0V592Z`).join("");
  let planks = "";
  for (let i = 0; i < 4; i++)
    planks +=
      cut([660 + i * 12, 632 + i * 24], [700, 640 + i * 24], 3) +
      cut([904, 642 + i * 22], [1190 - i * 14, 610 + i * 28], 4, 8);
  return {
    solid: hull + cabin + funnel + mast + wheel,
    cream:
      windows +
      spokes +
      planks +
      "M818,372h68l2,34H816Z" +
      cut([744, 514], [1004, 514], 4) +
      cut([728, 494], [1022, 494], 4),
    red: "M1106,306L1196,330L1106,366Z",
  };
}

/** The captain at the bow: one paw on the rail, the other shading her eyes. */
const captain =
  "M1064,600C1058,552 1062,512 1084,486C1070,474 1062,456 1064,436L1048,398L1040,360L1036,344L1058,366L1084,398C1096,392 1110,392 1122,398L1144,364L1162,340L1160,358L1154,396L1144,428C1150,436 1158,442 1160,450C1162,460 1154,468 1144,470C1138,480 1132,486 1126,490L1160,486L1204,452L1212,462L1172,504L1142,514C1152,540 1156,566 1158,590Z";
const captainCuts =
  cut([1088, 502], [1080, 582], 4) +
  cut([1104, 502], [1102, 586], 3) +
  "M1078,530L1144,516L1147,532L1080,550Z" +
  cut([1112, 430], [1138, 432], 5) +
  cut([1056, 384], [1072, 416], 4) +
  cut([1148, 380], [1134, 414], 4) +
  cut([1118, 458], [1156, 458], 2.4) +
  cut([1120, 466], [1098, 474], 2) +
  cut([1076, 440], [1082, 470], 2.4);

function gull(x: number, y: number, s: number): string {
  return `M${num(x - 60 * s)},${num(y - 16 * s)}Q${num(x - 28 * s)},${num(y - 34 * s)} ${num(x)},${num(y)}Q${num(x + 30 * s)},${num(y - 40 * s)} ${num(x + 66 * s)},${num(y - 26 * s)}Q${num(x + 30 * s)},${num(y - 22 * s)} ${num(x + 6 * s)},${num(y + 10 * s)}L${num(x - 8 * s)},${num(y + 12 * s)}Q${num(x - 26 * s)},${num(y - 14 * s)} ${num(x - 60 * s)},${num(y - 16 * s)}Z`;
}

/** Steam in curls, cut clear of the sky. */
const steam =
  "M840,336C800,300 812,262 850,258C834,214 876,182 914,204C926,158 992,150 1012,192C1060,170 1104,204 1090,244C1060,230 1046,262 1066,280C1030,300 1006,286 1000,262C984,292 950,292 938,270C930,300 896,312 886,336Z";

export const ferryPrint: Piece = {
  width,
  height,
  draw(chance) {
    const boat = ferry();
    const wave = breaker();
    let sea = `M${block.left},${block.bottom}`;
    for (let x = block.left; x <= block.right; x += 20) sea += `L${x},${num(swell(x))}`;
    sea += `L${block.right},${block.bottom}Z`;
    let chatter = "";
    for (let i = 0; i < 620; i++)
      chatter += `M${num(between(chance, block.left, block.right))},${num(between(chance, block.top, block.bottom))}h${num(between(chance, 0, 2.5))}`;
    let bands = "";
    for (let i = 0; i < 9; i++) {
      const y = sun[1] + 30 + i * 21;
      bands += cut([sun[0] - 240, y], [sun[0] + 240, y + between(chance, -4, 4)], 3 + i * 0.9);
    }
    const waveCuts = Array.from({ length: 13 }, (_, i) => {
      const t = i / 12;
      // The back of the wave, then its hollow, where the water is drawn up into the crest.
      return (
        cut(
          [96 + t * 300, 940 - t * 10],
          [250 + t * 176, 440 + t * 56],
          3 + (i % 3) * 2,
          -84 + t * 70,
        ) + cut([410 + t * 420, 930 - t * 60], [440 + t * 120, 520 + t * 150], 7 - t * 3.4, -58)
      );
    }).join("");
    const waveRed = [0, 1, 2, 3, 4, 5]
      .map((i) => cut([150 + i * 52, 900], [296 + i * 26, 470 + i * 10], 6, -70 + i * 12))
      .join("");
    const edge = `M${block.left},${block.top}L${block.right},${block.top + 4}L${block.right - 3},${block.bottom}L${block.left + 4},${block.bottom - 3}Z`;
    // The red block was printed a hair out of register, as it always is.
    const redLayer = group(
      fill(oval(sun[0], sun[1], 218, 218), red) +
        fill(bands, paper) +
        fill(boat.red, red) +
        fill(
          "M660,660C780,690 1050,690 1200,630C1190,676 1168,712 1140,732H720C690,712 672,690 660,660Z",
          red,
        ),
      { x: -6, y: 5 },
    );
    const art =
      `<clipPath id="block"><path d="${edge}"/></clipPath><g clip-path="url(#block)">` +
      fill(edge, blue) +
      fill(skyCuts(chance), paper) +
      fill(oval(sun[0], sun[1], 226, 226), paper) +
      redLayer +
      fill(steam, paper) +
      stroke(
        "M862,300C848,268 880,256 896,274M930,250C926,214 972,204 984,232M1020,250C1022,222 1056,216 1066,238",
        8,
        blue,
      ) +
      fill(boat.solid, blue) +
      stroke(boat.solid, 3, paper) +
      fill(boat.cream, paper) +
      group(
        fill("M818,376h68l2,26H816Z", red) +
          fill(boat.red, red) +
          fill(
            "M674,682C800,704 1040,700 1186,654C1176,690 1160,716 1140,732H720C700,718 686,702 674,682Z",
            red,
            0.96,
          ),
        { x: -5, y: 4 },
      ) +
      fill(captain, blue) +
      stroke(captain, 5, paper) +
      fill(captain, blue) +
      fill(captainCuts, paper) +
      fill(gull(420, 250, 1.1) + gull(560, 180, 0.7) + gull(1290, 220, 0.9), paper) +
      fill(sea, blue) +
      fill(seaCuts(chance), paper) +
      fill(wave.body, blue) +
      stroke(wave.body, 5, paper) +
      fill(waveCuts, paper) +
      group(fill(waveRed, red), { x: -5, y: 4 }) +
      fill(wave.foam, paper) +
      stroke(chatter, 1.8, paper, 0.8) +
      "</g>";
    const pencil = (text: string, x: number, anchor: "start" | "middle" | "end") =>
      fill(textPath(text, { x, y: 986, size: 34, font: "italic", anchor }), "#6a6660");
    let fibres = "";
    for (let i = 0; i < 90; i++)
      fibres += `M${num(between(chance, 0, width))},${num(between(chance, 0, height))}q${num(between(chance, -20, 20))},${num(between(chance, -12, 12))} ${num(between(chance, -34, 34))},6`;
    return (
      box(0, 0, width, height, paper) +
      stroke(fibres, 1.4, "#cbbf9f", 0.6) +
      art +
      pencil("7 / 40", 110, "start") +
      pencil("“Second Opinion”", width / 2, "middle") +
      pencil("H. Tidemark  411 AS", 1390, "end")
    );
  },
};
