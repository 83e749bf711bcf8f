import { box, fill, group, inked, oval, stroke, svgDocument } from "../../pen";
import type { Picture } from "../../picture";
import type { CharacterLook } from "../../rig/look";
import { poses } from "../../rig/poses";
import { drawClient } from "./figure";
import { letters, ribbon, signature } from "./finish";

const look: CharacterLook = {
  name: "Berg",
  species: "bear",
  fur: "#f7f5ee",
  pale: "#ffffff",
  dark: "#c9d8e6",
  socks: "#e8eef2",
  tailTip: "#f7f5ee",
  eyes: "#2f7ab8",
  nose: "#2b2f42",
  build: { head: 1.02, tall: 1, girth: 1.34 },
  trousers: "#e2453f",
  garments: [{ kind: "vest", colour: "#e2453f", trim: "#ffffff" }],
};

const red = "#e2453f";
const rope = "#e8c27a";

function lifebuoy(cx: number, cy: number, outer: number, inner: number): string {
  const ring = `${oval(cx, cy, outer, outer)}${oval(cx, cy, inner, inner)}`;
  const arc = (from: number, to: number) => {
    const at = (r: number, a: number) =>
      `${(cx + Math.cos((a * Math.PI) / 180) * r).toFixed(1)},${(cy + Math.sin((a * Math.PI) / 180) * r).toFixed(1)}`;
    return `M${at(outer, from)}A${outer},${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner},${inner} 0 0 0 ${at(inner, from)}Z`;
  };
  const mid = (outer + inner) / 2;
  return (
    `<path d="${ring}" fill="#fff8ec" fill-rule="evenodd"/>` +
    [45, 135, 225, 315].map((a) => fill(arc(a - 24, a + 24), red)).join("") +
    `<path d="${oval(cx, cy, outer, outer)}${oval(cx, cy, inner + (mid - inner) * 0.55, inner + (mid - inner) * 0.55)}" fill="#3b2058" fill-opacity=".16" fill-rule="evenodd"/>` +
    stroke(oval(cx - 2, cy - 6, mid + 10, mid + 10), 10, "#ffffff", 0.4) +
    [45, 135, 225, 315].map((a) => stroke(arc(a - 24, a + 24), 4)).join("") +
    stroke(oval(cx, cy, outer, outer), 8) +
    stroke(oval(cx, cy, inner, inner), 7)
  );
}

/** A convention badge: Berg, a polar bear who watches the pool. */
export function bearBadge(): Picture {
  const [width, height] = [1000, 1240];
  const [cx, cy] = [500, 694];
  const inner = 350;
  let sea =
    box(100, 200, 800, 960, "#8fdcf0") +
    fill(oval(740, 420, 74, 74), "#ffe27a") +
    fill("M100,640Q180,610 260,640T420,640T580,640T740,640T900,640V1160H100Z", "#3fa9d8") +
    fill("M100,720Q180,692 260,720T420,720T580,720T740,720T900,720V1160H100Z", "#2b86c0") +
    fill("M150,640L210,540 262,586 306,520 372,640Z", "#ffffff") +
    fill("M262,586L306,520 372,640H290Z", "#cfe6f2");
  const bear = drawClient(
    {
      look,
    },
    {
      pose: {
        ...poses.waving,
        neck: [4, -246],
        head: [6, -50, 4],
        nearArm: { joint: [-88, -214], end: [-96, -282], paw: "open" },
        farArm: { joint: [66, -190], end: [30, -160], paw: "fist", front: true },
      },
      expression: "happy",
      legs: false,
      before: ({ pose: { neck } }) =>
        stroke(
          `M${neck[0] - 34},${neck[1] + 6}Q${neck[0] - 10},${neck[1] + 40} ${neck[0] + 6},${neck[1] + 52}Q${neck[0] + 24},${neck[1] + 36} ${neck[0] + 36},${neck[1] + 4}`,
          5,
        ) +
        stroke(
          `M${neck[0] - 34},${neck[1] + 6}Q${neck[0] - 10},${neck[1] + 40} ${neck[0] + 6},${neck[1] + 52}Q${neck[0] + 24},${neck[1] + 36} ${neck[0] + 36},${neck[1] + 4}`,
          2.6,
          "#ffd25e",
        ) +
        group(
          inked("M-16,-8H10C24,-8 26,14 8,16C-4,18-12,10-12,2H-16Z", "#ffd25e") +
            fill(oval(7, 4, 5, 5), "#8a5a1c"),
          {
            x: neck[0] + 6,
            y: neck[1] + 60,
          },
        ) +
        // A visor over the brow and zinc on the nose.
        group(
          inked("M-58,-30C-54,-66-20,-82 8,-82C42,-82 64,-62 68,-36C40,-50-20,-50-58,-30Z", red, {
            inside: stroke("M-70,-34C-30,-56 40,-58 80,-36", 9, "#ffffff"),
          }) +
            inked(
              "M18,-46C50,-56 92,-50 118,-28C100,-26 84,-30 70,-34C50,-40 34,-42 18,-46Z",
              "#b8302e",
            ),

          { x: neck[0] + 6, y: neck[1] - 50, turn: 4, scale: 1.02 },
        ),
    },
  );
  sea += group(bear, { x: cx - 4, y: 1318, scale: 2.26 });
  sea +=
    fill("M100,960Q180,934 260,960T420,960T580,960T740,960T900,960V1160H100Z", "#3fa9d8", 0.72) +
    stroke("M340,976q40,-14 80,0M560,970q50,-16 100,0", 6, "#ffffff", 0.8);
  let art = box(0, 0, width, height, "#f8e6bd");
  // A beach towel under the badge, and its shadow.
  for (let x = -300; x < width; x += 150)
    art += fill(`M${x},0h70l360,${height}h-70Z`, "#f3d79c", 0.6);
  art += fill(oval(cx + 12, cy + 20, 470, 470), "#a8743a", 0.28);
  art +=
    // Lanyard, clip and the hole it goes through.
    fill("M380,0L470,150H530L620,0H560L500,104 440,0Z", "#2b86c0") +
    stroke("M380,0L470,150M440,0L500,104L560,0M620,0L530,150", 4) +
    inked("M470,138h60v40h-60Z", "#c7ccd6") +
    inked("M418,290V232C418,160 582,160 582,232V290Z", "#fff8ec") +
    fill(oval(500, 218, 36, 22), "#d9e4ee") +
    stroke(oval(500, 218, 36, 22), 5) +
    stroke("M486,164V204M514,164V204", 9, "#c7ccd6") +
    stroke("M484,164V206M516,164V206", 2.4);
  art +=
    `<clipPath id="badge-window"><path d="${oval(cx, cy, inner, inner)}"/></clipPath>` +
    `<g clip-path="url(#badge-window)">${sea}</g>` +
    lifebuoy(cx, cy, 436, inner);
  // A rope runs round the buoy, caught at the four bands.
  for (const a of [0, 180])
    art += group(
      stroke("M320,-320Q470,-240 480,0Q470,240 320,320", 15) +
        stroke("M320,-320Q470,-240 480,0Q470,240 320,320", 9, rope),
      { x: cx, y: cy, turn: a, scale: 0.97 },
    );
  art +=
    ribbon(cx, 1076, 620, 150, "#1f5f9a") +
    letters("BERG", cx, 1116, 118, "#ffffff", { anchor: "middle", tracking: 0.14 }) +
    letters("no running. no biting.", cx, 1150, 30, "#bfe6f5", {
      anchor: "middle",
      font: "boldItalic",
    });
  art += signature(880, 1222, "#1f5f9a", 24);
  return { width, height, svg: svgDocument(width, height, art) };
}
