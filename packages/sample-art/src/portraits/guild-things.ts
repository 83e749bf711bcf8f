import { fill, glow, group, inked, oval, stroke } from "../pen";
import type { Extra } from "./stage";
import { twinkle } from "./things";

/** A long bow slung over the back, with a quiver of arrows. */
export const bow: Extra = ({ neck: [x, y] }) =>
  group(
    stroke("M-6,-150C-74,-84-74,70-6,146", 10) +
      stroke("M-6,-150C-74,-84-74,70-6,146", 5.6, "#a8743a") +
      stroke("M-6,-148L-6,144", 2.2, "#efe2c0") +
      stroke("M-58,-22C-62,0-62,10-58,22", 12, "#6b4630"),
    { x: x + 8, y: y + 62, turn: 60 },
  ) +
  group(
    [-9, 0, 9]
      .map(
        (dx, i) =>
          stroke(`M${dx},-34V-72`, 3.4, "#8a6238") +
          inked(`M${dx},-66l-7,-8v-22l7,-8 7,8v22Z`, i === 1 ? "#c8323e" : "#f2f0c8", {
            weight: 1.8,
          }),
      )
      .join("") +
      inked("M-18,-40H18L14,44H-14Z", "#7a5230") +
      stroke("M-18,-26H18", 4, "#d9b25a"),
    { x: x + 62, y: y + 8, turn: 40 },
  );

/** A flask held up by its neck, about to do something. */
export const bubblingFlask: Extra = ({ far: [x, y] }) =>
  group(
    glow(0, -56, 90, "#9be870", 0.6) +
      inked(
        "M-9,24V-18C-9,-28-40,-40-40,-70C-40,-94-20,-106 0,-106C20,-106 40,-94 40,-70C40,-40 9,-28 9,-18V24Z",
        "#e4f6f2",
        { shade: "#b0d6d6" },
      ) +
      fill(
        "M-36,-74C-24,-84-10,-66 4,-76C16,-84 28,-74 36,-76C38,-46 8,-36 6,-18H-6C-8,-36-38,-46-36,-74Z",
        "#7ac94e",
      ) +
      fill(oval(-12, -60, 5, 5), "#d8f7b8") +
      fill(oval(12, -54, 4, 4), "#d8f7b8") +
      fill(oval(2, -44, 3, 3), "#d8f7b8") +
      stroke("M-26,-84C-22,-92-16,-96-8,-98", 5, "#ffffff", 0.9),
    { x, y: y + 2, turn: 10 },
  ) +
  [
    [30, -130, 12],
    [8, -152, 8],
    [44, -160, 7],
  ]
    .map(
      ([dx = 0, dy = 0, r = 0]) =>
        fill(oval(x + dx, y + dy, r, r), "#9be870", 0.75) +
        stroke(oval(x + dx, y + dy, r, r), 2, "#4f8a3c"),
    )
    .join("");

/** Two crossed bones on a thong: the sign of an osteomancer. */
export const boneCharm: Extra = ({ neck: [x, y] }) => {
  const bone = (turn: number) =>
    group(
      inked(
        "M-16,-4C-26,-14-32,-2-26,0C-32,2-26,14-16,5H16C26,14 32,2 26,0C32,-2 26,-14 16,-4Z",
        "#fff6e2",
        { weight: 2 },
      ),
      { turn },
    );
  return (
    stroke(
      `M${x - 22},${y + 18}Q${x - 8},${y + 50} ${x + 6},${y + 60}Q${x + 20},${y + 46} ${x + 28},${y + 16}`,
      2.8,
      "#5a3f30",
    ) + group(bone(38) + bone(-38), { x: x + 6, y: y + 66, scale: 0.72 })
  );
};

/** A crescent moon called down over the raised near paw. */
export const moonlight: Extra = ({ near: [x, y] }) =>
  group(
    glow(0, 0, 96, "#b8ccff", 0.85) +
      inked(
        "M10,-34C-22,-34-34,-10-30,10C-24,34 4,42 26,26C4,28-10,14-8,-6C-6,-20 0,-28 10,-34Z",
        "#fff6d0",
        { shade: "#d8d2f0" },
      ) +
      twinkle(26, -12, 12, "#ffffff") +
      twinkle(40, 18, 7, "#ffffff") +
      twinkle(-48, -18, 7, "#ffffff"),
    { x: x - 6, y: y - 70 },
  );
