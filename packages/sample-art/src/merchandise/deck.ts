import { lettered, textPath } from "../lettering";
import { box, fill, group, inked, oval, stroke, svgDocument } from "../pen";
import type { Picture } from "../picture";
import { pawMark } from "../portraits/hall";
import { club } from "../rig/props";
import { ground, softShadow } from "./product-stage";
import { faceEdge, lid, onFront, onSide, type Solid } from "./solid";

const solid: Solid = { corner: [418, 150], width: 300, depth: 108, height: 440 };
const [wine, gold, cream] = ["#7d1f38", "#e8b54a", "#fff8e8"];

/** The lozenges and paws on the back of every card. */
function backPattern(width: number, height: number): string {
  let lines = "";
  for (let i = -12; i < 24; i++)
    lines += `M${i * 26},0l${height},${height}M${i * 26},0l${-height},${height}`;
  return (
    stroke(lines, 2, gold, 0.4) +
    stroke(`M14,14H${width - 14}V${height - 14}H14Z`, 4, gold) +
    inked(oval(width / 2, height / 2, 62, 62), wine, { outline: gold, light: [0, 0] }) +
    pawMark(width / 2, height / 2 + 4, 76, gold)
  );
}

function tuckBox(): string {
  const { width, depth, height } = solid;
  const clip = `<clipPath id="tuck"><path d="M0,0H${width}V${height}H0Z"/></clipPath>`;
  return (
    lid(solid, "#94304a") +
    onSide(
      solid,
      box(0, 0, depth, height, "#641630") +
        stroke(`M12,14H${depth - 12}V${height - 14}H12Z`, 3, gold, 0.8) +
        group(
          lettered(textPath("Two of Clubs", { x: 0, y: 0, size: 46, anchor: "middle" }), gold),
          { x: depth / 2 - 15, y: height / 2, turn: 90 },
        ) +
        faceEdge(depth, height, 0.2),
    ) +
    onFront(
      solid,
      `${clip}<g clip-path="url(#tuck)">${box(0, 0, width, height, wine)}${backPattern(width, height)}</g>` +
        box(34, 40, width - 68, 92, wine) +
        lettered(
          textPath("Two of Clubs", { x: width / 2, y: 90, size: 38, anchor: "middle" }),
          gold,
        ) +
        lettered(
          textPath("the house always winks", {
            x: width / 2,
            y: 118,
            size: 18,
            anchor: "middle",
            font: "italic",
          }),
          "#f2dfa8",
        ) +
        faceEdge(width, height),
    )
  );
}

const cardShape =
  "M-104,-148H104Q118,-148 118,-134V134Q118,148 104,148H-104Q-118,148-118,134V-134Q-118,-148-104,-148Z";

function face(content: string, place: { x: number; y: number; turn: number }): string {
  return group(
    group(fill(cardShape, "#3a1f38", 0.22), { x: 7, y: 9 }) +
      inked(cardShape, cream, { light: [-3, -3] }) +
      content,
    place,
  );
}

function corners(rank: string, colour: string, pip: string): string {
  const corner =
    lettered(textPath(rank, { x: -92, y: -102, size: 42, anchor: "middle" }), colour) +
    group(pip, { x: -92, y: -74, scale: 0.85 });
  return corner + group(corner, { turn: 180 });
}

const heart = (x: number, y: number, scale: number) =>
  group(
    fill(
      "M0,14C-26,-6-18,-24-6,-22C-2,-21 0,-17 0,-15C0,-17 2,-21 6,-22C18,-24 26,-6 0,14Z",
      "#c8323e",
    ),
    { x, y, scale },
  );
const diamond = (x: number, y: number, scale: number) =>
  group(fill("M0,-20L14,0 0,20-14,0Z", "#c8323e"), { x, y, scale });

/** The card of the house: two clubs for eyes, one of them winking. */
function winking(): string {
  const eye = (x: number, shut: boolean) =>
    club(x, -22, 2.7) +
    (shut
      ? stroke(`M${x - 17},-20q17,14 34,0`, 5.4, cream)
      : fill(oval(x, -24, 15, 17), cream) +
        fill(oval(x + 3, -22, 7, 9), "#2a1a24") +
        fill(oval(x + 1, -26, 3, 3), cream));
  return (
    corners("2", "#2a1a24", club(0, 0)) +
    eye(-44, false) +
    eye(46, true) +
    stroke("M-38,56Q0,92 44,46M38,42l12,6", 5.4) +
    stroke("M-64,-78q20,-14 40,-4M28,-82q20,-8 38,6", 5)
  );
}

/** The house deck: its box, and a hand of five in front of it. */
export function drawDeck(): Picture {
  const pips = (draw: (x: number, y: number, scale: number) => string) =>
    [-62, 0, 62].map((y) => draw(-34, y, 1.4) + draw(34, y, 1.4)).join("");
  const back = group(
    `<clipPath id="back"><path d="M12,12H224V284H12Z"/></clipPath>` +
      fill("M10,10H226V286H10Z", wine) +
      `<g clip-path="url(#back)">${backPattern(236, 296)}</g>`,
    { x: -118, y: -148 },
  );
  const art =
    ground(900, 900, "#cfe0d2") +
    softShadow(560, 590, 330, 70, 0.7) +
    softShadow(400, 730, 420, 150, 0.45) +
    tuckBox() +
    face(back, { x: 212, y: 640, turn: -34 }) +
    face(corners("6", "#c8323e", heart(0, 4, 0.8)) + pips(heart), { x: 300, y: 626, turn: -15 }) +
    face(corners("6", "#c8323e", diamond(0, 0, 0.7)) + pips(diamond), {
      x: 600,
      y: 662,
      turn: 25,
    }) +
    face(winking(), { x: 446, y: 640, turn: 4 });
  return { width: 900, height: 900, svg: svgDocument(900, 900, art) };
}
