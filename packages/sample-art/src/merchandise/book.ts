import { drawCharacter } from "../cast";
import { lettered, textPath } from "../lettering";
import { box, fill, glow, group, stroke, svgDocument } from "../pen";
import type { Picture } from "../picture";
import { drawScenery } from "../scenery";
import { ground, softShadow } from "./product-stage";
import { faceEdge, lid, onFront, onSide, type Solid } from "./solid";

const solid: Solid = { corner: [262, 168], width: 470, depth: 92, height: 640 };

function cover(): string {
  const { width, height } = solid;
  const title = (text: string, y: number, size: number) => {
    const d = textPath(text, { x: width / 2, y, size, font: "boldItalic", anchor: "middle" });
    return (
      group(lettered(d, "#160f30", { colour: "#160f30", width: 22 }), { x: 3, y: 5 }) +
      lettered(d, "#d9531e", { colour: "#d9531e", width: 12 }) +
      lettered(d, "#ffe2a0", { colour: "#fff6dc", width: 2 })
    );
  };
  return (
    `<clipPath id="cover"><path d="M0,0H${width}V${height}H0Z"/></clipPath><g clip-path="url(#cover)">` +
    drawScenery("rooftops", width, height, "volume one") +
    glow(235, 420, 280, "#ffb45a", 0.4) +
    drawCharacter({
      who: "chase",
      pose: "sneaking",
      expression: "worried",
      facing: "right",
      x: 156,
      y: 592,
      height: 330,
    }) +
    drawCharacter({
      who: "vixy",
      pose: "crossed",
      expression: "sly",
      facing: "left",
      x: 352,
      y: 596,
      height: 330,
    }) +
    title("Talechasers", 112, 80) +
    box(0, 586, width, 60, "#d9531e") +
    lettered(textPath("Volume 1", { x: 22, y: 624, size: 30 }), "#fff6dc") +
    lettered(
      textPath("Chapters 1 to 3", {
        x: width - 22,
        y: 624,
        size: 24,
        anchor: "end",
        font: "boldItalic",
      }),
      "#ffe2a0",
    ) +
    box(0, 0, 15, height, "#160f30", 0.25) +
    fill(`M0,0H260L60,${height}H0Z`, "#ffffff", 0.06) +
    "</g>" +
    faceEdge(width, height)
  );
}

function spine(): string {
  const { depth, height } = solid;
  const title = lettered(
    textPath("Talechasers", { x: 0, y: 0, size: 62, font: "boldItalic", anchor: "middle" }),
    "#ffe2a0",
  );
  return (
    box(0, 0, depth, height, "#a83c18") +
    group(title, { x: depth / 2 - 20, y: 300, turn: 90 }) +
    box(0, 586, depth, 54, "#7a2a10") +
    lettered(textPath("1", { x: depth / 2, y: 626, size: 40, anchor: "middle" }), "#ffe2a0") +
    stroke(`M0,40H${depth}M0,54H${depth}`, 3, "#ffe2a0", 0.8) +
    faceEdge(depth, height, 0.22)
  );
}

/** The first three chapters in print. */
export function drawBook(): Picture {
  const art =
    ground(900, 900, "#d9e6da") +
    softShadow(500, 806, 420, 84, 0.75) +
    softShadow(330, 800, 200, 50, 0.6) +
    lid(solid, "#f8ebcb", 6) +
    onSide(solid, spine()) +
    onFront(solid, cover());
  return { width: 900, height: 900, svg: svgDocument(900, 900, art) };
}
