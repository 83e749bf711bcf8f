import { curve, fill, group, inked, stroke, tube, type Point } from "../pen";
import type { CharacterLook } from "./look";

// Tails start at (0, 0) behind the hips and swing to the left.

const brush: readonly Point[] = [
  [6, 6],
  [-28, 26],
  [-70, 22],
  [-108, -12],
  [-124, -64],
  [-112, -118],
  [-92, -150],
];

function brushTail(look: CharacterLook, fullness: number, scale: number): string {
  const radii = [9, 15, 27, 36, 37, 25, 4].map((r) => r * fullness);
  const tip = fill(
    "M-190,-82L-156,-96-146,-78-132,-98-118,-76-104,-96-88,-74-70,-92-40,-80V-220H-190Z",
    look.tailTip,
  );
  return group(
    inked(tube(brush, radii), look.fur, { inside: tip, light: [4, -8] }) +
      stroke(
        "M-62,30C-78,28-92,18-100,8M-128,-24C-134,-40-136,-54-134,-66M-98,-110l-4,-16",
        2,
        undefined,
        0.55,
      ),
    { scale },
  );
}

function ringed(look: CharacterLook): string {
  const rings = [0.16, 0.34, 0.52, 0.7, 0.88]
    .map((t) => {
      const i = t * (brush.length - 1);
      const a = brush[Math.floor(i)] ?? [0, 0];
      const b = brush[Math.ceil(i)] ?? a;
      const across: Point = [a[1] - b[1], b[0] - a[0]];
      const length = Math.hypot(...across) || 1;
      const mid: Point = [a[0] + (b[0] - a[0]) * (i % 1), a[1] + (b[1] - a[1]) * (i % 1)];
      return stroke(
        `M${mid[0] - (across[0] / length) * 50},${mid[1] - (across[1] / length) * 50}L${mid[0] + (across[0] / length) * 50},${mid[1] + (across[1] / length) * 50}`,
        17,
        look.dark,
      );
    })
    .join("");
  return inked(tube(brush, [10, 16, 25, 31, 31, 24, 8]), look.fur, {
    inside: rings,
    light: [3, -5],
  });
}

function plume(look: CharacterLook): string {
  const spine: readonly Point[] = [
    [4, 4],
    [-34, 8],
    [-66, -30],
    [-70, -96],
    [-52, -160],
    [-72, -206],
    [-104, -196],
  ];
  return inked(tube(spine, [10, 20, 34, 40, 38, 28, 12]), look.fur, {
    light: [6, -6],
    inside: stroke(curve(spine.slice(1)), 16, look.pale, 0.4),
  });
}

/** The tail that belongs to a species. */
export function drawTail(look: CharacterLook): string {
  switch (look.species) {
    case "fox":
    case "arctic fox":
      return brushTail(look, look.species === "fox" ? 1 : 1.08, 1);
    case "wolf":
      return brushTail(look, 0.8, 0.9);
    case "jackal":
      return brushTail(look, 0.58, 1);
    case "red panda":
      return ringed(look);
    case "squirrel":
      return plume(look);
    case "caracal":
      return inked(
        tube(
          [
            [4, 4],
            [-34, 24],
            [-66, 10],
            [-80, -34],
          ],
          [9, 9, 9, 8],
        ),
        look.fur,
        { inside: fill("M-100,-14H-60V-60H-100Z", look.tailTip) },
      );
    case "otter":
      return inked(
        tube(
          [
            [6, -6],
            [-34, 40],
            [-80, 76],
            [-124, 78],
          ],
          [20, 20, 14, 5],
        ),
        look.fur,
      );
    case "mouse":
      return (
        stroke("M4,4C-40,40-86,30-90,-14C-94,-44-116,-46-124,-30", 11) +
        stroke("M4,4C-40,40-86,30-90,-14C-94,-44-116,-46-124,-30", 6, "#e0a49a")
      );
    case "raven":
    case "owl":
      return inked("M10,-10L-30,66-14,62-8,84 8,64 22,70 34,-6Z", look.fur, {
        inside: stroke("M6,0L-10,70M20,0L8,60", 2),
      });
    case "hedgehog":
      return "";
    default:
      return inked(
        "M10,-16C-10,-34-38,-30-42,-8C-44,12-20,26 8,16Z",
        look.species === "hare" ? look.pale : look.fur,
      );
  }
}
