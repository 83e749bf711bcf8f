import { drawBust } from "../cast";
import { lettered, textPath } from "../lettering";
import { box, fill, glow, group, inked, num, oval, stroke, svgDocument } from "../pen";
import type { Picture } from "../picture";
import { drawProp } from "../rig/props";
import { ground, softShadow } from "./product-stage";

const [width, height] = [500, 690];

function rounded(inset: number, radius: number): string {
  const [w, h] = [width / 2 - inset, height / 2 - inset];
  return `M${-w + radius},${-h}H${w - radius}Q${w},${-h} ${w},${-h + radius}V${h - radius}Q${w},${h} ${w - radius},${h}H${-w + radius}Q${-w},${h} ${-w},${h - radius}V${-h + radius}Q${-w},${-h} ${-w + radius},${-h}Z`;
}

function printed(): string {
  const keys = [
    [-180, -170, 30],
    [186, -150, -20],
    [-196, 20, -36],
    [196, 40, 24],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      group(drawProp("key"), { x, y, turn, scale: 0.9, opacity: 0.35 }),
    )
    .join("");
  const name = { size: 118, tracking: 0.04, anchor: "middle" as const, x: 0, y: 246 };
  return (
    `<clipPath id="card"><path d="${rounded(16, 22)}"/></clipPath><g clip-path="url(#card)">` +
    box(-250, -350, 500, 700, "#54407a") +
    glow(0, -40, 330, "#b79ae0", 0.8) +
    keys +
    drawBust({ who: "ruby", expression: "grin", facing: "right", x: -6, y: -52, size: 300 }) +
    box(-250, 128, 500, 240, "#bf4a26") +
    fill("M-250,112H250V132H-250Z", "#f2c14e") +
    lettered(textPath("Ruby", name), "#fff4e6", { colour: "#4a1712", width: 16 }) +
    lettered(
      textPath("please check your pockets", {
        x: 0,
        y: 300,
        size: 34,
        anchor: "middle",
        font: "boldItalic",
      }),
      "#ffe2a0",
    ) +
    box(-250, -350, 500, 76, "#2a2230") +
    lettered(
      textPath("Caudalglen Con 412", { x: 0, y: -288, size: 30, anchor: "middle", tracking: 0.08 }),
      "#f2c14e",
    ) +
    fill("M-250,-350H-60L-220,350H-250Z", "#ffffff", 0.1) +
    fill("M20,-350H70L-90,350H-140Z", "#ffffff", 0.09) +
    "</g>"
  );
}

/** A laminated convention badge on its lanyard. */
export function drawBadge(): Picture {
  const strap = (side: -1 | 1) =>
    inked(`M${side * 6},-430L${side * 128},-640H${side * 196}L${side * 34},-404Z`, "#1f9a98") +
    stroke(`M${side * 22},-420L${side * 160},-640`, 3, "#bff0e4", 0.8);
  const clip =
    inked("M-26,-436H26L20,-398H-20Z", "#8b96a4") +
    inked("M-12,-402H12V-352H-12Z", "#cdd5dd") +
    inked(oval(0, -352, 15, 15), "#b9c2cc") +
    fill(oval(0, -352, 5, 5), "#6f7a88");
  const art =
    ground(900, 900, "#f3dcc6") +
    group(
      softShadow(20, 30, 330, 430) +
        inked(rounded(0, 34), "#fbfdff", { shade: "#cfdbe6", light: [-3, -3] }) +
        printed() +
        stroke(rounded(4, 31), 3, "#ffffff", 0.9) +
        inked(`M-40,${num(-height / 2 + 9)}h80v20h-80Z`, "#e7ccb2", { weight: 1.6 }) +
        strap(-1) +
        strap(1) +
        clip,
      { x: 450, y: 512, turn: -4 },
    );
  return { width: 900, height: 900, svg: svgDocument(900, 900, art) };
}
