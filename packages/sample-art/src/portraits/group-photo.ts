import { drawBust } from "../cast";
import { lettered, textPath } from "../lettering";
import { box, fill, glow, gradient, group, inked, num, oval, stroke, svgDocument } from "../pen";
import type { Picture } from "../picture";
import { between, seeded } from "../seeded";
import { bow, bubblingFlask } from "./guild-things";
import { banner, beams, hallWall, hangingLantern } from "./hall";
import { seat, type Sitter, type Spot } from "./stage";

const width = 1600;
const height = 1000;
const floor = 770;

/** From the back row to the front. Wren set the timer and is late for her own picture. */
const company: readonly (Sitter & Spot)[] = [
  { who: "marlowe", pose: "crossed", expression: "happy", x: 412, y: 872, height: 480 },
  {
    who: "odessa",
    pose: "holding",
    expression: "happy",
    prop: "book",
    x: 176,
    y: 884,
    height: 490,
  },
  { who: "garrick", pose: "crossed", expression: "grin", x: 655, y: 882, height: 490 },
  {
    who: "brindle",
    pose: "waving",
    expression: "happy",
    facing: "left",
    x: 905,
    y: 890,
    height: 490,
  },
  {
    who: "thistle",
    pose: "cheering",
    expression: "laughing",
    behind: bubblingFlask,
    x: 286,
    y: 972,
    height: 365,
  },
  {
    who: "pim",
    pose: "holding",
    expression: "happy",
    facing: "left",
    prop: "key",
    x: 536,
    y: 966,
    height: 340,
  },
  {
    who: "wren",
    pose: "running",
    expression: "worried",
    facing: "left",
    behind: bow,
    x: 1290,
    y: 1015,
    height: 480,
  },
];

function hearth(x: number, base: number): string {
  const chance = seeded("hearth stones");
  const [w, h] = [190, 400];
  let stones = "";
  for (let row = 0; row < 15; row++) {
    let at = -w - (row % 2) * 30;
    while (at < w) {
      const long = between(chance, 52, 84);
      stones += fill(
        `M${num(at + 3)},${num(-h - 290 + row * 46 + 3)}h${num(long - 6)}v40h${num(6 - long)}Z`,
        row % 3 ? "#a89a88" : "#c0b19a",
        between(chance, 0.35, 0.9),
      );
      at += long;
    }
  }
  const mouth = "M-118,0V-150C-118,-236 118,-236 118,-150V0Z";
  const flames =
    fill(
      "M-70,0C-110,-70-50,-90-56,-158C-18,-130-10,-104-6,-86C8,-112 12,-140 4,-172C52,-140 66,-96 58,-70C72,-80 76,-92 78,-102C104,-60 96,-20 66,0Z",
      "#f2702a",
    ) +
    fill(
      "M-44,0C-66,-50-30,-64-30,-104C-4,-84 2,-62 6,-48C14,-62 18,-76 16,-94C46,-64 54,-26 38,0Z",
      "#ffb03a",
    ) +
    fill("M-22,0C-34,-30-10,-40-6,-60C12,-42 24,-22 16,0Z", "#fff0a8");
  const logs =
    inked("M-96,-8L84,-30 90,-8-90,14Z", "#7a4a2c") +
    inked("M96,-8L-84,-30-90,-8 90,14Z", "#8a5834");
  return group(
    inked(`M${-w},0V${-h - 300}H${w}V0Z`, "#857866", { inside: stones, light: [-6, -6] }) +
      inked(mouth, "#2a1610", { weight: 4 }) +
      glow(0, -70, 170, "#ff8a2b", 0.9) +
      flames +
      logs +
      inked(`M${-w - 40},${-h + 96}H${w + 40}V${-h + 140}H${-w - 40}Z`, "#7a4e2e", {
        light: [0, -6],
      }),
    { x, y: base },
  );
}

/** The founder looks on from over the mantel. */
function founder(x: number, y: number): string {
  const clip = `<clipPath id="founder"><path d="M-92,-110H92V110H-92Z"/></clipPath>`;
  return group(
    inked("M-112,-130H112V130H-112Z", "#d9ad4c", { light: [-4, -5] }) +
      clip +
      `<g clip-path="url(#founder)">${box(-92, -110, 184, 220, "#7d6248")}${glow(-10, -30, 130, "#f0d8a0", 0.7)}${drawBust({ who: "bram", expression: "happy", facing: "left", x: 0, y: -10, size: 112 })}${box(-92, -110, 184, 220, "#c98a3a", 0.16)}</g>` +
      stroke("M-92,-110H92V110H-92Z", 4) +
      inked("M-40,118H40V142H-40Z", "#f2d88a", { weight: 2 }) +
      lettered(textPath("Bram", { x: 0, y: 137, size: 21, anchor: "middle" }), "#4a2c14"),
    { x, y },
  );
}

/** The mantel's odds and ends: a cup won once, candles, a skull that was no trouble at all. */
function mantelpiece(x: number, y: number): string {
  const candle = (dx: number, tall: number) =>
    glow(dx, -tall - 12, 70, "#ffd27a", 0.7) +
    inked(`M${dx - 9},0v${-tall}h18v${tall}Z`, "#fff3d6", { weight: 2 }) +
    fill(`M${dx},${-tall - 28}q11,16 0,25q-11,-9 0,-25Z`, "#ffab3a");
  return group(
    candle(-190, 44) +
      candle(-160, 30) +
      candle(182, 38) +
      inked(
        "M146,-6L138,-40C128,-44 128,-60 140,-60H168C180,-60 180,-44 170,-40L162,-6H172V0H136V-6Z",
        "#e6c062",
        { weight: 2 },
      ),
    { x, y },
  );
}

function planks(): string {
  let svg = box(0, floor, width, height - floor, "#7a4e30");
  for (let i = 0; i < 6; i++)
    svg += stroke(`M0,${floor + 6 + i * i * 9}H${width}`, 3, "#4a2c18", 0.7);
  for (let i = 0; i < 9; i++)
    svg += stroke(`M${i * 210 - 40},${floor}L${i * 260 - 240},${height}`, 2.4, "#4a2c18", 0.5);
  const rug = (grow: number) => oval(640, 920, 600 + grow, 92 + grow * 0.3);
  return (
    svg +
    inked(rug(0), "#8a3a34", { light: [0, -5] }) +
    stroke(rug(-34), 6, "#e2bd62", 0.9) +
    stroke(rug(-52), 3, "#e2bd62", 0.7)
  );
}

/** The whole guild before the hearth of its hall. */
export function drawGroupPhoto(): Picture {
  const shade = gradient(
    [
      [0.55, "#2a1408", 0],
      [1, "#2a1408", 0.6],
    ],
    "round",
  );
  const shadows = company
    .map(({ x, y, height: tall }) =>
      fill(oval(x, Math.min(y + 2, 966), tall * 0.24, tall * 0.034), "#1a0c08", 0.34),
    )
    .join("");
  const art =
    hallWall(width, height, "company", 560) +
    banner(335, 110, 200, 330) +
    banner(800, 110, 200, 330) +
    hearth(1215, floor + 6) +
    founder(1215, 300) +
    mantelpiece(1215, floor - 298) +
    beams(width, floor - 18, [-20, 530, 1520], 88) +
    lettered(
      textPath("Caudalglen Guild of Adventurers", {
        x: 575,
        y: 56,
        size: 50,
        tracking: 0.06,
        anchor: "middle",
      }),
      "#e8c46a",
      { colour: "#3a2214", width: 6 },
    ) +
    planks() +
    glow(1215, 840, 460, "#ff9a3a", 0.45) +
    hangingLantern(140, 250, 1) +
    hangingLantern(985, 250, 0.9) +
    shade.defs +
    `<rect x="-260" y="-180" width="${width + 520}" height="${height + 360}" fill="${shade.ref}"/>` +
    shadows +
    company
      .map(({ x, y, height: tall, ...sitter }) => seat(sitter, { x, y, height: tall }))
      .join("") +
    glow(1215, 700, 700, "#ffb04a", 0.16);
  return { width, height, svg: svgDocument(width, height, art) };
}
