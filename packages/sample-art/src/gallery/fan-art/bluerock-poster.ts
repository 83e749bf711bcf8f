import { drawCharacter } from "../../cast";
import {
  box,
  curve,
  fill,
  glow,
  gradient,
  num,
  oval,
  polygon,
  stroke,
  type Point,
} from "../../pen";
import { between, type Chance } from "../../seeded";
import { handLetters } from "./hand-lettering";
import type { Piece } from "./piece";
import { silhouette } from "./silhouette";
import { points } from "./points";

const [width, height] = [1000, 1480];
const frame = { left: 50, top: 50, right: 950, bottom: 1190 };
const shore = 850;
const cream = "#fdf1d6";
const navy = "#13294f";

/** One cliff: its lit face, its shaded face, and strata across both. */
function cliff(
  points: readonly Point[],
  edge: readonly Point[],
  light: string,
  shade: string,
): string {
  const last = points[points.length - 1] ?? [0, 0];
  const first = points[0] ?? [0, 0];
  const whole = polygon([...points, [last[0], shore], [first[0], shore]]);
  const shaded = polygon([
    ...edge,
    [last[0], shore],
    ...[...points].reverse().filter(([x]) => x > (edge[0]?.[0] ?? 0)),
  ]);
  return fill(whole, light) + fill(shaded, shade);
}

function strata(chance: Chance, left: number, right: number, top: number, colour: string): string {
  let d = "";
  for (let y = top; y < shore - 14; y += between(chance, 26, 46)) {
    const x = left + between(chance, 0, (right - left) * 0.5);
    const long = between(chance, 40, (right - left) * 0.45);
    d += `M${num(x)},${num(y)}l${num(long)},${num(between(chance, -8, 4))}l${num(-long * 0.3)},${num(8)}Z`;
  }
  return fill(d, colour, 0.5);
}

/** Steep roofs along the water, windows lit. */
function town(chance: Chance): string {
  let art = "";
  const walls = ["#f7d9a8", "#f2b98a", "#fbe7c4", "#e89a7a"] as const;
  const roofs = ["#c9482f", "#8c2f3f", "#e0703a", "#5a2a4a"] as const;
  let x = 396;
  for (let i = 0; x < 770; i++) {
    const w = between(chance, 30, 46);
    const tall = between(chance, 36, 84);
    const y = shore - tall;
    art +=
      box(x, y, w, tall + 4, walls[i % 4] ?? cream) +
      box(x + w * 0.62, y, w * 0.38, tall + 4, navy, 0.16) +
      fill(
        polygon([
          [x - 4, y],
          [x + w / 2, y - w * 0.9],
          [x + w + 4, y],
        ]),
        roofs[(i * 3) % 4] ?? navy,
      ) +
      fill(
        polygon([
          [x + w / 2, y - w * 0.9],
          [x + w + 4, y],
          [x + w * 0.6, y],
        ]),
        navy,
        0.2,
      );
    for (let k = 0; k < Math.floor(tall / 26); k++)
      art +=
        box(x + 7, y + 10 + k * 24, 7, 11, "#7a3a3a") +
        box(x + w - 14, y + 10 + k * 24, 7, 11, "#ffe27a");
    x += w - 3;
  }
  // The archive's tower, where the lamp is never out.
  return (
    art +
    box(560, shore - 190, 40, 190, "#fbe7c4") +
    box(584, shore - 190, 16, 190, navy, 0.18) +
    fill(
      polygon([
        [550, shore - 190],
        [580, shore - 268],
        [610, shore - 190],
      ]),
      "#2f6f8a",
    ) +
    fill(oval(578, shore - 158, 9, 12), "#ffe27a") +
    stroke(`M580,${shore - 268}v-26l22,8l-22,9`, 3, "#c9482f")
  );
}

function water(chance: Chance): string {
  const { defs, ref } = gradient([
    [0, "#f6b07a"],
    [0.22, "#7fb6c4"],
    [0.6, "#2f7fb0"],
    [1, "#1d4f8c"],
  ]);
  let art = defs + box(frame.left, shore, 900, frame.bottom - shore, ref);
  let gold = "";
  let blue = "";
  for (let i = 0; i < 40; i++) {
    const y = shore + 8 + i * 8.4;
    const half = 26 + i * 3.4;
    const x = 300 + between(chance, -half, half) * 0.5;
    gold += `M${num(x - half * 0.6)},${num(y)}h${num(half * between(chance, 0.7, 1.4))}l-8,4h${num(-half * 0.7)}Z`;
    const far = between(chance, 460, 930);
    blue += `M${num(far)},${num(y)}h${num(between(chance, 30, 110))}l-10,4h-30Z`;
  }
  art += fill(blue, "#bfe6ea", 0.5) + fill(gold, "#fff0b0", 0.9);
  // A boat with a patched sail.
  return (
    art +
    fill(
      "M640,962C680,974 770,974 812,956C804,988 786,1004 764,1006H690C664,1002 648,986 640,962Z",
      "#7a2430",
    ) +
    fill("M640,962C680,974 770,974 812,956L810,966C770,982 690,984 644,972Z", cream) +
    fill("M724,958V772C780,822 806,890 808,944Z", cream) +
    fill("M716,956V796C676,840 656,890 650,946Z", "#f28a4a") +
    fill(polygon(points("752,880 778,876 780,902 754,906")), "#2aa8a0") +
    stroke("M720,962V762", 5, navy) +
    fill("M700,1018h100l-20,10h-90ZM680,1036h80l-14,8h-60Z", navy, 0.3)
  );
}

function pine(x: number, foot: number, tall: number, colour: string): string {
  let d = "";
  for (let i = 0; i < 6; i++) {
    const y = foot - tall + (i * tall) / 6.6;
    const half = tall * (0.06 + i * 0.042);
    d += polygon([
      [x, y - tall * 0.06],
      [x + half, y + tall * 0.2],
      [x, y + tall * 0.15],
      [x - half, y + tall * 0.2],
    ]);
  }
  return fill(d, colour) + box(x - tall * 0.02, foot - tall * 0.1, tall * 0.04, tall * 0.1, colour);
}

export const bluerockPoster: Piece = {
  width,
  height,
  draw(chance) {
    const sky = gradient([
      [0, "#1d4f8c"],
      [0.3, "#4a9ab8"],
      [0.55, "#f7cf8a"],
      [0.8, "#f49a5a"],
      [1, "#ee6f4a"],
    ]);
    let scene = sky.defs + box(frame.left, frame.top, 900, shore - frame.top, sky.ref);
    let rays = "";
    for (let i = 0; i < 20; i++) {
      const [a, b] = [(i * Math.PI) / 10, ((i + 0.5) * Math.PI) / 10];
      rays += polygon([
        [300, 600],
        [300 + Math.cos(a) * 1400, 600 + Math.sin(a) * 1400],
        [300 + Math.cos(b) * 1400, 600 + Math.sin(b) * 1400],
      ]);
    }
    scene +=
      fill(rays, "#fff0c0", 0.13) +
      fill(oval(300, 600, 168, 168), "#fff0b8") +
      fill(oval(300, 600, 146, 146), "#ffd15a") +
      glow(300, 600, 360, "#ffe08a", 0.5);
    for (const [x, y, s] of [
      [180, 300, 1],
      [640, 190, 1.3],
      [380, 430, 0.7],
    ] as const)
      scene += fill(
        `M${num(x - 130 * s)},${y}h${num(290 * s)}a${num(20 * s)},${num(20 * s)} 0 0 0 -60,${num(-24 * s)}a${num(46 * s)},${num(40 * s)} 0 0 0 ${num(-90 * s)},${num(-14 * s)}a${num(34 * s)},${num(34 * s)} 0 0 0 ${num(-70 * s)},${num(14 * s)}Z`,
        cream,
        0.85,
      );
    scene += fill(
      polygon([
        [50, shore],
        [50, 760],
        [160, 716],
        [260, 770],
        [380, 738],
        [520, shore],
      ]),
      "#8a7aa8",
    );
    scene +=
      cliff(
        [
          [480, 640],
          [520, 470],
          [566, 440],
          [610, 470],
          [660, 430],
          [720, shore],
        ],
        [
          [566, 440],
          [590, 560],
          [560, 700],
          [600, shore],
        ],
        "#6fb0d8",
        "#3f78b0",
      ) + strata(chance, 490, 700, 500, "#cfeaf4");
    scene +=
      cliff(
        points("600,700 630,420 660,300 720,262 780,290 800,250 860,232 950,260"),
        [
          [720, 262],
          [744, 420],
          [700, 600],
          [740, shore],
        ],
        "#5a9ad0",
        "#2a5c9c",
      ) + strata(chance, 630, 940, 340, "#bfe2f2");
    scene +=
      cliff(
        points("780,760 800,520 840,420 900,390 950,410"),
        [
          [900, 390],
          [880, 560],
          [910, 700],
          [890, shore],
        ],
        "#3f7fc0",
        "#1d4684",
      ) + strata(chance, 800, 950, 460, "#a8d4ee");
    scene += fill(
      "M650,306C676,284 700,266 722,260C752,268 770,286 782,290L800,250C824,236 852,230 862,232L950,258V282C900,262 860,262 812,284L786,316C756,296 730,290 700,300C684,306 664,330 648,340Z",
      "#5f9a5a",
    );
    scene += town(chance) + water(chance);
    const bank = curve(points("-20,1080 140,1050 330,1086 560,1128 800,1106 1020,1040"));
    scene +=
      pine(118, 1120, 420, "#1b3f50") +
      pine(210, 1130, 290, "#245260") +
      pine(900, 1120, 500, "#1b3f50") +
      pine(820, 1130, 310, "#245260");
    scene +=
      fill(`${bank}L1020,1300L-20,1300Z`, navy) +
      fill(`${bank}L1020,1072C800,1136 560,1152 330,1108C140,1070 0,1090 -20,1104Z`, "#2f5a5a");
    scene += silhouette(
      drawCharacter({
        who: "chase",
        pose: "pointing",
        expression: "happy",
        facing: "right",
        x: 420,
        y: 1130,
        height: 262,
      }),
      navy,
    );
    scene += fill(
      "M384,978C404,990 440,990 462,974L466,990C440,1006 404,1006 382,994ZM388,990C360,1000 330,996 306,1012C322,1020 330,1030 334,1040C356,1022 378,1016 398,1004Z",
      "#f2b632",
    );
    let art =
      box(0, 0, width, height, cream) +
      `<clipPath id="view"><path d="M50,50H950V1190H50Z"/></clipPath><g clip-path="url(#view)">${scene}</g>` +
      stroke("M50,50H950V1190H50Z", 7, navy);
    art += stroke(
      handLetters("BLUEROCK", {
        x: 500,
        y: 1336,
        size: 104,
        anchor: "middle",
        gap: 1.9,
        stretch: 1.06,
      }),
      23,
      navy,
    );
    art += stroke(
      handLetters("COME FOR THE CLIFFS. STAY FOR THE STREAM.", {
        x: 500,
        y: 1398,
        size: 24,
        anchor: "middle",
        gap: 1.7,
      }),
      4.4,
      "#c9482f",
    );
    art +=
      stroke("M50,1432H330M670,1432H950", 5, navy) +
      stroke(
        handLetters("FERRY TWICE DAILY", { x: 500, y: 1440, size: 17, anchor: "middle", gap: 2 }),
        3.2,
        navy,
      );
    return art;
  },
};
