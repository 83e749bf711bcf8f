import { box, fill, glow, group, num, oval, polygon, stroke, type Point } from "../../pen";
import { handLetters } from "./hand-lettering";
import type { Piece } from "./piece";
import { points } from "./points";

const [width, height] = [1000, 1400];
const wine = "#8c1f3a";
const deep = "#5a1028";
const gold = "#e2ac45";
const coal = "#241f2b";
const grey = "#4a4354";
const bone = "#fbf4e4";

const mirror = (art: string) => art + group(art, { scale: [-1, 1] });
const both = (points: readonly Point[], colour: string) =>
  mirror(fill(polygon(points), colour) + stroke(polygon(points), 4, coal));

/** A club around a middle, some `s` high. */
function club(x: number, y: number, s: number, colour: string): string {
  const r = s * 0.25;
  return fill(
    oval(x, y - s * 0.25, r, r) +
      oval(x - s * 0.25, y + s * 0.1, r, r) +
      oval(x + s * 0.25, y + s * 0.1, r, r) +
      `M${num(x)},${num(y - s * 0.1)}C${num(x + s * 0.04)},${num(y + s * 0.3)} ${num(x + s * 0.1)},${num(y + s * 0.46)} ${num(x + s * 0.24)},${num(y + s * 0.5)}H${num(x - s * 0.24)}C${num(x - s * 0.1)},${num(y + s * 0.46)} ${num(x - s * 0.04)},${num(y + s * 0.3)} ${num(x)},${num(y - s * 0.1)}Z`,
    colour,
  );
}

function head(): string {
  let art = "";
  // Ears as long as his patience is short.
  art +=
    both(points("34,-118 58,-330 118,-196 126,-92"), coal) +
    both(points("62,-140 68,-278 104,-188 106,-112"), wine);
  art += mirror(stroke("M72,-262L78,-150M84,-232L88,-140", 4, gold));
  const skull: Point[] = points(
    "0,-138 70,-132 122,-84 132,-24 168,22 122,30 138,62 92,62 58,104 46,152 0,176",
  );
  art += both(skull, coal);
  art += mirror(
    fill(polygon(points("0,-138 26,-136 18,-40 0,20")), grey) +
      fill(polygon(points("132,-24 168,22 122,30 138,62 92,62 96,10")), grey),
  );
  art += mirror(
    fill(polygon(points("0,60 30,52 52,84 46,152 0,176")), "#b59a86") +
      fill(polygon(points("0,20 22,30 30,52 0,60")), grey),
  );
  // Gold eyes under heavy lids.
  art += mirror(
    fill("M26,-22C52,-52 92,-48 112,-24C92,-2 54,2 26,-22Z", gold) +
      stroke("M26,-22C52,-52 92,-48 112,-24C92,-2 54,2 26,-22Z", 4, "#000000") +
      fill(oval(72, -26, 8, 19), "#160c14") +
      fill("M20,-26C50,-60 96,-58 120,-26C96,-38 54,-38 20,-26Z", coal) +
      stroke("M22,-24C52,-42 94,-42 118,-24", 6, gold) +
      fill("M24,-60C56,-86 96,-84 120,-62C92,-74 60,-72 24,-60Z", gold),
  );
  art += mirror(
    fill(polygon(points("0,76 30,72 22,98 0,110")), "#120c14") +
      stroke("M0,110V128C14,140 34,138 48,120", 5, "#120c14") +
      stroke("M60,104L110,98M58,116L112,120", 3, bone),
  );
  art += fill(oval(-8, 84, 8, 4), grey) + fill("M26,134L32,150L38,132Z", bone);
  // The third eye is a club.
  return art + club(0, -92, 44, gold) + stroke(oval(-128, -146, 17, 21), 7, gold);
}

function coat(): string {
  let art =
    fill(
      "M-400,330C-380,210 -250,150 -130,140L0,180L130,140C250,150 380,210 400,330V520H-400Z",
      wine,
    ) +
    stroke(
      "M-400,330C-380,210 -250,150 -130,140L0,180L130,140C250,150 380,210 400,330V520H-400Z",
      5,
      coal,
    );
  let stripes = "";
  for (let i = 0; i < 9; i++)
    stripes += `M${num(150 + i * 30)},${num(154 + i * i * 2.2)}L${num(130 + i * 36)},520`;
  art += mirror(stroke(stripes, 7, deep) + stroke(stripes, 2.4, gold));
  art += mirror(
    fill(polygon(points("0,190 60,150 150,130 176,240 110,330 60,520 0,520")), bone) +
      stroke(polygon(points("60,150 150,130 176,240 110,330 60,520 36,520 70,300")), 4, coal),
  );
  art += mirror(
    fill(polygon(points("60,152 150,130 176,240 110,330 62,520 24,520 64,300")), deep) +
      stroke("M150,134L172,240L106,328L56,520", 7, gold),
  );
  for (let i = 0; i < 4; i++)
    art += fill(
      polygon([
        [0, 232 + i * 70],
        [14, 250 + i * 70],
        [0, 268 + i * 70],
        [-14, 250 + i * 70],
      ]),
      i % 2 ? coal : wine,
    );
  // Ruff of bone-white points.
  let ruff = "";
  for (let i = -5; i <= 5; i++)
    ruff += polygon([
      [i * 30 - 20, 148 + Math.abs(i) * -2],
      [i * 30 + 20, 148 + Math.abs(i) * -2],
      [i * 31, 206 - i * i * 1.4],
    ]);
  art += fill(ruff, bone) + stroke(ruff, 3.4, coal);
  // Epaulettes.
  return (
    art +
    mirror(
      fill("M232,176C300,170 372,214 392,286L300,262Z", gold) +
        stroke("M232,176C300,170 372,214 392,286L300,262Z", 4, coal) +
        stroke("M310,266v44M332,272v46M354,278v46M376,284v44", 9, gold),
    )
  );
}

/** A sleeve with a braided cuff, its wrist at (0, 0), hanging down from it. */
function sleeve(): string {
  const cloth: Point[] = points("-44,20 44,20 78,300 -70,300");
  return (
    fill(polygon(cloth), wine) +
    stroke(polygon(cloth), 5, coal) +
    fill(polygon(points("-54,-4 54,-4 60,52 -60,52")), deep) +
    stroke("M-54,0H54M-60,50H60", 7, gold)
  );
}

const fist =
  "M-42,6C-58,-20 -58,-58 -34,-66C-26,-84 -2,-86 6,-74C20,-84 40,-76 42,-60C60,-52 58,-14 44,6Z";
const claws =
  "M-32,-64C-28,-48 -28,-36 -32,-26M6,-72C8,-56 8,-44 4,-32M40,-58C38,-44 36,-34 30,-26";
const paw = fill(fist, coal) + stroke(fist, 4, "#120c14") + stroke(claws, 4, grey);

/** The stolen thing, dangling from a raised paw. */
function loot(): string {
  const gem: Point[] = points("0,0 40,44 0,104 -40,44");
  return (
    group(sleeve(), { x: -302, y: 200, turn: 12 }) +
    stroke("M-300,150C-296,200 -276,230 -272,262M-262,150C-262,200 -270,230 -272,262", 5, gold) +
    group(paw, { x: -290, y: 176, turn: 8 }) +
    group(
      glow(0, 50, 130, "#ff9a3a", 0.9) +
        fill(polygon(gem), "#f0662a") +
        fill(polygon(points("0,0 0,104 -40,44")), "#ffb45a") +
        fill(polygon(points("0,22 16,44 0,66 -16,44")), "#fff0b8", 0.8) +
        stroke(polygon(gem), 5, coal),
      { x: -272, y: 262 },
    )
  );
}

/** A fan of small cards in the other paw. */
function fan(): string {
  let art = group(sleeve(), { x: 300, y: 150, turn: -12 });
  for (let i = 0; i < 5; i++)
    art += group(
      box(-36, -176, 72, 110, bone) +
        stroke("M-36,-176H36V-66H-36Z", 4, coal) +
        (i === 4
          ? club(0, -148, 28, coal) + club(0, -102, 28, coal)
          : fill(polygon(points("0,-156 24,-122 0,-88 -24,-122")), wine) +
            stroke("M-26,-166H26V-76H-26Z", 2.4, gold)),
      { x: 300, y: 130, turn: -46 + i * 23 },
    );
  return art + group(paw, { x: 300, y: 130, scale: [-1, 1] });
}

function half(): string {
  // The far half shows through below a slanting sash.
  return `<g clip-path="url(#half)">${group(box(-450, -560, 900, 1200, "#efe2c4") + rays() + coat() + head() + fan() + loot(), { x: 500, y: 426, scale: 0.84 })}</g>`;
}

function rays(): string {
  let art = "";
  for (let i = 0; i < 24; i++) {
    const [a, b] = [(i * Math.PI) / 12, ((i + 0.5) * Math.PI) / 12];
    art += polygon([
      [0, 0],
      [Math.cos(a) * 900, Math.sin(a) * 900],
      [Math.cos(b) * 900, Math.sin(b) * 900],
    ]);
  }
  return (
    fill(art, "#e2cd9a") +
    fill(oval(0, -30, 236, 236), "#d9b35c") +
    stroke(oval(0, -30, 222, 222), 4, bone) +
    stroke(oval(0, -30, 206, 206), 3, wine)
  );
}

export const twoOfClubsCard: Piece = {
  width,
  height,
  draw() {
    let felt = "";
    for (let i = 0; i < 60; i++) felt += `M${i * 40 - 1400},0l1400,1400`;
    const card =
      "M96,56H904A40,40 0 0 1 944,96V1304A40,40 0 0 1 904,1344H96A40,40 0 0 1 56,1304V96A40,40 0 0 1 96,56Z";
    let art =
      box(0, 0, width, height, "#1f4a3c") +
      stroke(felt, 3, "#2a5c4a", 0.5) +
      glow(500, 640, 900, "#4a8a68", 0.5);
    art +=
      group(fill(card, "#08201a", 0.5), { x: 14, y: 20 }) +
      fill(card, bone) +
      stroke(card, 3, "#b8a888");
    art += `<clipPath id="half"><path d="M140,140H860V560L140,840Z"/></clipPath>`;
    const upper = half();
    art += upper + group(upper, { x: width, y: height, turn: 180 });
    art +=
      stroke("M140,840L860,560", 34, coal) +
      stroke("M140,840L860,560", 26, gold) +
      stroke("M140,840L860,560", 14, deep);
    for (let i = 1; i < 12; i++) art += fill(oval(140 + i * 60, 840 - i * 23.3, 5, 5), gold);
    art += club(500, 700, 120, bone) + club(500, 700, 96, coal);
    art += stroke("M140,140H860V1260H140Z", 10, coal) + stroke("M126,126H874V1274H126Z", 4, gold);
    const corner =
      stroke(handLetters("2", { x: 98, y: 140, size: 54, anchor: "middle" }), 11, coal) +
      club(98, 186, 52, coal);
    return art + corner + group(corner, { x: width, y: height, turn: 180 });
  },
};
