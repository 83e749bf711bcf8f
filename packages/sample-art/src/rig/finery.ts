import { fill, inked, oval, stroke } from "../pen";
import type { FacePlan } from "./faces";
import type { CharacterLook } from "./look";

function earring(x: number, y: number): string {
  return stroke(oval(x, y, 6, 8), 5.4) + stroke(oval(x, y, 6, 8), 3, "#f2c14e");
}

/** The hair between the ears. */
export function drawHair(look: CharacterLook): string {
  const colour = look.hair?.colour ?? look.fur;
  switch (look.hair?.style) {
    case "tuft":
      return inked(
        "M-20,-56C-26,-72-18,-86-2,-92C-6,-84-4,-80 0,-78C6,-88 18,-94 32,-90C24,-84 24,-80 26,-76C34,-80 42,-80 48,-76C38,-70 36,-60 34,-50C26,-42 18,-46 12,-40C6,-46-8,-44-20,-56Z",
        colour,
      );
    case "bangs":
      return inked(
        "M-46,-40C-42,-72-10,-84 16,-80C44,-78 58,-58 62,-36C54,-44 46,-48 40,-48C44,-42 44,-36 42,-30C32,-46 14,-50 2,-50C6,-44 6,-38 2,-32C-8,-44-18,-46-24,-44C-24,-36-30,-24-40,-16C-38,-26-42,-34-46,-40Z",
        colour,
      );
    case "soft":
      return inked(
        "M-58,6C-64,-34-46,-74-4,-82C34,-86 62,-62 66,-30C56,-44 44,-52 30,-54C32,-48 30,-42 26,-36C14,-50-4,-54-18,-48C-36,-40-44,-18-44,2C-46,16-50,26-62,34C-58,24-56,16-58,6Z",
        colour,
      );
    case "slick":
      return inked(
        "M-44,-38C-34,-68-4,-78 26,-72C44,-68 54,-58 58,-44C42,-58 14,-62-6,-52C-22,-46-34,-40-50,-22C-50,-28-48,-34-44,-38Z",
        colour,
      );
    default:
      return "";
  }
}

/** What is worn on the head, round the eyes or in an ear. */
export function drawAccessories(look: CharacterLook, plan: FacePlan): string {
  const [nx, ny] = plan.near;
  const [fx, fy] = plan.far;
  return (look.accessories ?? [])
    .map((kind) => {
      switch (kind) {
        case "goggles":
          return (
            stroke("M-56,-30C-40,-56 40,-62 64,-34", 14) +
            stroke("M-56,-30C-40,-56 40,-62 64,-34", 9, "#6b4630") +
            [
              [-16, -54, 21],
              [32, -57, 18],
            ]
              .map(
                ([x = 0, y = 0, r = 0]) =>
                  inked(oval(x, y, r, r * 0.9), "#c98d3d") +
                  inked(oval(x, y, r * 0.7, r * 0.62), "#7fd4d0", { weight: 1.6 }) +
                  stroke(`M${x - r * 0.35},${y + 2}l${r * 0.5},${-r * 0.5}`, 3, "#ffffff", 0.9),
              )
              .join("")
          );
        case "monocle":
          return (
            stroke(oval(nx, ny, 20, 22), 5) +
            stroke(oval(nx, ny, 20, 22), 2.6, "#f2c14e") +
            fill(oval(nx, ny, 19, 21), "#bfe6f5", 0.2) +
            stroke(
              `M${nx - 16},${ny + 14}C${nx - 30},${ny + 40} ${nx - 20},${ny + 60} ${nx - 34},${ny + 80}`,
              1.8,
              "#f2c14e",
            )
          );
        case "spectacles":
        case "halfmoons": {
          const drop = kind === "halfmoons" ? 10 : 2;
          return (
            fill(oval(nx, ny + drop, 22, 21), "#e8f6ff", 0.18) +
            stroke(oval(nx, ny + drop, 22, 21), 3.4, "#8a5a22") +
            stroke(oval(fx, fy + drop, 17, 20), 3.4, "#8a5a22") +
            stroke(
              `M${nx + 22},${ny + drop}Q${(nx + fx) / 2 + 2},${ny - 6 + drop} ${fx - 17},${fy + drop}M${nx - 22},${ny + drop - 2}L-58,${ny - 10}`,
              3.2,
              "#8a5a22",
            ) +
            stroke(`M${nx - 13},${ny + drop - 6}l8,-8`, 2.4, "#ffffff", 0.8)
          );
        }
        case "earring":
          return earring(-52, -50) + earring(-56, -36);
        case "scar":
          return stroke("M-30,-34L-6,18M-26,-16l9,-4M-20,-2l9,-4", 2.6, "#f4c9b8");
        case "leaf":
          return (
            inked("M-34,-58C-30,-84-6,-90 4,-92C4,-72-8,-56-34,-58Z", "#6fa84b") +
            stroke("M-34,-58C-20,-66-10,-76-2,-86", 1.8)
          );
        case "cord":
          return (
            stroke("M2,-74C-34,-112-18,-150 4,-150C26,-150 42,-112 4,-74", 9) +
            stroke("M2,-74C-34,-112-18,-150 4,-150C26,-150 42,-112 4,-74", 4.6, "#c89a5a") +
            inked(oval(3, -76, 9, 7), "#e8b54a") +
            stroke("M-56,-8l14,3M-58,4l15,1M-40,40l6,-10M-28,48l5,-11", 2.6, "#fff0d8")
          );
      }
    })
    .join("");
}
