import { lettered, textPath, textWidth } from "../lettering";
import { box, fill, glow, group, num, oval, stroke, svgDocument, type Point } from "../pen";
import type { Picture } from "../picture";
import { between, seeded } from "../seeded";
import { hills, stars, wash } from "../sets/weather";
import { seat } from "./stage";
import { spanner, twinkle } from "./things";

const width = 1200;
const height = 630;
const title = "Talechasers";

const sisters: readonly Point[] = [
  [152, 128],
  [226, 66],
  [348, 48],
  [438, 92],
  [384, 158],
  [254, 168],
];

function night(): string {
  const chance = seeded("preview night");
  const ridge = (top: number, swing: number, colour: string) =>
    fill(hills(chance, width, top, height, swing), colour);
  let firs = "";
  for (let i = 0; i < 26; i++) {
    const [x, tall] = [(i / 25) * width + between(chance, -18, 18), between(chance, 50, 118)];
    const foot = 560 + between(chance, -8, 10);
    for (let tier = 0; tier < 3; tier++) {
      const y = foot - tall * 0.28 * tier;
      const w = tall * (0.26 - tier * 0.06);
      firs += `M${num(x)},${num(y - tall * 0.44)}L${num(x - w)},${num(y)}H${num(x + w)}Z`;
    }
  }
  return (
    wash(width, height, [
      [0, "#0d1238"],
      [0.45, "#2a2668"],
      [0.78, "#7a4a86"],
      [1, "#f09a5a"],
    ]) +
    stars(chance, width, 400, 90) +
    stroke(`M${sisters.map((point) => point.join(",")).join("L")}Z`, 2, "#c9d4ff", 0.45) +
    sisters.map(([x, y], i) => twinkle(x, y, i % 2 ? 14 : 20, "#fffbe6")).join("") +
    ridge(470, 26, "#3f2f6e") +
    ridge(520, 16, "#2c2354") +
    fill(firs, "#1d1a40") +
    fill(hills(chance, width, 560, height, 8), "#171534")
  );
}

/** The title, every letter a little out of line, as if chased. */
function lettering(x: number, baseline: number, room: number): string {
  const size = (100 * room) / textWidth(title, { size: 100, font: "boldItalic", tracking: 0.01 });
  let d = "";
  let at = x;
  [...title].forEach((letter, i) => {
    const lift = Math.sin(i * 0.62 + 0.4) * size * 0.06;
    d += textPath(letter, { x: at, y: baseline - lift, size, font: "boldItalic" });
    at += textWidth(letter, { size, font: "boldItalic" }) + size * 0.01;
  });
  return (
    group(lettered(d, "#160f30", { colour: "#160f30", width: 30 }), { x: 4, y: 7 }) +
    lettered(d, "#d9531e", { colour: "#d9531e", width: 17 }) +
    lettered(d, "#ffe2a0", { colour: "#fff6dc", width: 3 })
  );
}

/** A trail of paw prints that runs under the title towards the two of them. */
function trail(): string {
  let svg = "";
  for (let i = 0; i < 7; i++) {
    const [x, y] = [104 + i * 84, 560 + (i % 2 ? -15 : 15) - i * 2];
    const toes = [
      [-15, -8],
      [-6, -17],
      [6, -17],
      [15, -8],
    ].map(([dx = 0, dy = 0]) => oval(dx, dy, 4.6, 6.4));
    svg += group(
      fill(
        `M-14,9C-15,-7 15,-7 14,9C13,18-13,18-14,9Z${toes.join("")}`,
        "#f0a050",
        0.35 + i * 0.09,
      ),
      { x, y, turn: 76 },
    );
  }
  return svg;
}

/** What is shown where a link to the site is shared: Chase and Vixy under the stars, and the name. */
export function drawPreview(): Picture {
  const art =
    night() +
    glow(930, 420, 420, "#ffb45a", 0.5) +
    trail() +
    seat(
      { who: "chase", pose: "pointing", expression: "happy", facing: "left" },
      { x: 806, y: 668, height: 500 },
    ) +
    seat(
      { who: "vixy", pose: "cheering", expression: "laughing", facing: "left", behind: spanner },
      { x: 1052, y: 646, height: 468 },
    ) +
    lettering(44, 306, 550) +
    box(0, 0, width, height, "#2a1a5a", 0.04);
  return { width, height, svg: svgDocument(width, height, art) };
}
