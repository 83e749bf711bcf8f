import { cast } from "../cast";
import { box, fill, group, inked, oval, stroke, svgDocument, tube } from "../pen";
import type { Picture } from "../picture";
import { drawHead } from "../rig/heads";
import { ground, softShadow } from "./product-stage";

const glaze = "#f7ead0";
const { fur, tailTip } = cast.chase;

/** A fox curled up asleep, chin on the tail. */
function sleeper(): string {
  return (
    inked(
      "M-176,92C-206,20-150,-66-40,-74C90,-82 196,-20 190,66C188,120 130,140 0,140C-90,140-160,132-176,92Z",
      fur,
      { light: [-4, -10], weight: 3 },
    ) +
    stroke("M84,-40C130,-14 148,30 136,72M150,96q14,-14 16,-34", 3, undefined, 0.6) +
    group(drawHead(cast.chase, "asleep"), { x: -54, y: 26, turn: 8, scale: 1.12 }) +
    inked(
      tube(
        [
          [186, 92],
          [110, 132],
          [10, 128],
          [-96, 122],
          [-166, 96],
        ],
        [20, 40, 46, 36, 6],
      ),
      fur,
      {
        inside: fill("M-40,60L-60,84-42,104-66,128-46,150-60,190H-240V40Z", tailTip),
        light: [-2, -9],
        weight: 3,
      },
    )
  );
}

/** A tail for a handle. */
function handle(): string {
  const spine = [
    [600, 372],
    [706, 350],
    [776, 424],
    [764, 530],
    [690, 604],
    [606, 628],
  ] as const;
  const d = tube(spine, [24, 34, 40, 40, 32, 20]);
  return inked(d, fur, {
    inside: fill("M560,560L640,566 664,586 690,572 712,600 740,590V720H540Z", tailTip),
    light: [-6, -8],
    weight: 3.4,
  });
}

/** A stoneware mug with a sleeping fox and a tail for its handle. */
export function drawMug(): Picture {
  const [left, right, top, bottom] = [190, 620, 300, 730];
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const body = `M${left},${top}C${left + 4},${top + 240} ${left + 6},${bottom - 90} ${left + 26},${bottom - 34}C${left + 70},${bottom + 26} ${right - 70},${bottom + 26} ${right - 26},${bottom - 34}C${right - 6},${bottom - 90} ${right - 4},${top + 240} ${right},${top}Z`;
  const band = fill(
    `M0,${bottom - 60}Q${middle},${bottom + 12} 900,${bottom - 60}V900H0Z`,
    "#c8572b",
  );
  const steam = (x: number, turn: number) =>
    stroke(`M${x},232c-34,-42 34,-64 0,-112c-20,-32 ${turn},-46 6,-74`, 13, "#ffffff", 0.75);
  const art =
    ground(900, 900, "#f0d3c4") +
    softShadow(480, 738, 380, 66, 0.75) +
    handle() +
    inked(body, glaze, {
      inside:
        band +
        group(sleeper(), { x: middle + 6, y: 528, scale: 0.98 }) +
        group(box(0, 0, 60, 520, "#ffffff", 0.3), { x: left + 34, y: top }) +
        box(right - 62, top, 70, 500, "#8a5a5a", 0.16),
      light: [-10, -4],
      weight: 3.4,
    }) +
    inked(oval(middle, top, half, 58), "#fff8ea", { weight: 3.4, light: [0, -4] }) +
    inked(oval(middle, top + 6, half - 24, 44), "#d9b98a", { weight: 2 }) +
    `<clipPath id="tea"><path d="${oval(middle, top + 6, half - 24, 44)}"/></clipPath><g clip-path="url(#tea)">${fill(oval(middle, top + 26, half - 34, 42), "#a4582a")}${fill(oval(middle - 50, top + 12, 60, 9), "#d98a4a", 0.8)}</g>` +
    steam(330, 30) +
    steam(410, -20) +
    steam(482, 26);
  return { width: 900, height: 900, svg: svgDocument(900, 900, art) };
}
