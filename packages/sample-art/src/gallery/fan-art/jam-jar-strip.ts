import { box, fill, group, num, oval, stroke } from "../../pen";
import { between, type Chance } from "../../seeded";
import { handLetters } from "./hand-lettering";
import type { Piece } from "./piece";

const [width, height] = [1800, 660];
const black = "#1d1a1c";
const spot = "#f2703a";
const apricot = "#f9bd84";
const teal = "#2fa79e";
const paper = "#fbf6ea";
const panelWidth = 548;
const panelHeight = 548;

const brush = (d: string, w = 7) => stroke(d, w, black);
const solid = (d: string, colour: string, w = 7) => fill(d, colour) + brush(d, w);

/** A line of speech with its wriggle of a tail: the newspaper way, without a balloon. */
function speech(
  chance: Chance,
  lines: readonly string[],
  x: number,
  y: number,
  tail: string,
): string {
  return (
    stroke(
      lines
        .map((text, i) =>
          handLetters(text, {
            x,
            y: y + i * 38,
            size: 24,
            anchor: "middle",
            gap: 1.9,
            wobble: { chance, by: 1.4 },
          }),
        )
        .join(""),
      4,
      black,
    ) + brush(tail, 4)
  );
}

type Look = "worried" | "blissful" | "stern";

/** Chase, mouse-small: mostly ears, tail and dignity. */
function tinyFox(look: Look): string {
  const eyes =
    look === "worried"
      ? fill(oval(-14, -66, 9, 12) + oval(16, -66, 9, 12), "#ffffff") +
        brush(oval(-14, -66, 9, 12) + oval(16, -66, 9, 12), 3.4) +
        fill(oval(-12, -64, 3.4, 4) + oval(17, -64, 3.4, 4), black) +
        brush("M-30,-88L-12,-94M34,-88L16,-94", 4)
      : look === "stern"
        ? fill(oval(-12, -64, 5, 7) + oval(16, -64, 5, 7), black) +
          brush("M-26,-82L-4,-74M30,-82L8,-74", 5)
        : brush("M-24,-64Q-14,-74 -4,-64M8,-64Q18,-74 28,-64", 4.6);
  const mouth =
    look === "blissful"
      ? solid("M-12,-42Q2,-22 18,-42Z", "#8c1f2a", 4)
      : look === "worried"
        ? brush("M-8,-36Q2,-46 14,-36", 4)
        : brush("M-8,-38H12", 4);
  return (
    solid("M22,-8C60,-4 92,-30 84,-66C78,-86 60,-74 56,-60C50,-40 36,-30 18,-28Z", spot, 6) +
    fill("M84,-66C78,-86 60,-74 58,-62C66,-54 78,-54 84,-66Z", paper) +
    brush("M84,-66C78,-86 60,-74 58,-62", 5) +
    solid("M-24,0C-30,-20 -24,-36 0,-38C26,-36 30,-20 26,0Z", spot, 6) +
    solid("M-38,-82L-40,-124L-12,-102ZM38,-82L40,-124L14,-102Z", spot, 6) +
    solid(
      "M-50,-58C-46,-92 -22,-104 0,-104C24,-104 46,-92 50,-58C34,-38 16,-32 0,-32C-16,-32 -34,-38 -50,-58Z",
      spot,
      6,
    ) +
    fill(
      "M-46,-56C-26,-62 -10,-54 0,-60C10,-54 28,-62 46,-56C32,-40 16,-35 0,-35C-16,-35 -32,-40 -46,-56Z",
      paper,
    ) +
    eyes +
    fill(oval(1, -52, 7, 5), black) +
    mouth +
    solid("M-28,-32C-8,-24 12,-24 30,-32L28,-20C10,-12 -10,-12 -28,-20Z", paper, 4)
  );
}

/** Vixy, enormous, from the shoulders up, nose to the left. */
function bigVixen(mood: "delighted" | "smug" | "puzzled"): string {
  const face =
    "M-172,52C-120,36 -92,8 -84,-40C-70,-110 -20,-140 44,-138C120,-136 168,-84 170,-10C170,60 130,112 60,124C-10,132 -60,112 -96,84C-124,92 -160,78 -172,52Z";
  const eye =
    mood === "delighted"
      ? solid(oval(-18, -34, 22, 30), "#ffffff", 5) +
        solid(oval(66, -36, 24, 32), "#ffffff", 5) +
        fill(oval(-24, -30, 9, 12) + oval(58, -32, 10, 13), black)
      : mood === "smug"
        ? brush("M-42,-26Q-20,-48 4,-28M40,-30Q66,-54 92,-30", 8)
        : solid(oval(-18, -34, 20, 20), "#ffffff", 5) +
          solid(oval(66, -36, 24, 32), "#ffffff", 5) +
          fill(oval(-22, -26, 7, 8) + oval(60, -26, 9, 10), black) +
          brush("M-46,-70L8,-62M38,-96Q70,-108 98,-84", 7);
  const mouth =
    mood === "delighted"
      ? solid("M-96,74C-60,80 -20,76 8,56C4,100 -60,112 -96,74Z", "#8c1f2a", 6)
      : mood === "smug"
        ? brush("M-100,70C-60,82 -10,76 14,48M10,40l12,8", 7)
        : brush("M-92,76C-60,70 -40,80 -8,72", 7);
  return (
    solid("M24,110C-20,150 -40,220 -44,330H230C226,230 200,150 140,100Z", apricot, 8) +
    solid("M-4,-128L4,-256L84,-142Z", apricot, 8) +
    solid("M96,-136L156,-246L168,-70Z", apricot, 8) +
    fill("M18,-150L20,-216L58,-150ZM116,-136L146,-200L150,-104Z", black) +
    fill(face, apricot) +
    fill(
      "M-168,50C-110,36 -70,30 -30,40C30,60 110,44 166,30C160,76 120,116 60,122C-10,130 -60,110 -96,84C-124,92 -158,76 -168,50Z",
      paper,
    ) +
    brush(face, 8) +
    brush("M168,20L206,30L170,48L196,66L158,74", 7) +
    solid("M-50,-104C0,-140 90,-142 150,-92L142,-72C90,-116 4,-116 -46,-84Z", black, 4) +
    solid(oval(14, -112, 32, 26), "#ffffff", 7) +
    solid(oval(92, -112, 32, 26), "#ffffff", 7) +
    brush("M4,-116l10,-8M82,-118l10,-8", 5) +
    eye +
    mouth +
    fill(oval(-160, 46, 20, 16), black) +
    fill(oval(-166, 40, 6, 4), "#ffffff") +
    solid("M-30,118C30,150 110,138 148,98L168,120C120,170 20,176 -44,148Z", teal, 7) +
    solid("M-30,140L-70,200L-24,186L-8,216L10,152Z", teal, 7)
  );
}

function jar(inside = ""): string {
  return (
    fill(
      "M-92,-190C-112,-176 -116,-156 -116,-130V-20C-116,-4 -106,4 -90,4H90C106,4 116,-4 116,-20V-130C116,-156 112,-176 92,-190Z",
      "#ffffff",
      0.5,
    ) +
    inside +
    brush(
      "M-92,-190C-112,-176 -116,-156 -116,-130V-20C-116,-4 -106,4 -90,4H90C106,4 116,-4 116,-20V-130C116,-156 112,-176 92,-190",
      7,
    ) +
    brush("M-98,-196H98M-94,-212H94", 7) +
    brush("M-92,-150V-60M-92,-40V-30", 5)
  );
}

const jamLevel =
  "M-112,-66C-80,-78 -50,-56 -20,-66C20,-78 50,-58 112,-68V-20C112,-6 104,0 90,0H-90C-104,0 -112,-6 -112,-20Z";

function books(chance: Chance, from: number, to: number, floor: number): string {
  let art = "";
  for (let x = from; x < to;) {
    const [w, h] = [between(chance, 26, 54), between(chance, 130, 230)];
    const d = `M${num(x)},${floor}l${num(between(chance, -4, 4))},${num(-h)}h${num(w)}V${floor}Z`;
    art +=
      solid(d, chance() > 0.72 ? black : paper, 5) +
      brush(`M${num(x + 8)},${num(floor - h * 0.75)}h${num(w - 16)}`, 4);
    x += w + 3;
  }
  return art;
}

function panel(index: number, content: string): string {
  const x = 45 + index * (panelWidth + 33);
  const rim = `M${x},52l${panelWidth},${index % 2 ? 3 : -3}l${index % 2 ? -3 : 2},${panelHeight}L${x + 2},${52 + panelHeight}Z`;
  return (
    `<clipPath id="panel${index}"><path d="${rim}"/></clipPath><g clip-path="url(#panel${index})">${group(content, { x, y: 52 })}</g>` +
    brush(rim, 7)
  );
}

export const jamJarStrip: Piece = {
  width,
  height,
  draw(chance) {
    const floor = 470;
    const table =
      box(-10, floor, 570, 100, "#efe3c8") +
      brush(`M-10,${floor}H560`, 7) +
      brush("M40,500h120M260,520h160M450,496h60", 4);
    let hatch = "";
    for (let i = 0; i < 30; i++) hatch += `M${num(i * 22 - 40)},560l60,-90`;
    const first =
      box(0, 0, 560, 560, "#f7e6c0") +
      books(chance, -6, 190, floor) +
      table +
      group(bigVixen("delighted"), { x: 404, y: 330, scale: 0.78 }) +
      group(
        jar(
          fill(
            "M-112,-30C-80,-40 -40,-24 0,-32C40,-40 80,-24 112,-32V-20C112,-6 104,0 90,0H-90C-104,0 -112,-6 -112,-20Z",
            "#c22a3a",
          ),
        ),
        { x: 300, y: 498, scale: 0.56 },
      ) +
      group(tinyFox("worried"), { x: 112, y: 486, scale: 0.86 }) +
      speech(chance, ["VIXY!", "I AM SMALL!"], 128, 54, "M112,106C108,170 106,260 110,366") +
      speech(chance, ["DON’T PANIC.", "I HAVE A JAR."], 402, 54, "M350,98C352,112 352,122 348,136");
    const second =
      box(0, 0, 560, 560, "#dfe8e0") +
      table +
      group(bigVixen("puzzled"), { x: 420, y: 340, scale: 0.82 }) +
      group(jar(fill(jamLevel, "#c22a3a", 0.9)), { x: 190, y: 492, scale: 0.94 }) +
      stroke(hatch, 3, black, 0.18) +
      group(tinyFox("stern"), { x: 60, y: 524, scale: 0.8 }) +
      speech(chance, ["HAS IT GOT", "AIR HOLES?"], 136, 54, "M96,106C76,160 58,280 58,410") +
      speech(chance, ["IT’S GOT JAM."], 412, 96, "M384,112C382,124 378,134 372,146");
    const inside =
      group(tinyFox("blissful"), { x: 0, y: -12, scale: 1.14 }) +
      fill(jamLevel, "#c22a3a", 0.88) +
      fill(oval(-30, -84, 11, 8) + oval(34, -88, 8, 6) + oval(8, -70, 6, 5), "#c22a3a") +
      brush("M-112,-66C-80,-78 -50,-56 -20,-66C20,-78 50,-58 112,-68", 5);
    const third =
      box(0, 0, 560, 560, "#f9d9b8") +
      table +
      group(bigVixen("smug"), { x: 452, y: 372, scale: 0.7 }) +
      group(jar(inside), { x: 214, y: 506, scale: 1.34 }) +
      speech(chance, ["I WITHDRAW", "MY OBJECTION."], 180, 58, "M200,112C210,160 214,220 212,300") +
      group(
        stroke(
          handLetters("GLORP", {
            x: 0,
            y: 0,
            size: 28,
            anchor: "middle",
            gap: 2.4,
            wobble: { chance, by: 4 },
          }),
          6,
          "#c22a3a",
        ),
        { x: 84, y: 196, turn: -14 },
      );
    return (
      box(0, 0, width, height, paper) +
      panel(0, first) +
      panel(1, second) +
      panel(2, third) +
      stroke(
        handLetters("SMALL MATTERS", {
          x: 48,
          y: 34,
          size: 20,
          gap: 2.2,
          wobble: { chance, by: 1 },
        }),
        4,
        black,
      ) +
      stroke(
        handLetters("BY OTTOLINE BRAMBLE", { x: 1752, y: 32, size: 14, anchor: "end", gap: 2 }),
        2.6,
        black,
      ) +
      stroke(
        handLetters("WITH APOLOGIES TO CHAPTER ONE", {
          x: 1752,
          y: 638,
          size: 14,
          anchor: "end",
          gap: 2,
        }),
        2.6,
        black,
      )
    );
  },
};
