import { box, fill, group, num, oval, polygon, stroke, type Point } from "../../pen";
import { handLetters } from "./hand-lettering";
import type { Piece } from "./piece";
import { points } from "./points";

const [width, height] = [1500, 1180];
const line = "#33202e";

/** A part of a sticker: drawn with a thick line round it. */
interface Part {
  d: string;
  colour: string;
}

interface Member {
  name: string;
  fur: string;
  pale: string;
  coat: string;
  /** Behind the head. */
  back: readonly Part[];
  /** Markings within the face, and things worn on it. */
  face: string;
  nose: "button" | "snout" | "beak";
  mood: "open" | "shut" | "wink";
  /** Held in front of the body. */
  held: readonly Part[];
}

const pair = (d: (s: 1 | -1) => string, colour: string): Part[] =>
  [-1, 1].map((s) => ({ d: d(s as 1 | -1), colour }));
const p = (s: number, points: readonly Point[]) =>
  polygon(points.map(([x, y]): Point => [x * s, y]));
const roundEar = (r: number, x: number, y: number, colour: string) =>
  pair((s) => oval(s * x, y, r, r), colour);

function spines(): string {
  const points: Point[] = [];
  for (let i = 0; i <= 22; i++) {
    const a = Math.PI * (0.96 + (i / 22) * 1.08);
    const r = i % 2 ? 112 : 152;
    points.push([Math.cos(a) * r * 1.08, Math.sin(a) * r - 4]);
  }
  return polygon(points);
}

const antler = (s: number) =>
  `M${s * 34},-84C${s * 40},-120 ${s * 84},-128 ${s * 92},-176C${s * 96},-186 ${s * 110},-186 ${s * 110},-172C${s * 108},-150 ${s * 100},-136 ${s * 90},-126C${s * 110},-128 ${s * 122},-136 ${s * 130},-146C${s * 140},-154 ${s * 150},-144 ${s * 142},-134C${s * 126},-112 ${s * 96},-104 ${s * 76},-100C${s * 66},-94 ${s * 62},-86 ${s * 60},-78Z`;

const members: readonly Member[] = [
  {
    name: "GARRICK",
    fur: "#8a6450",
    pale: "#c49a82",
    coat: "#2f6a48",
    nose: "snout",
    mood: "open",
    back: pair((s) => p(s, points("50,-70 112,-118 120,-40")), "#8a6450"),
    face:
      fill("M-22,-92L0,-128L22,-92L12,-62H-12Z", "#463028") +
      stroke("M52,-58L74,-20M60,-40l14,-6", 6, "#e0b8a0"),
    held: [
      { d: "M-50,92H50V128C50,160 20,180 0,190C-20,180 -50,160 -50,128Z", colour: "#e0b04a" },
      {
        d: "M0,104L10,128L34,130L15,146L22,168L0,154L-22,168L-15,146L-34,130L-10,128Z",
        colour: "#c9402f",
      },
    ],
  },
  {
    name: "WREN",
    fur: "#d0622f",
    pale: "#ffeccf",
    coat: "#5a8a44",
    nose: "button",
    mood: "wink",
    back: [
      {
        d: "M70,170C190,170 210,40 160,-30C130,-76 70,-50 84,-4C96,30 120,60 80,110Z",
        colour: "#b84a20",
      },
      ...pair((s) => p(s, points("44,-72 88,-148 104,-48")), "#d0622f"),
    ],
    face:
      fill("M-12,-96L0,-124L12,-96Z", "#a8451f") +
      fill("M-40,-82C-16,-112 -2,-86 -40,-82Z", "#6aa84a"),
    held: [
      { d: "M-92,60C-40,90 -40,160 -92,196C-60,160 -60,96 -92,60Z", colour: "#8a5a34" },
      { d: "M-60,122H44L34,112L66,127L34,142L44,132H-60Z", colour: "#fff4d8" },
    ],
  },
  {
    name: "THISTLE",
    fur: "#d9b48c",
    pale: "#f6e4cc",
    coat: "#9a6ab0",
    nose: "button",
    mood: "open",
    back: [{ d: spines(), colour: "#6b5244" }],
    face:
      stroke("M-80,-70C-40,-92 40,-92 80,-70", 9, "#8a4a6a") +
      [-36, 36]
        .map(
          (x) =>
            fill(oval(x, -78, 28, 22), "#8fd8c8") +
            stroke(oval(x, -78, 28, 22), 7, line) +
            fill(oval(x - 8, -84, 8, 5), "#ffffff"),
        )
        .join(""),
    held: [
      {
        d: "M-14,92H14V118L46,172C50,186 40,192 28,192H-28C-40,192 -50,186 -46,172L-14,118Z",
        colour: "#e8f8f4",
      },
      {
        d: "M-30,148H30L44,174C46,184 38,186 28,186H-28C-38,186 -46,184 -44,174Z",
        colour: "#7ad04a",
      },
    ],
  },
  {
    name: "MARLOWE",
    fur: "#a87850",
    pale: "#f0dcc0",
    coat: "#43507e",
    nose: "button",
    mood: "shut",
    back: [
      ...pair(antler, "#e8d0a0"),
      ...pair(
        (s) =>
          `M${s * 74},-56C${s * 112},-92 ${s * 160},-74 ${s * 158},-50C${s * 136},-28 ${s * 104},-22 ${s * 80},-26Z`,
        "#a87850",
      ),
    ],
    face: fill("M14,-92a24,24 0 1 1 -24,-24a19,19 0 0 0 24,24Z", "#dfe6f8"),
    held: [{ d: "M26,84a56,56 0 1 0 22,80a44,44 0 0 1 -22,-80Z", colour: "#f4f0d8" }],
  },
  {
    name: "PIM",
    fur: "#bfa898",
    pale: "#f8eae0",
    coat: "#8c3b3b",
    nose: "button",
    mood: "wink",
    back: [...roundEar(62, 92, -88, "#bfa898"), ...roundEar(38, 92, -88, "#f0b8b0")],
    face: stroke("M-64,26l-46,-8M-64,36l-46,8M64,26l46,-8M64,36l46,8", 4, line),
    held: [
      {
        d: "M-70,128a30,30 0 1 1 56,14H62V170H42V156H28V170H8V158H-14A30,30 0 0 1 -70,128ZM-52,128a12,12 0 1 0 24,0a12,12 0 1 0 -24,0Z",
        colour: "#e8b84a",
      },
    ],
  },
  {
    name: "ODESSA",
    fur: "#cf9f62",
    pale: "#fff6e6",
    coat: "#6a3f5e",
    nose: "beak",
    mood: "open",
    back: pair((s) => p(s, points("56,-84 98,-134 104,-48")), "#cf9f62"),
    face: "",
    held: [
      {
        d: "M-66,96C-40,84 -14,88 0,100C14,88 40,84 66,96V176C40,164 14,168 0,180C-14,168 -40,164 -66,176Z",
        colour: "#3f7a8a",
      },
      {
        d: "M-54,104C-34,96 -14,100 0,110C14,100 34,96 54,104V164C34,156 14,160 0,168C-14,160 -34,156 -54,164Z",
        colour: "#fff4d8",
      },
    ],
  },
  {
    name: "BRINDLE",
    fur: "#946a4e",
    pale: "#f0dabc",
    coat: "#e9e4d8",
    nose: "button",
    mood: "shut",
    back: roundEar(28, 92, -70, "#946a4e"),
    face:
      stroke("M-66,24l-40,-4M-66,36l-40,8M66,24l40,-4M66,36l40,8", 4, line) +
      fill("M-70,-66C-30,-96 30,-96 70,-66L66,-54C30,-82 -30,-82 -66,-54Z", "#5f8f9a"),
    held: [
      {
        d: "M-50,112a20,20 0 0 1 30,-18a20,20 0 0 1 24,26L22,150a20,20 0 1 1 -20,26a20,20 0 1 1 -26,-20L-38,132a20,20 0 0 1 -12,-20Z",
        colour: "#fffaf0",
      },
    ],
  },
];

/** Eyes that are all shine, or curves of contentment. */
function eyes(mood: Member["mood"]): string {
  const open = (x: number) =>
    fill(oval(x, -8, 19, 24), line) +
    fill(oval(x - 6, -17, 8, 9), "#ffffff") +
    fill(oval(x + 7, 2, 4, 5), "#ffffff");
  const shut = (x: number) => stroke(`M${x - 20},-4Q${x},-28 ${x + 20},-4`, 8, line);
  return (
    (mood === "shut" ? shut(-48) : open(-48)) +
    (mood === "open" ? open(48) : shut(48)) +
    fill(oval(-80, 24, 18, 11), "#f58aa0", 0.6) +
    fill(oval(80, 24, 18, 11), "#f58aa0", 0.6)
  );
}

function muzzle({ nose, pale }: Member): string {
  if (nose === "snout")
    return (
      fill(oval(0, 34, 48, 34), pale) +
      stroke(oval(0, 34, 48, 34), 7, line) +
      fill(oval(-16, 32, 8, 11) + oval(16, 32, 8, 11), line) +
      fill(
        polygon(points("-52,56 -60,26 -36,58")) + polygon(points("52,56 60,26 36,58")),
        "#fffaf0",
      ) +
      stroke("M-52,56L-60,26L-36,58M52,56L60,26L36,58", 6, line)
    );
  if (nose === "beak")
    return fill("M-20,12H20L0,50Z", "#f2a83a") + stroke("M-20,12H20L0,50Z", 7, line);
  return (
    fill("M-15,14C-15,4 15,4 15,14C15,24 4,30 0,30C-4,30 -15,24 -15,14Z", line) +
    stroke("M0,30V38M-26,40Q-13,56 0,40Q13,56 26,40", 7, line)
  );
}

const skull =
  "M-128,4C-128,-66 -70,-104 0,-104C70,-104 128,-66 128,4C128,56 76,84 0,84C-76,84 -128,56 -128,4Z";
const body = "M-70,70C-86,120 -86,168 -66,196H66C86,168 86,120 70,70Z";
const feet = oval(-36, 200, 32, 18) + oval(36, 200, 32, 18);

function sticker(member: Member): string {
  const { back, fur, pale, coat, face, held, nose } = member;
  const outline = [...back.map(({ d }) => d), skull, body, feet, ...held.map(({ d }) => d)].join(
    "",
  );
  const part = ({ d, colour }: Part) =>
    `<path d="${d}" fill="${colour}" fill-rule="evenodd" stroke="${line}" stroke-width="9"/>`;
  const cheeks =
    nose === "beak"
      ? fill(
          "M0,-56C-30,-92 -106,-70 -106,0C-106,54 -50,72 0,66C50,72 106,54 106,0C106,-70 30,-92 0,-56Z",
          pale,
        )
      : fill(
          "M-118,30C-90,0 -50,10 0,2C50,10 90,0 118,30C96,66 56,79 0,79C-56,79 -96,66 -118,30Z",
          pale,
        );
  return (
    group(stroke(outline, 58, "#1d4a48", 0.22), { x: 7, y: 11 }) +
    stroke(outline, 50, "#ffffff") +
    fill(outline, "#ffffff") +
    back.map(part).join("") +
    part({ d: feet, colour: fur }) +
    part({ d: body, colour: coat }) +
    fill("M-30,84H30V180C10,190 -10,190 -30,180Z", "#ffffff", 0.18) +
    held.map(part).join("") +
    part({ d: oval(-62, 134, 24, 20), colour: fur }) +
    part({ d: oval(62, 134, 24, 20), colour: fur }) +
    part({ d: skull, colour: fur }) +
    cheeks +
    stroke("M-92,-50C-80,-70 -58,-84 -40,-88", 9, "#ffffff", 0.45) +
    stroke(skull, 9, line) +
    face +
    eyes(member.mood) +
    muzzle(member)
  );
}

/** The eighth sticker: the guild's badge. */
function badge(): string {
  const shield =
    "M-120,-110C-70,-104 -34,-120 0,-144C34,-120 70,-104 120,-110C128,30 80,130 0,186C-80,130 -128,30 -120,-110Z";
  return (
    group(stroke(shield, 58, "#1d4a48", 0.22), { x: 7, y: 11 }) +
    stroke(shield, 52, "#ffffff") +
    fill(shield, "#2f6a48") +
    fill("M0,-144C34,-120 70,-104 120,-110C128,30 80,130 0,186Z", "#3f8a5c") +
    stroke(shield, 10, line) +
    stroke("M-96,-86C-60,-84 -28,-96 0,-114C28,-96 60,-84 96,-86", 6, "#f2d38a") +
    fill(
      oval(0, 46, 46, 38) +
        oval(-52, -2, 20, 25) +
        oval(52, -2, 20, 25) +
        oval(-19, -32, 20, 26) +
        oval(19, -32, 20, 26),
      "#f2d38a",
    ) +
    stroke(handLetters("CGA", { x: 0, y: 136, size: 32, anchor: "middle", gap: 2 }), 8, "#ffffff")
  );
}

export const guildStickers: Piece = {
  width,
  height,
  draw() {
    let art = box(0, 0, width, height, "#8fd6c6");
    let dots = "";
    for (let row = 0; row < 28; row++)
      for (let x = (row % 2) * 22 + 10; x < width; x += 44) dots += `M${x},${row * 44 + 12}h0`;
    art += stroke(dots, 9, "#a8e4d6");
    const spots: Point[] = points("208,310 548,310 930,310 1292,310 208,830 560,830 930,830");
    members.forEach((member, i) => {
      const [x, y] = spots[i] ?? [0, 0];
      art += group(sticker(member), { x, y, turn: [-4, 3, -2, 4, 3, -3, 2][i] ?? 0 });
      art +=
        `<rect x="${num(x - 92)}" y="${y + 236}" width="184" height="46" rx="23" fill="${line}" stroke="#ffffff" stroke-width="8"/>` +
        stroke(
          handLetters(member.name, { x, y: y + 270, size: 22, anchor: "middle", gap: 1.9 }),
          5,
          "#ffffff",
        );
    });
    return art + group(badge(), { x: 1292, y: 830, turn: 5, scale: 1.12 });
  },
};
