import { along, fill, group, inked, mix, oval, polygon, stroke, tube, type Point } from "../pen";
import { trunk, type Frame } from "./bodies";
import type { CharacterLook, Garment } from "./look";

/** Where a garment's parts go: behind everything, over the trunk, over the near arm and under the head. */
export interface Dressed {
  behind: string;
  trunk: string;
  collar: string;
}

function at(frame: Frame, t: number): Point {
  return along(frame.pose.hip, frame.pose.neck, t);
}

function neckwear(frame: Frame, colour: string): string {
  const [x, y] = frame.pose.neck;
  return (
    inked(
      `M${x - 36},${y - 8}C${x - 44},${y + 8} ${x - 34},${y + 22} ${x - 14},${y + 24}C${x + 6},${y + 28} ${x + 30},${y + 24} ${x + 38},${y + 12}C${x + 44},${y - 2} ${x + 36},${y - 12} ${x + 28},${y - 12}C${x + 10},${y - 2}-${Math.max(0, 12 - x)},${y - 2} ${x - 36},${y - 8}Z`,
      colour,
    ) +
    stroke(`M${x - 30},${y + 6}C${x - 12},${y + 14} ${x + 14},${y + 14} ${x + 32},${y + 4}`, 1.8)
  );
}

function skirt(frame: Frame, colour: string, drop: number, flare: number, inside = ""): string {
  const [x, y] = at(frame, 0.3);
  const lean = (frame.pose.nearLeg.joint[0] + frame.pose.farLeg.joint[0]) / 2 - x;
  const bottom = y + drop;
  const wide = frame.hips + flare;
  return inked(
    `M${x - frame.waist - 4},${y}C${x - frame.hips - 8},${y + drop * 0.4} ${x + lean * 0.6 - wide},${bottom - 20} ${x + lean * 0.8 - wide},${bottom}` +
      `Q${x + lean * 0.8 - wide * 0.5},${bottom + 12} ${x + lean},${bottom + 4}Q${x + lean + wide * 0.5},${bottom + 12} ${x + lean * 0.9 + wide},${bottom - 2}` +
      `C${x + lean * 0.6 + wide},${bottom - 24} ${x + frame.hips + 8},${y + drop * 0.4} ${x + frame.waist + 4},${y}Z`,
    colour,
    { inside },
  );
}

function belt(frame: Frame, colour: string, buckle: string): string {
  const [x, y] = at(frame, 0.2);
  return (
    inked(
      tube(
        [
          [x - frame.hips - 1, y + 2],
          [x, y + 8],
          [x + frame.hips + 1, y],
        ],
        [7, 7.5, 7],
      ),
      colour,
      { weight: 2.2 },
    ) + inked(`M${x + 1},${y - 1}h18v17h-18Z`, buckle, { weight: 2 })
  );
}

function dress(
  frame: Frame,
  { kind, colour, trim = mix(colour, "#fff1d0", 0.6) }: Garment,
): Partial<Dressed> {
  const { pose } = frame;
  const [nx, ny] = pose.neck;
  const [cx, cy] = at(frame, 0.62);
  const floor = Math.max(pose.nearLeg.end[1], pose.farLeg.end[1]);
  switch (kind) {
    case "scarf":
      return {
        behind: inked(
          `M${nx - 24},${ny + 6}C${nx - 60},${ny + 2} ${nx - 76},${ny + 30} ${nx - 112},${ny + 18}L${nx - 118},${ny + 40}L${nx - 104},${ny + 38}L${nx - 100},${ny + 52}C${nx - 74},${ny + 60} ${nx - 50},${ny + 28} ${nx - 18},${ny + 30}Z`,
          colour,
          { inside: stroke(`M${nx - 94},${ny + 14}l-8,40M${nx - 80},${ny + 20}l-4,34`, 5, trim) },
        ),
        collar:
          neckwear(frame, colour) +
          inked(
            `M${nx - 22},${ny + 14}C${nx - 32},${ny + 34} ${nx - 34},${ny + 48} ${nx - 40},${ny + 66}l12,-2 6,8 10,-10C${nx - 8},${ny + 44} ${nx - 2},${ny + 30} ${nx},${ny + 18}Z`,
            colour,
            { inside: stroke(`M${nx - 44},${ny + 52}l38,4`, 5, trim) },
          ),
      };
    case "bandana":
      return {
        collar:
          inked(
            `M${nx - 36},${ny - 4}C${nx - 20},${ny + 10} ${nx + 22},${ny + 10} ${nx + 38},${ny - 6}C${nx + 38},${ny + 14} ${nx + 26},${ny + 40} ${nx + 8},${ny + 54}C${nx - 12},${ny + 44} ${nx - 32},${ny + 18} ${nx - 36},${ny - 4}Z`,
            colour,
          ) +
          stroke(
            `M${nx - 26},${ny + 8}C${nx - 10},${ny + 16} ${nx + 16},${ny + 16} ${nx + 30},${ny + 6}`,
            2.6,
            trim,
          ) +
          fill(oval(nx + 6, ny + 28, 4, 4), trim) +
          fill(oval(nx - 9, ny + 20, 3, 3), trim) +
          fill(oval(nx + 20, ny + 19, 3, 3), trim),
        behind: inked(
          `M${nx - 30},${ny + 4}L${nx - 66},${ny - 8}L${nx - 62},${ny + 8}L${nx - 72},${ny + 22}L${nx - 32},${ny + 16}Z`,
          colour,
        ),
      };
    case "cloak":
      return {
        behind: inked(
          `M${nx - 30},${ny - 4}C${nx - 74},${ny + 30} ${pose.hip[0] - 76},${pose.hip[1]} ${pose.hip[0] - 88},${floor - 4}Q${pose.hip[0] - 50},${floor + 6} ${pose.hip[0] - 20},${floor - 4}Q${pose.hip[0] + 20},${floor + 6} ${pose.hip[0] + 62},${floor - 8}C${pose.hip[0] + 62},${pose.hip[1]} ${nx + 56},${ny + 40} ${nx + 30},${ny}Z`,
          mix(colour, "#0d0a2a", 0.28),
        ),
        collar:
          inked(
            `M${nx - 38},${ny - 12}C${nx - 66},${ny + 14} ${nx - 74},${ny + 50} ${nx - 74},${ny + 84}Q${nx - 54},${ny + 82} ${nx - 42},${ny + 88}C${nx - 34},${ny + 66} ${nx - 20},${ny + 40} ${nx + 2},${ny + 26}C${nx + 22},${ny + 36} ${nx + 42},${ny + 62} ${nx + 48},${ny + 82}Q${nx + 58},${ny + 76} ${nx + 66},${ny + 80}C${nx + 66},${ny + 40} ${nx + 60},${ny + 6} ${nx + 34},${ny - 14}C${nx + 14},${ny + 2} ${nx - 16},${ny + 2} ${nx - 38},${ny - 12}Z`,
            colour,
          ) +
          stroke(
            `M${nx - 70},${ny + 76}Q${nx - 54},${ny + 74} ${nx - 44},${ny + 80}M${nx + 49},${ny + 72}Q${nx + 58},${ny + 68} ${nx + 64},${ny + 71}`,
            3,
            trim,
          ) +
          inked(oval(nx + 2, ny + 22, 9, 9), trim, { weight: 2 }),
      };
    case "coat":
      return {
        behind: skirt(frame, mix(colour, "#12061c", 0.35), floor - at(frame, 0.3)[1] - 34, 18),
        trunk:
          inked(
            `M${nx - 30},${ny + 4}C${nx - frame.chest - 12},${ny + 18} ${nx - frame.chest - 8},${cy} ${pose.hip[0] - frame.hips - 6},${pose.hip[1]}L${pose.hip[0] - frame.hips - 18},${floor - 62}L${pose.hip[0] - 14},${floor - 70}L${cx - 4},${cy + 10}Z`,
            colour,
          ) +
          inked(
            `M${nx + 26},${ny + 4}C${nx + frame.chest + 8},${ny + 18} ${nx + frame.chest + 4},${cy} ${pose.hip[0] + frame.hips + 4},${pose.hip[1]}L${pose.hip[0] + frame.hips + 12},${floor - 66}L${pose.hip[0] + 20},${floor - 72}L${cx + 12},${cy + 10}Z`,
            colour,
          ) +
          fill(oval(cx - 22, cy + 34, 3.4, 3.4), trim) +
          fill(oval(cx - 24, cy + 52, 3.4, 3.4), trim),
        collar:
          inked(
            `M${nx - 38},${ny - 16}C${nx - 46},${ny + 6} ${nx - 36},${ny + 22} ${nx - 12},${ny + 48}L${nx + 2},${ny + 22}L${nx + 18},${ny + 46}C${nx + 36},${ny + 22} ${nx + 46},${ny + 4} ${nx + 36},${ny - 18}C${nx + 22},${ny + 6} ${nx - 20},${ny + 8} ${nx - 38},${ny - 16}Z`,
            mix(colour, "#ffffff", 0.1),
          ) +
          stroke(
            `M${nx - 36},${ny - 8}C${nx - 38},${ny + 6} ${nx - 30},${ny + 20} ${nx - 12},${ny + 40}M${nx + 34},${ny - 10}C${nx + 38},${ny + 6} ${nx + 30},${ny + 22} ${nx + 17},${ny + 38}`,
            2.4,
            trim,
          ),
      };
    case "waistcoat":
      return {
        trunk:
          inked(trunk(frame, 4, 0.1, 0.96), colour, {
            inside:
              fill(
                `M${nx - 20},${ny - 10}L${cx + 4},${cy + 22}L${nx + 30},${ny - 10}Z`,
                "#fbf3e0",
              ) +
              stroke(`M${cx + 4},${cy + 22}L${at(frame, 0.08)[0] + 4},${at(frame, 0.08)[1]}`, 2.2) +
              [0.18, 0.32, 0.46]
                .map((t) => fill(oval(at(frame, t)[0] - 5, at(frame, t)[1], 3.6, 3.6), trim))
                .join(""),
          }) + stroke(`M${at(frame, 0.34)[0] + 2},${at(frame, 0.34)[1]}q12,14 26,4`, 2, "#f2c14e"),
      };
    case "shirt":
      return {
        trunk: inked(trunk(frame, 3, 0.06, 0.98), colour, {
          inside: fill(`M${nx - 16},${ny - 12}L${nx + 4},${ny + 34}L${nx + 24},${ny - 12}Z`, trim),
        }),
      };
    case "vest":
      return {
        trunk: inked(trunk(frame, 3, 0.12, 0.92), colour, {
          inside:
            fill(
              `M${nx - 18},${ny - 12}L${nx - 8},${ny + 26}L${nx + 8},${ny + 34}L${nx + 22},${ny + 24}L${nx + 28},${ny - 12}Z`,
              trim,
            ) + stroke(`M${cx + 3},${cy - 10}L${at(frame, 0.1)[0] + 4},${at(frame, 0.1)[1]}`, 2),
        }),
      };
    case "apron":
      return {
        trunk:
          inked(trunk(frame, 4, 0.1, 0.74), colour) +
          skirt(frame, colour, 84, 2) +
          stroke(
            `M${cx - 22},${cy - 10}L${nx - 18},${ny + 10}M${cx + 24},${cy - 10}L${nx + 22},${ny + 10}`,
            5,
            colour,
          ),
      };
    case "robe":
      return {
        trunk:
          skirt(
            frame,
            colour,
            floor - at(frame, 0.3)[1] - 12,
            22,
            stroke(`M${pose.hip[0] - 90},${floor - 26}H${pose.hip[0] + 90}`, 7, trim) +
              stroke(
                `M${cx - 12},${cy + 40}L${pose.hip[0] - 26},${floor}M${cx + 18},${cy + 46}L${pose.hip[0] + 22},${floor}`,
                2,
              ),
          ) +
          inked(trunk(frame, 4, 0.2, 0.98), colour, {
            inside: fill(
              `M${nx - 12},${ny - 12}L${nx + 4},${ny + 40}L${nx + 20},${ny - 12}Z`,
              trim,
            ),
          }),
      };
    case "sash": {
      const [x, y] = at(frame, 0.24);
      return {
        trunk:
          inked(
            `M${x - 20},${y}C${x - 30},${y + 24} ${x - 32},${y + 50} ${x - 42},${y + 70}l16,-4 8,8C${x - 12},${y + 50} ${x - 6},${y + 26} ${x - 2},${y + 4}Z`,
            colour,
          ) +
          inked(
            tube(
              [
                [x - frame.waist - 5, y - 2],
                [x, y + 6],
                [x + frame.waist + 5, y - 4],
              ],
              [13, 14, 13],
            ),
            colour,
          ) +
          stroke(`M${x - 20},${y + 2}Q${x},${y + 10} ${x + 24},${y}`, 1.8),
      };
    }
    case "belt":
      return { trunk: belt(frame, colour, trim) };
    case "pendant": {
      const [px, py] = at(frame, 0.56);
      return {
        collar:
          stroke(
            `M${nx - 20},${ny + 16}Q${px},${py + 6} ${px + 4},${py + 2}Q${px + 16},${py - 10} ${nx + 26},${ny + 14}`,
            2.4,
            "#6b4630",
          ) +
          fill(oval(px + 5, py + 10, 20, 20), colour, 0.3) +
          inked(
            `M${px + 5},${py - 6}L${px + 17},${py + 8}L${px + 5},${py + 26}L${px - 7},${py + 8}Z`,
            colour,
            {
              weight: 2.2,
              light: [-3, -4],
            },
          ) +
          fill(
            `M${px + 5},${py - 1}L${px + 9},${py + 7}L${px + 5},${py + 12}L${px},${py + 7}Z`,
            "#ffe9a8",
          ),
      };
    }
    case "strap": {
      const [hx, hy] = pose.hip;
      return {
        trunk:
          stroke(`M${nx + 26},${ny + 18}L${hx - frame.hips},${hy - 4}`, 11) +
          stroke(`M${nx + 26},${ny + 18}L${hx - frame.hips},${hy - 4}`, 6.5, colour) +
          group(
            inked("M-30,-6C-32,18-28,38-22,42L20,42C28,38 30,14 28,-6Z", colour) +
              inked("M-32,-8C-30,14-10,22 0,22C12,22 30,14 30,-8Z", mix(colour, "#ffffff", 0.12)) +
              fill(oval(0, 20, 5, 5), trim),
            { x: hx - frame.hips - 4, y: hy + 2, scale: 0.82 },
          ),
      };
    }
    case "pauldrons":
      return {
        collar: [frame.farShoulder, frame.nearShoulder]
          .map(
            (s, i) =>
              inked(
                `M${s[0] - 26},${s[1] + 14}C${s[0] - 30},${s[1] - 18} ${s[0] + 22},${s[1] - 24} ${s[0] + 26},${s[1] + 12}Q${s[0]},${s[1] + 24} ${s[0] - 26},${s[1] + 14}Z`,
                colour,
              ) +
              stroke(
                `M${s[0] - 20},${s[1] + 8}Q${s[0]},${s[1] + 16} ${s[0] + 20},${s[1] + 6}`,
                3,
                trim,
              ) +
              (i ? fill(oval(s[0] - 2, s[1] - 4, 5, 5), trim) : ""),
          )
          .join(""),
      };
    case "stitches": {
      const seam = (x: number, y: number) =>
        stroke(`M${x - 8},${y - 7}l12,9M${x - 4},${y - 11}l4,17`, 2.8, trim);
      return {
        collar:
          inked(oval(cx + 4, cy + 12, 13, 13), colour, { weight: 2.2 }) +
          fill(oval(cx, cy + 9, 2.4, 2.4), trim) +
          fill(oval(cx + 8, cy + 9, 2.4, 2.4), trim) +
          fill(oval(cx, cy + 16, 2.4, 2.4), trim) +
          fill(oval(cx + 8, cy + 16, 2.4, 2.4), trim) +
          [0.14, 0.32].map((t) => seam(at(frame, t)[0] - 20, at(frame, t)[1])).join(""),
      };
    }
    case "necktie":
      return {
        collar: inked(
          polygon([
            [nx - 10, ny + 10],
            [nx + 14, ny + 10],
            [nx + 8, ny + 22],
            [nx + 16, ny + 56],
            [nx + 3, ny + 68],
            [nx - 9, ny + 56],
            [nx - 2, ny + 22],
          ]),
          colour,
        ),
      };
  }
}

/** Dresses a posed body in everything a character wears. */
export function dressUp(look: CharacterLook, frame: Frame): Dressed {
  const result: Dressed = { behind: "", trunk: "", collar: "" };
  for (const garment of look.garments) {
    const parts = dress(frame, garment);
    result.behind += parts.behind ?? "";
    result.trunk += parts.trunk ?? "";
    result.collar += parts.collar ?? "";
  }
  return result;
}
