import { cast, drawCharacter } from "../cast";
import { box, fill, group, inked, oval, stroke, svgDocument } from "../pen";
import type { Picture } from "../picture";
import { letter } from "../portraits/things";
import { drawEars } from "../rig/ears";
import { chips, moodHead, note, ruler } from "./sheet";

const look = cast.tamsin;
const accent = "#c8323e";

/** A round window onto a detail. */
function detail(id: string, x: number, y: number, content: string, label: string): string {
  return (
    `<clipPath id="${id}"><path d="${oval(x, y, 66, 66)}"/></clipPath>` +
    fill(oval(x, y, 66, 66), "#fff8ea") +
    `<g clip-path="url(#${id})">${content}</g>` +
    stroke(oval(x, y, 66, 66), 4, accent) +
    note(label, x, y + 90, 17, { anchor: "middle" })
  );
}

/** Everything the next artist has to know about a character. */
export function drawReferenceSheet(): Picture {
  const figure = { who: "tamsin", facing: "right" } as const;
  const art =
    box(0, 0, 900, 900, "#f4ead6") +
    stroke(
      "M0,150H900M0,300H900M0,450H900M0,600H900M0,750H900M150,0V900M300,0V900M450,0V900M600,0V900M750,0V900",
      1.2,
      "#d8c6a0",
      0.6,
    ) +
    fill("M0,0H900V92L0,112Z", accent) +
    note("Tamsin", 36, 78, 66, { colour: "#fff4e6" }) +
    note("hare, 19. Messenger. Hears lies (she says).", 864, 66, 25, {
      colour: "#ffe0c8",
      anchor: "end",
      bold: false,
    }) +
    fill(oval(190, 690, 130, 14), "#6b5a3c", 0.25) +
    fill(oval(440, 690, 130, 14), "#6b5a3c", 0.25) +
    ruler(40, 214, 690, 8, "5 ft 5") +
    drawCharacter({
      ...figure,
      pose: "standing",
      expression: "happy",
      x: 190,
      y: 690,
      height: 420,
    }) +
    drawCharacter({
      ...figure,
      pose: "running",
      expression: "determined",
      x: 426,
      y: 694,
      height: 410,
    }) +
    moodHead(look, "grin", { x: 668, y: 276, size: 120, label: "told a fib" }) +
    moodHead(look, "surprised", { x: 816, y: 276, size: 120, label: "was told one" }) +
    detail("boot", 664, 472, bootDetail(658, 486), "laces: none") +
    detail("ear", 812, 472, group(drawEars(look), { x: 808, y: 574, scale: 0.8 }), "tips darkest") +
    group(letter({ near: [0, 0], far: [0, 0], neck: [0, 0], hip: [0, 0] }), {
      x: 640,
      y: 664,
      scale: 0.9,
    }) +
    note("always late,", 726, 632, 17, { bold: false }) +
    note("never lost", 726, 654, 17, { bold: false }) +
    chips(
      [
        ["fur", look.fur],
        ["pale", look.pale],
        ["tips", look.dark],
        ["eyes", look.eyes],
        ["shirt", "#f2d38a"],
        ["boots", accent],
        ["bag", "#6b4630"],
      ],
      { x: 92, y: 786, step: 119, radius: 36, size: 18 },
    );
  return { width: 900, height: 900, svg: svgDocument(900, 900, art) };
}

/** Her red boot from the side. */
function bootDetail(x: number, y: number): string {
  return group(
    inked("M-34,-70H14L16,-10C30,-6 56,0 58,22V36H-38C-42,10-40,-20-34,-70Z", accent) +
      inked("M-40,-76H20V-54H-38Z", "#e2606a") +
      inked("M-40,30H60V44H-40Z", "#4a2c24"),
    { x, y },
  );
}
