import { box, fill, glow, inked, mix, num, oval, stroke } from "../pen";
import { between, pick } from "../seeded";
import type { Setting } from "./interiors";
import { house, paperLantern, stars, wash } from "./weather";

/** Saltreach after dark: masts, lanterns, lights in the water. */
export const harbour: Setting = (width, height, chance) => {
  const water = height * 0.58;
  const quay = height * 0.8;
  let svg =
    wash(width, height, [
      [0, "#121238"],
      [0.4, "#3a2f6a"],
      [0.6, "#a05a78"],
      [1, "#2a2450"],
    ]) +
    stars(chance, width, height * 0.36, 40) +
    glow(width * 0.74, height * 0.2, height * 0.24, "#fff0d0", 0.6) +
    fill(oval(width * 0.74, height * 0.2, height * 0.07, height * 0.07), "#fff6e0") +
    fill(oval(width * 0.76, height * 0.19, height * 0.012, height * 0.012), "#e6d8c0");
  for (let i = 0; i < 9; i++)
    svg += house(
      chance,
      width * (i / 8.4) - width * 0.05,
      water + 4,
      width * between(chance, 0.09, 0.13),
      height * between(chance, 0.2, 0.38),
      pick(chance, ["#4a3f70", "#5a4a7a", "#3f3866"]),
      pick(chance, ["#2a2450", "#6a3a5a", "#33305a"]),
      "#ffcf6a",
    );
  svg +=
    wash(1, 1, [
      [0, "#6a4a80"],
      [1, "#1e1c48"],
    ]) + box(0, water, width, height - water, "#3a3470");
  for (let i = 0; i < 26; i++)
    svg += stroke(
      `M${num(between(chance, -20, width))},${num(between(chance, water + 6, quay))}h${num(between(chance, 14, 60))}`,
      3,
      pick(chance, ["#ffcf6a", "#ff9a5a", "#8a7ac0", "#c08ab0"]),
      0.6,
    );
  const bx = width * between(chance, 0.1, 0.2);
  svg +=
    stroke(
      `M${num(bx + width * 0.14)},${num(water + height * 0.1)}V${num(height * 0.14)}M${num(bx)},${num(height * 0.5)}L${num(bx + width * 0.14)},${num(height * 0.16)}L${num(bx + width * 0.3)},${num(height * 0.56)}`,
      6,
      "#2a1a2e",
    ) +
    fill(
      `M${num(bx + width * 0.13)},${num(height * 0.2)}Q${num(bx - width * 0.02)},${num(height * 0.36)} ${num(bx)},${num(height * 0.5)}L${num(bx + width * 0.13)},${num(height * 0.52)}Z`,
      "#d8b8a8",
    ) +
    inked(
      `M${num(bx - width * 0.06)},${num(water)}Q${num(bx + width * 0.14)},${num(water + 26)} ${num(bx + width * 0.36)},${num(water - 14)}L${num(bx + width * 0.3)},${num(water + height * 0.12)}H${num(bx)}Z`,
      "#6a3a3a",
    ) +
    stroke(
      `M${num(bx - width * 0.04)},${num(water + 18)}Q${num(bx + width * 0.14)},${num(water + 42)} ${num(bx + width * 0.34)},${num(water + 6)}`,
      4,
      "#e0b04a",
    );
  svg += stroke(
    `M-10,${num(height * 0.1)}Q${num(width * 0.3)},${num(height * 0.26)} ${num(width * 0.62)},${num(height * 0.1)}T${num(width + 10)},${num(height * 0.06)}`,
    2.4,
  );
  for (let i = 0; i < 5; i++)
    svg += paperLantern(
      width * (0.06 + i * 0.12),
      height * (0.13 + Math.sin((i / 5) * 3) * 0.055),
      height * 0.034,
      pick(chance, ["#ff8a4a", "#ffb84a", "#ff6a5a"]),
    );
  svg += inked(`M-20,${num(quay)}H${num(width + 20)}V${num(height + 20)}H-20Z`, "#6b4a4a", {
    light: [0, -6],
  });
  for (let i = 0; i < 12; i++)
    svg += stroke(
      `M${num((i / 11) * width)},${num(quay + 4)}L${num((i / 11) * width * 1.3 - width * 0.15)},${num(height)}`,
      2.4,
      "#3a2430",
      0.7,
    );
  return svg;
};

/** Roofs and chimneys by moonlight. */
export const rooftops: Setting = (width, height, chance) => {
  let svg =
    wash(width, height, [
      [0, "#171a4a"],
      [0.6, "#4a3f86"],
      [1, "#a86a90"],
    ]) +
    stars(chance, width, height * 0.6, 46) +
    glow(width * 0.26, height * 0.26, height * 0.34, "#fff0c8", 0.6) +
    fill(oval(width * 0.26, height * 0.26, height * 0.12, height * 0.12), "#fff4d8") +
    fill(oval(width * 0.22, height * 0.24, height * 0.024, height * 0.02), "#e8d8b4") +
    fill(oval(width * 0.29, height * 0.3, height * 0.03, height * 0.024), "#e8d8b4");
  for (let i = 0; i < 8; i++)
    svg += house(
      chance,
      (i / 7.4) * width - width * 0.06,
      height * 0.86,
      width * 0.14,
      height * between(chance, 0.26, 0.5),
      "#3a3468",
      mix("#2a2654", "#6a3a66", chance()),
      "#ffcf6a",
    );
  const y = height * 0.8;
  svg += inked(
    `M-30,${num(y)}L${num(width + 30)},${num(y - 8)}L${num(width + 60)},${num(height + 30)}H-60Z`,
    "#7a3f4e",
    { light: [0, -8] },
  );
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < width / 44 + 1; i++)
      svg += stroke(
        `M${num(i * 44 + (row % 2) * 22 - 22)},${num(y + 10 + row * height * 0.05)}q22,26 44,0`,
        2.2,
        "#4a2236",
        0.8,
      );
  svg +=
    inked(
      `M${num(width * 0.86)},${num(y + 6)}v${num(-height * 0.22)}h${num(width * 0.09)}v${num(height * 0.22)}Z`,
      "#8a5a54",
    ) +
    inked(
      `M${num(width * 0.85)},${num(y - height * 0.2)}h${num(width * 0.11)}v-16h${num(-width * 0.11)}Z`,
      "#9c6a60",
    );
  for (let i = 0; i < 3; i++)
    svg += fill(
      oval(width * 0.9 + i * 20, y - height * (0.28 + i * 0.07), 20 + i * 9, 14 + i * 6),
      "#d8c8e6",
      0.3 - i * 0.07,
    );
  return svg;
};
