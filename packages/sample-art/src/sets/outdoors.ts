import { box, fill, glow, group, inked, mix, num, oval, stroke } from "../pen";
import { between, pick } from "../seeded";
import type { Setting } from "./interiors";
import { fir, hills, house, mountains, stars, tree, wash } from "./weather";

/** The Shiver: an aurora over snow. */
export const snowfield: Setting = (width, height, chance) => {
  const horizon = height * 0.62;
  let svg =
    wash(width, height, [
      [0, "#141c4a"],
      [0.35, "#2f4a86"],
      [0.62, "#86b4d8"],
      [1, "#eaf4fc"],
    ]) + stars(chance, width, horizon * 0.7, 40);
  ["#6af0c0", "#8ae0f0", "#b08af0"].forEach((colour, i) => {
    const y = height * (0.1 + i * 0.075);
    const swing = between(chance, 30, 70);
    svg += fill(
      `M-20,${num(y + 30)}C${num(width * 0.25)},${num(y - swing)} ${num(width * 0.5)},${num(y + swing)} ${num(width * 0.72)},${num(y)}S${num(width)},${num(y - swing)} ${num(width + 20)},${num(y)}V${num(y + height * 0.12)}C${num(width * 0.7)},${num(y + height * 0.16)} ${num(width * 0.5)},${num(y + height * 0.24)} ${num(width * 0.25)},${num(y + height * 0.1)}S0,${num(y + height * 0.16)}-20,${num(y + height * 0.18)}Z`,
      colour,
      0.22,
    );
  });
  svg +=
    mountains(chance, width, horizon + 30, height * 0.26, "#6f8fc0", "#f2f8ff") +
    fill(hills(chance, width, horizon, height, height * 0.025), "#c8def2") +
    fill(hills(chance, width, horizon + height * 0.09, height, height * 0.025), "#e2effa");
  for (let i = 0; i < 7; i++) {
    const x = (i < 4 ? between(chance, 0, 0.28) : between(chance, 0.74, 1)) * width;
    svg += fir(
      x,
      horizon + height * between(chance, 0.02, 0.1),
      height * between(chance, 0.14, 0.26),
      "#3f6480",
      "#f6fbff",
    );
  }
  svg += fill(hills(chance, width, height * 0.82, height, height * 0.02), "#f6fbff");
  for (let i = 0; i < 6; i++)
    svg += stroke(
      `M${num(between(chance, 0, width))},${num(between(chance, height * 0.84, height * 0.97))}q22,-8 48,0`,
      2.2,
      "#a8c4e0",
      0.8,
    );
  for (let i = 0; i < 46; i++)
    svg += fill(
      oval(
        between(chance, 0, width),
        between(chance, 0, height),
        between(chance, 1.5, 4.2),
        between(chance, 1.5, 4.2),
      ),
      "#ffffff",
      0.85,
    );
  return svg;
};

/** Highhollow from below: terraces, lit windows, prayer flags, one moon. */
export const monastery: Setting = (width, height, chance) => {
  let svg =
    wash(width, height, [
      [0, "#26306a"],
      [0.5, "#7a7ab8"],
      [0.8, "#f0b8a8"],
      [1, "#f6d8c0"],
    ]) + stars(chance, width, height * 0.35, 26);
  svg +=
    glow(width * 0.8, height * 0.16, height * 0.2, "#fff4d8", 0.7) +
    fill(oval(width * 0.8, height * 0.16, height * 0.055, height * 0.055), "#fff8e6");
  svg += mountains(chance, width, height * 0.86, height * 0.5, "#6a6aa0", "#f0e6f0");
  const cx = width * between(chance, 0.6, 0.66);
  svg +=
    fill(
      `M${num(cx - width * 0.42)},${num(height)}L${num(cx - width * 0.2)},${num(height * 0.5)}L${num(cx - width * 0.08)},${num(height * 0.42)}L${num(cx + width * 0.14)},${num(height * 0.44)}L${num(cx + width * 0.26)},${num(height * 0.62)}L${num(cx + width * 0.44)},${num(height)}Z`,
      "#4a4a78",
    ) +
    fill(
      `M${num(cx + width * 0.02)},${num(height)}L${num(cx + width * 0.14)},${num(height * 0.44)}L${num(cx + width * 0.26)},${num(height * 0.62)}L${num(cx + width * 0.44)},${num(height)}Z`,
      "#38386a",
    );
  [
    [-0.13, 0.5, 0.16, 0.17],
    [0.03, 0.46, 0.14, 0.23],
    [-0.03, 0.6, 0.22, 0.15],
  ].forEach(([dx = 0, y = 0, w = 0, h = 0]) => {
    svg += house(
      chance,
      cx + dx * width,
      height * y,
      width * w,
      height * h,
      "#e0d2c8",
      "#8a3f4a",
      "#ffd070",
    );
  });
  svg += stroke(
    `M${num(cx - width * 0.3)},${num(height * 0.62)}Q${num(cx - width * 0.1)},${num(height * 0.5)} ${num(cx + width * 0.1)},${num(height * 0.26)}`,
    2,
  );
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    const x =
      (1 - t) ** 2 * (cx - width * 0.3) +
      2 * (1 - t) * t * (cx - width * 0.1) +
      t * t * (cx + width * 0.1);
    const y = ((1 - t) ** 2 * 0.62 + 2 * (1 - t) * t * 0.5 + t * t * 0.26) * height;
    svg += fill(
      `M${num(x)},${num(y)}l16,-7 -2,20Z`,
      pick(chance, ["#f0c84a", "#5aa0d8", "#d85a5a", "#6ab87a", "#f6f0e6"]),
    );
  }
  svg += fill(hills(chance, width, height * 0.86, height, height * 0.02), "#e6e6f6");
  for (let i = 0; i < 6; i++)
    svg += fir(
      between(chance, 0, width),
      height * between(chance, 0.86, 0.94),
      height * between(chance, 0.1, 0.2),
      "#3a4a70",
      "#f6f6ff",
    );
  return svg + fill(hills(chance, width, height * 0.93, height, height * 0.012), "#fbfaff");
};

/** Caudalglen: crooked houses among great trees. */
export const forestTown: Setting = (width, height, chance) => {
  const ground = height * 0.76;
  let svg =
    wash(width, height, [
      [0, "#8fd0e0"],
      [0.6, "#e6f2c8"],
      [1, "#f6e8b0"],
    ]) + fill(hills(chance, width, height * 0.46, height, height * 0.05), "#a8cfa0");
  for (let i = 0; i < 8; i++)
    svg += tree(
      chance,
      (i / 7) * width,
      height * 0.66,
      height * between(chance, 0.4, 0.56),
      "#6aa070",
      "#8abf80",
    );
  for (let i = 0; i < 4; i++)
    svg += house(
      chance,
      width * (0.02 + i * 0.26),
      ground,
      width * between(chance, 0.16, 0.2),
      height * between(chance, 0.32, 0.44),
      pick(chance, ["#f2e0bc", "#e6c8a0", "#f0d8c8"]),
      pick(chance, ["#b5573a", "#5a7a4a", "#8a5a7a"]),
      "#ffe9a0",
    );
  svg +=
    tree(chance, width * 0.98, height * 0.84, height * 0.86, "#4a8a50", "#7ab860") +
    box(0, ground, width, height - ground, "#9fb868") +
    fill(
      `M${num(width * 0.4)},${num(ground)}h${num(width * 0.16)}C${num(width * 0.6)},${num(height * 0.86)} ${num(width * 0.8)},${num(height * 0.92)} ${num(width * 0.9)},${num(height)}H${num(width * 0.1)}C${num(width * 0.3)},${num(height * 0.92)} ${num(width * 0.42)},${num(height * 0.86)} ${num(width * 0.4)},${num(ground)}Z`,
      "#e6cf9a",
    );
  for (let i = 0; i < 22; i++)
    svg += stroke(
      `M${num(between(chance, 0, width))},${num(between(chance, ground + 10, height))}l-4,-12m4,12l5,-11`,
      2.4,
      "#5f8a44",
    );
  return svg;
};

/** Dark firs round a clearing, and wood that has not caught fire yet. */
export const coldCamp: Setting = (width, height, chance) => {
  const ground = height * 0.74;
  let svg =
    wash(width, height, [
      [0, "#10163a"],
      [0.7, "#2f3f66"],
      [1, "#5a4a50"],
    ]) + stars(chance, width, height * 0.6, 60);
  for (let i = 0; i < 12; i++)
    svg += fir(
      (i / 11) * width,
      ground + 12,
      height * between(chance, 0.3, 0.52),
      mix("#14243c", "#24405a", chance()),
    );
  svg +=
    box(0, ground, width, height - ground, "#5a4438") +
    fill(hills(chance, width, ground, height, 8), "#6b5244");
  return (
    svg +
    group(
      inked("M-70,0L54,-28 62,-8-62,22Z", "#7a4a2c") +
        inked("M70,0L-54,-28-62,-8 62,22Z", "#8a5834"),
      {
        x: width / 2,
        y: height * 0.9,
        scale: height / 520,
      },
    )
  );
};

/** The same camp with the fire burning. */
export const campfire: Setting = (width, height, chance) => {
  const [x, y] = [width / 2, height * 0.9];
  let svg = coldCamp(width, height, chance) + glow(x, height * 0.82, height * 0.55, "#ff9a3a", 0.8);
  svg += group(
    inked(
      "M-44,-10C-64,-60-20,-70-26,-120C4,-104 14,-76 16,-66C24,-76 26,-86 24,-96C52,-70 56,-30 40,-8C20,8-24,8-44,-10Z",
      "#f2702a",
      { shade: "#d8481f" },
    ) +
      fill(
        "M-24,-10C-34,-42-8,-52-8,-80C10,-66 18,-50 16,-40C22,-44 24,-50 24,-54C34,-34 32,-18 24,-8C10,2-12,2-24,-10Z",
        "#ffd04a",
      ),
    { x, y, scale: height / 520 },
  );
  for (let i = 0; i < 14; i++)
    svg += fill(
      oval(x + between(chance, -90, 90), between(chance, height * 0.3, height * 0.75), 2.4, 2.4),
      "#ffc04a",
    );
  return svg;
};
