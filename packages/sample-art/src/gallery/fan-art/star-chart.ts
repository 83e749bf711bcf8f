import { box, fill, glow, gradient, group, num, oval, stroke, type Point } from "../../pen";
import { between } from "../../seeded";
import { handLetters } from "./hand-lettering";
import type { Piece } from "./piece";
import { points } from "./points";

const size = 1400;
const c = size / 2;
const gold = "#f0cf8a";
const pale = "#cfd8ff";

interface Figure {
  name: string;
  at: Point;
  scale: number;
  turn: number;
  /** The star-to-star lines: runs of indexes into the stars. */
  stars: readonly Point[];
  lines: readonly (readonly number[])[];
  /** What the ancients saw there. */
  picture: string;
  label: Point;
}

const figures: readonly Figure[] = [
  {
    name: "THE SIX SISTERS",
    at: [700, 650],
    scale: 1,
    turn: 0,
    stars: points("-76,16 -42,-62 34,-78 90,-20 62,60 -22,74"),
    lines: [[0, 1, 2, 3, 4, 5, 0]],
    picture: oval(0, 0, 128, 118),
    label: [0, 148],
  },
  {
    name: "THE FOX WHO ASKED",
    at: [370, 490],
    scale: 1.25,
    turn: -14,
    stars: points(
      "118,-34 92,-78 70,-40 20,-20 -50,-14 -90,-50 -140,-74 40,50 74,84 -46,46 -80,80",
    ),
    lines: [
      [0, 1, 2, 0],
      [2, 3, 4, 5, 6],
      [3, 7, 8],
      [4, 9, 10],
    ],
    picture:
      "M150,-22C130,-40 120,-50 112,-56L104,-96L86,-66C60,-60 40,-44 10,-40C-30,-36 -60,-34 -76,-44C-100,-76 -130,-100 -164,-84C-146,-80 -140,-60 -120,-40C-104,-22 -84,-8 -66,-2C-72,26 -92,60 -96,92L-74,94C-58,66 -40,44 -28,22C-4,30 20,30 34,24C40,50 56,76 66,98L88,92C78,66 66,40 60,14C84,4 96,-6 110,-10C126,-8 142,-12 150,-22Z",
    label: [0, 132],
  },
  {
    name: "THE TWO CLUBS",
    at: [1010, 440],
    scale: 1.1,
    turn: 18,
    stars: points("-60,-70 -92,-22 -28,-22 -60,40 62,-40 30,8 94,8 62,72"),
    lines: [
      [0, 1, 2, 0],
      [0, 3],
      [4, 5, 6, 4],
      [4, 7],
    ],
    picture: [-60, 62]
      .map((x, i) => {
        const y = i * 30 - 36;
        return (
          oval(x, y - 30, 30, 30) +
          oval(x - 32, y + 12, 30, 30) +
          oval(x + 32, y + 12, 30, 30) +
          `M${x - 8},${y}L${x - 26},${y + 82}H${x + 26}L${x + 8},${y}Z`
        );
      })
      .join(""),
    label: [0, 118],
  },
  {
    name: "THE FERRY",
    at: [1070, 850],
    scale: 1.15,
    turn: 12,
    stars: points("-110,10 -70,62 66,62 118,0 0,20 0,-96 64,-10"),
    lines: [
      [0, 1, 2, 3, 4, 0],
      [4, 5, 6, 4],
    ],
    picture:
      "M-124,10C-60,34 60,34 132,-4C126,40 100,74 70,80H-70C-98,70 -116,44 -124,10ZM-4,18V-108H6C44,-70 70,-30 78,0L8,14Z",
    label: [0, 116],
  },
  {
    name: "THE WHITE STAG",
    at: [700, 1010],
    scale: 1.2,
    turn: 0,
    stars: points("0,92 -26,20 26,20 -58,-30 58,-30 -96,-88 -40,-96 40,-96 96,-88"),
    lines: [
      [0, 1, 2, 0],
      [1, 3, 5],
      [3, 6],
      [2, 4, 8],
      [4, 7],
    ],
    picture:
      "M0,112C-20,104 -26,80 -28,60C-44,44 -70,30 -84,10C-66,4 -48,12 -34,16C-40,-10 -66,-20 -76,-44C-92,-60 -108,-76 -106,-104C-92,-92 -88,-76 -72,-66C-62,-78 -56,-96 -44,-112C-40,-90 -46,-70 -52,-52C-36,-34 -20,-12 -14,0H14C20,-12 36,-34 52,-52C46,-70 40,-90 44,-112C56,-96 62,-78 72,-66C88,-76 92,-92 106,-104C108,-76 92,-60 76,-44C66,-20 40,-10 34,16C48,12 66,4 84,10C70,30 44,44 28,60C26,80 20,104 0,112Z",
    label: [0, 142],
  },
  {
    name: "THE JAM JAR",
    at: [360, 890],
    scale: 1.1,
    turn: -10,
    stars: points("-56,-78 56,-78 62,-30 62,76 -62,76 -62,-30"),
    lines: [
      [0, 1, 2, 3, 4, 5, 0],
      [5, 2],
    ],
    picture:
      "M-62,-96H62V-62H-62ZM-54,-62C-76,-46 -78,-30 -78,-10V70C-78,90 -66,96 -50,96H50C66,96 78,90 78,70V-10C78,-30 76,-46 54,-62Z",
    label: [0, 128],
  },
  {
    name: "THE PICKLOCK",
    at: [700, 330],
    scale: 1,
    turn: 90,
    stars: points("-96,0 -60,-34 -24,0 -60,34 60,0 60,40 104,0 104,32"),
    lines: [
      [0, 1, 2, 3, 0],
      [2, 4, 6, 7],
      [4, 5],
    ],
    picture:
      "M-116,0a56,56 0 1 1 108,-10H120V44H92V14H72V52H46V14H-8A56,56 0 0 1 -116,0ZM-88,0a28,28 0 1 0 56,0a28,28 0 1 0 -56,0Z",
    label: [0, 0],
  },
];

const spark = (x: number, y: number, r: number) =>
  `M${num(x)},${num(y - r)}L${num(x + r * 0.2)},${num(y - r * 0.2)}L${num(x + r)},${num(y)}L${num(x + r * 0.2)},${num(y + r * 0.2)}L${num(x)},${num(y + r)}L${num(x - r * 0.2)},${num(y + r * 0.2)}L${num(x - r)},${num(y)}L${num(x - r * 0.2)},${num(y - r * 0.2)}Z`;

function drawFigure({ name, at, scale, turn, stars, lines, picture, label }: Figure): string {
  const a = (turn * Math.PI) / 180;
  const place = ([x, y]: Point): Point => [
    at[0] + (x * Math.cos(a) - y * Math.sin(a)) * scale,
    at[1] + (x * Math.sin(a) + y * Math.cos(a)) * scale,
  ];
  const sky = stars.map(place);
  const d = lines
    .map((run) => `M${run.map((i) => (sky[i] ?? at).map(num).join(",")).join("L")}`)
    .join("");
  let art = group(
    `<path d="${picture}" fill="#6f86e8" fill-opacity=".16" fill-rule="evenodd" stroke="${pale}" stroke-opacity=".5" stroke-width="1.8"/>`,
    { x: at[0], y: at[1], turn, scale },
  );
  art += stroke(d, 2.4, gold, 0.9);
  sky.forEach(([x, y], i) => {
    art += glow(x, y, 26, "#fff4c8", 0.7) + fill(spark(x, y, 11 + ((i * 7) % 3) * 4), "#fffbe6");
  });
  if (label[1] !== 0)
    art += stroke(
      handLetters(name, {
        x: at[0] + label[0],
        y: at[1] + label[1] * scale,
        size: 14,
        anchor: "middle",
        gap: 2.6,
      }),
      1.9,
      gold,
    );
  else
    art += stroke(
      handLetters(name, { x: at[0], y: at[1] - 136, size: 14, anchor: "middle", gap: 2.6 }),
      1.9,
      gold,
    );
  return art;
}

/** The rim: sixty-four degrees, since folk count on two paws of four fingers. */
function rim(): string {
  let ticks = "";
  let art = "";
  for (let i = 0; i < 64 * 4; i++) {
    const a = (i / 256) * Math.PI * 2;
    const [from, to] = [606, i % 32 === 0 ? 650 : i % 4 === 0 ? 630 : 616];
    ticks += `M${num(c + Math.cos(a) * from)},${num(c + Math.sin(a) * from)}L${num(c + Math.cos(a) * to)},${num(c + Math.sin(a) * to)}`;
  }
  for (let i = 0; i < 64; i += 2) {
    const a = (i / 64) * 360 - 90;
    if (i % 8 === 0) continue;
    art += group(
      stroke(handLetters(i.toString(8), { x: 0, y: 6, size: 12, anchor: "middle" }), 1.7, gold),
      {
        x: c + Math.cos((a * Math.PI) / 180) * 642,
        y: c + Math.sin((a * Math.PI) / 180) * 642,
        turn: a + 90,
      },
    );
  }
  // Sel from new to full and back, at the eight great marks.
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [c + Math.cos(a) * 642, c + Math.sin(a) * 642];
    const lit = Math.cos((i / 8) * Math.PI * 2);
    const side = i <= 4 ? 1 : 0;
    art +=
      fill(oval(x, y, 21, 21), "#0d1238") +
      fill(
        `M${num(x)},${num(y - 17)}A17,17 0 0 ${side} ${num(x)},${num(y + 17)}A${num(Math.abs(lit) * 17)},17 0 0 ${lit > 0 ? 1 - side : side} ${num(x)},${num(y - 17)}Z`,
        "#fff6dc",
      ) +
      stroke(oval(x, y, 20, 20), 2.2, gold);
  }
  return (
    stroke(ticks, 1.8, gold, 0.9) +
    stroke(oval(c, c, 606, 606) + oval(c, c, 664, 664), 3, gold) +
    stroke(oval(c, c, 672, 672), 1.4, gold) +
    art
  );
}

function sunCorner(): string {
  let art = fill(oval(0, 0, 44, 44), gold, 0.9) + stroke(oval(0, 0, 56, 56), 2, gold);
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8;
    const r = i % 2 ? 84 : 104;
    art += fill(
      `M${num(Math.cos(a - 0.11) * 60)},${num(Math.sin(a - 0.11) * 60)}L${num(Math.cos(a) * r)},${num(Math.sin(a) * r)}L${num(Math.cos(a + 0.11) * 60)},${num(Math.sin(a + 0.11) * 60)}Z`,
      gold,
      0.85,
    );
  }
  return art;
}

function moonCorner(): string {
  return (
    fill("M30,-54a62,62 0 1 0 0,108a50,50 0 1 1 0,-108Z", gold, 0.92) +
    stroke(oval(0, 0, 78, 78), 2, gold) +
    fill(spark(30, 0, 22), gold)
  );
}

export const starChart: Piece = {
  width: size,
  height: size,
  draw(chance) {
    const night = gradient(
      [
        [0, "#34459c"],
        [0.6, "#1c2768"],
        [1, "#10163f"],
      ],
      "round",
    );
    let art =
      box(0, 0, size, size, "#0b1030") +
      night.defs +
      `<circle cx="${c}" cy="${c}" r="664" fill="${night.ref}"/>`;
    // The milk spilt by the myth's clumsiest sister.
    for (let i = 0; i < 26; i++) {
      const t = i / 25;
      art += glow(
        170 + t * 1060 + between(chance, -30, 30),
        1020 - t * 640 + Math.sin(t * 6) * 50,
        between(chance, 80, 150),
        i % 3 ? "#8a9aff" : "#d8a8f0",
        0.2,
      );
    }
    let dust = "";
    let dots = "";
    for (let i = 0; i < 900; i++) {
      const [a, r] = [between(chance, 0, Math.PI * 2), Math.sqrt(chance()) * 600];
      dust += `M${num(c + Math.cos(a) * r)},${num(c + Math.sin(a) * r)}h0`;
      if (i % 6 === 0)
        dots += spark(c + Math.cos(a + 2) * r, c + Math.sin(a + 2) * r, between(chance, 3, 7));
    }
    for (let i = 0; i < 420; i++) {
      const t = chance();
      dust += `M${num(170 + t * 1060 + between(chance, -70, 70))},${num(1020 - t * 640 + Math.sin(t * 6) * 50 + between(chance, -60, 60))}h0`;
    }
    art += stroke(dust, 2.2, pale, 0.75) + fill(dots, "#ffffff", 0.85);
    let grid = oval(c, c, 200, 200) + oval(c, c, 400, 400) + oval(c, c - 40, 540, 540);
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4 + Math.PI / 8;
      grid += `M${num(c + Math.cos(a) * 200)},${num(c + Math.sin(a) * 200)}L${num(c + Math.cos(a) * 604)},${num(c + Math.sin(a) * 604)}`;
    }
    art += `<clipPath id="dome"><circle cx="${c}" cy="${c}" r="604"/></clipPath><g clip-path="url(#dome)"><path d="${grid}" fill="none" stroke="${pale}" stroke-opacity=".38" stroke-width="1.5" stroke-dasharray="3 9"/></g>`;
    art += figures.map(drawFigure).join("") + rim();
    art +=
      group(sunCorner(), { x: 132, y: 132, scale: 0.88 }) +
      group(sunCorner(), { x: 1268, y: 1268, scale: 0.88 }) +
      group(moonCorner(), { x: 1272, y: 128 }) +
      group(moonCorner(), { x: 128, y: 1272, turn: 180 });
    return (
      art + stroke("M22,22H1378V1378H22Z", 3, gold) + stroke("M32,32H1368V1368H32Z", 1.4, gold)
    );
  },
};
