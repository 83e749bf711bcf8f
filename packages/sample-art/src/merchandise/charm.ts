import { drawCharacter } from "../cast";
import { lettered, textPath } from "../lettering";
import { fill, group, inked, num, oval, stroke, svgDocument } from "../pen";
import type { Picture } from "../picture";
import { seat } from "../portraits/stage";
import { spanner } from "../portraits/things";
import { rimFilter } from "./media";
import { ground, softShadow } from "./product-stage";

/** A chain of small steel balls along an arc. */
function ballChain(cx: number, cy: number, rx: number, ry: number): string {
  let balls = "";
  const count = 34;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + 0.09;
    const [x, y] = [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
    balls +=
      fill(oval(x + 1, y + 2, 10, 10), "#3f4654") +
      fill(oval(x, y, 8.6, 8.6), "#aeb8c6") +
      fill(oval(x - 2.4, y - 2.8, 3, 3), "#ffffff");
  }
  return (
    stroke(oval(cx, cy, rx, ry), 3, "#6f7a88") +
    balls +
    group(inked("M-24,-9H24V9H-24Z", "#cdd5dd", { weight: 1.8 }), {
      x: cx + rx * 0.94,
      y: cy - ry * 0.34,
      turn: 70,
    })
  );
}

/** Chase and Vixy in clear acrylic, on a ball chain. */
export function drawCharm(): Picture {
  const couple =
    drawCharacter({
      who: "chase",
      pose: "pointing",
      expression: "grin",
      facing: "left",
      x: 366,
      y: 800,
      height: 420,
    }) +
    seat(
      { who: "vixy", pose: "cheering", expression: "laughing", behind: spanner },
      { x: 590, y: 806, height: 400 },
    ) +
    inked(
      "M206,784Q450,758 724,784Q742,786 740,806L732,828Q728,842 712,842H218Q202,842 198,828L190,806Q188,786 206,784Z",
      "#c8572b",
      { light: [-3, -6] },
    ) +
    lettered(
      textPath("Talechasers", {
        x: 465,
        y: 826,
        size: 42,
        font: "boldItalic",
        tracking: 0.06,
        anchor: "middle",
      }),
      "#ffe2a0",
    );
  // The tab for the ring is part of the acrylic, so it gets the rim, too.
  const tab = fill(oval(452, 262, 30, 34), "#ffffff") + fill("M434,280H470V420H434Z", "#ffffff");
  const art =
    ground(900, 900, "#f6d9c2") +
    rimFilter("acrylic-shadow", "#5a2f3a", 15, 0.22) +
    rimFilter("acrylic-edge", "#b7c9d8", 15) +
    rimFilter("acrylic", "#fbfeff", 13) +
    softShadow(470, 600, 420, 360, 0.3) +
    group(`<g filter="url(#acrylic-shadow)">${tab}${couple}</g>`, { x: 16, y: 20, opacity: 0.4 }) +
    `<g filter="url(#acrylic-edge)">${tab}${couple}</g><g filter="url(#acrylic)">${tab}${couple}</g>` +
    fill(oval(452, 258, 13, 13), "#e9cdb8") +
    stroke(oval(452, 258, 13, 13), 3, "#9db2c4") +
    ballChain(470, 138, 118, 112) +
    stroke(`M452,${num(258)}C430,236 440,214 456,222C474,232 468,252 452,258`, 8, "#6f7a88") +
    stroke(`M452,${num(258)}C430,236 440,214 456,222C474,232 468,252 452,258`, 4.4, "#dfe6ee");
  return { width: 900, height: 900, svg: svgDocument(900, 900, art) };
}
