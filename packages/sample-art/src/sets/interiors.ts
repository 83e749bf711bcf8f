import { box, fill, glow, inked, mix, num, oval, stroke } from "../pen";
import { between, pick, type Chance } from "../seeded";
import { club } from "../rig/props";
import { wash } from "./weather";

/** One way of drawing a place into a panel of a given size. */
export type Setting = (width: number, height: number, chance: Chance) => string;

const spines = [
  "#8c3b3b",
  "#3f5a7a",
  "#4f7a4a",
  "#c08a3a",
  "#6a4a7a",
  "#b5653a",
  "#2f6f6a",
  "#d9b98a",
] as const;

/** A row of books between two x's, standing on y. */
function books(chance: Chance, from: number, to: number, y: number, tallest: number): string {
  let svg = "";
  // Highlights and gilding of the whole row are one path each: a shelf has many books.
  let shine = "";
  let gilt = "";
  const slab = (left: number, top: number, w: number, h: number) =>
    `M${num(left)},${num(top)}h${num(w)}v${num(h)}h${num(-w)}Z`;
  let x = from;
  while (x < to - 10) {
    const w = Math.min(between(chance, tallest * 0.16, tallest * 0.34), to - x);
    const h = tallest * between(chance, 0.66, 0.97);
    if (chance() < 0.1) {
      x += w;
      continue;
    }
    const colour = mix(pick(chance, spines), "#4a2a2a", between(chance, 0, 0.35));
    svg +=
      chance() < 0.08
        ? fill(`M${num(x + 3)},${num(y)}l5,${num(-h)}h${num(w - 4)}l-5,${num(h)}Z`, colour)
        : box(x, y - h, w - 1, h, colour);
    shine += slab(x, y - h, w * 0.22, h);
    gilt += slab(x, y - h * 0.82, w - 1, h * 0.07);
    if (chance() > 0.5) gilt += slab(x, y - h * 0.24, w - 1, h * 0.05);
    x += w;
  }
  return svg + fill(shine, "#ffffff", 0.14) + fill(gilt, "#f2d38a", 0.68);
}

function shelves(
  chance: Chance,
  x: number,
  width: number,
  top: number,
  bottom: number,
  rows: number,
): string {
  const step = (bottom - top) / rows;
  let svg = box(x, top, width, bottom - top, "#3a2018");
  for (let i = 1; i <= rows; i++)
    svg +=
      books(chance, x + 8, x + width - 8, top + i * step - 7, step - 10) +
      box(x, top + i * step - 8, width, 9, "#8a5a34") +
      box(x, top + i * step - 1, width, 3, "#2a1410", 0.6);
  return (
    svg +
    box(x - 7, top - 4, 13, bottom - top + 4, "#7a4c2c") +
    box(x + width - 6, top - 4, 13, bottom - top + 4, "#6b4026")
  );
}

/** Preston's archive: shelves to the ceiling, an arched window, a lamp. */
export const readingRoom: Setting = (width, height, chance) => {
  const floor = height * 0.76;
  const gap = width * between(chance, 0.4, 0.6);
  const arch = Math.min(width * 0.13, height * 0.24);
  const top = height * 0.12;
  let svg = wash(width, height, [
    [0, "#7d4f35"],
    [0.7, "#b07a4a"],
    [1, "#8a5636"],
  ]);
  svg +=
    shelves(chance, -10, gap - arch - 14, -20, floor, 4) +
    shelves(chance, gap + arch + 24, width - gap - arch, -20, floor, 4);
  svg +=
    fill(
      `M${num(gap - arch)},${num(floor - 50)}V${num(top + arch)}A${num(arch)},${num(arch)} 0 0 1 ${num(gap + arch)},${num(top + arch)}V${num(floor - 50)}Z`,
      "#ffe3a0",
    ) +
    fill(
      `M${num(gap - arch)},${num(floor - 50)}V${num(floor - 120)}Q${num(gap)},${num(floor - 160)} ${num(gap + arch)},${num(floor - 110)}V${num(floor - 50)}Z`,
      "#9fc0b4",
    ) +
    stroke(
      `M${num(gap - arch)},${num(floor - 50)}V${num(top + arch)}A${num(arch)},${num(arch)} 0 0 1 ${num(gap + arch)},${num(top + arch)}V${num(floor - 50)}ZM${num(gap)},${num(top)}V${num(floor - 50)}M${num(gap - arch)},${num(height * 0.44)}H${num(gap + arch)}`,
      6,
      "#5d3822",
    );
  svg += fill(
    `M${num(gap - arch)},${num(top + arch)}L${num(gap + arch)},${num(top)}L${num(gap + arch + width * 0.34)},${num(height)}H${num(gap - width * 0.1)}Z`,
    "#fff0b8",
    0.2,
  );
  svg += box(0, floor, width, height - floor, "#8f5a36");
  for (let i = 0; i < 5; i++)
    svg += stroke(`M0,${num(floor + 4 + i * i * height * 0.016)}H${num(width)}`, 2, "#5d3420", 0.6);
  svg +=
    fill(
      oval(width * 0.5, floor + (height - floor) * 0.6, width * 0.46, (height - floor) * 0.36),
      "#a33f3a",
    ) +
    stroke(
      oval(width * 0.5, floor + (height - floor) * 0.6, width * 0.43, (height - floor) * 0.3),
      4,
      "#f0c878",
      0.8,
    );
  svg +=
    glow(width * 0.16, height * 0.2, height * 0.42, "#ffcf6a", 0.55) +
    stroke(`M${num(width * 0.16)},0V${num(height * 0.16)}`, 4) +
    inked(
      `M${num(width * 0.16 - 32)},${num(height * 0.21)}L${num(width * 0.16 - 14)},${num(height * 0.15)}h28L${num(width * 0.16 + 32)},${num(height * 0.21)}Z`,
      "#3f7a5a",
    );
  for (let i = 0; i < 16; i++)
    svg += fill(
      oval(between(chance, gap, width), between(chance, height * 0.2, floor), 2, 2),
      "#fff4c8",
      0.6,
    );
  return svg;
};

/** A desk as a mouse sees it: book cliffs, a pencil like a felled tree, the shelves far away. */
export const deskTop: Setting = (width, height, chance) => {
  const top = height * 0.7;
  let svg = wash(width, height, [
    [0, "#5a3428"],
    [0.6, "#9a6440"],
    [1, "#b8804e"],
  ]);
  svg +=
    `<g opacity=".55">${shelves(chance, -20, width + 40, -height * 0.3, top + 10, 3)}</g>` +
    fill(`M0,0H${num(width)}V${num(top)}H0Z`, "#c98a52", 0.28);
  svg += glow(width * 0.8, height * 0.12, height * 0.8, "#ffd98a", 0.7);
  svg += box(0, top, width, height - top, "#a4683c");
  for (let i = 0; i < 7; i++) {
    const y = top + 6 + i * i * height * 0.007;
    svg += stroke(
      `M${num(-20)},${num(y)}C${num(width * 0.3)},${num(y + between(chance, -8, 12))} ${num(width * 0.6)},${num(y + between(chance, -10, 10))} ${num(width + 20)},${num(y + between(chance, -4, 6))}`,
      2 + i * 0.3,
      "#6e3f22",
      0.5,
    );
  }
  const left = chance() > 0.5;
  let y = top + height * 0.07;
  const sizes = [0.34, 0.3, 0.32];
  sizes.forEach((w, i) => {
    const bw = width * w + between(chance, -20, 10);
    const bh = height * between(chance, 0.13, 0.17);
    const x = left ? -30 + between(chance, -10, 18) : width - bw + 30 - between(chance, -10, 18);
    const colour = spines[(i * 3 + (left ? 0 : 1)) % spines.length] ?? "#8c3b3b";
    svg +=
      inked(
        `M${num(x)},${num(y - bh)}H${num(x + bw)}Q${num(x + bw - 12)},${num(y - bh / 2)} ${num(x + bw)},${num(y)}H${num(x)}Z`,
        colour,
      ) +
      fill(
        `M${num(left ? x : x + 14)},${num(y - bh + 9)}H${num(x + bw - 10)}Q${num(x + bw - 18)},${num(y - bh / 2)} ${num(x + bw - 10)},${num(y - 9)}H${num(left ? x : x + 14)}Z`,
        "#f6e8c6",
      ) +
      stroke(
        `M${num(x + 14)},${num(y - bh * 0.64)}H${num(x + bw - 14)}M${num(x + 14)},${num(y - bh * 0.4)}H${num(x + bw - 16)}`,
        1.6,
        "#b59a6a",
      );
    y -= bh;
  });
  const px = left ? width * 0.5 : width * 0.04;
  svg +=
    inked(
      `M${num(px)},${num(top + 14)}L${num(px + width * 0.32)},${num(top - 2)}L${num(px + width * 0.4)},${num(top + 8)}L${num(px + width * 0.33)},${num(top + 24)}L${num(px)},${num(top + 40)}Z`,
      "#e8b23a",
    ) +
    fill(
      `M${num(px + width * 0.32)},${num(top - 2)}L${num(px + width * 0.4)},${num(top + 8)}L${num(px + width * 0.33)},${num(top + 24)}Z`,
      "#f2d8ae",
    ) +
    stroke(
      `M${num(px + width * 0.37)},${num(top + 5)}L${num(px + width * 0.4)},${num(top + 8)}`,
      7,
    ) +
    stroke(`M${num(px)},${num(top + 26)}L${num(px + width * 0.33)},${num(top + 9)}`, 2, "#a4762a");
  for (let i = 0; i < 14; i++)
    svg += fill(
      oval(
        between(chance, 0, width),
        between(chance, 0, top),
        between(chance, 1.5, 3.5),
        between(chance, 1.5, 3.5),
      ),
      "#fff0c0",
      0.6,
    );
  return svg;
};

/** The card house: green baize, red drapes, hanging lamps, smoke. */
export const cardHouse: Setting = (width, height, chance) => {
  const floor = height * 0.72;
  let svg = wash(width, height, [
    [0, "#2a1026"],
    [0.6, "#6a1f36"],
    [1, "#3a1420"],
  ]);
  for (let x = -20; x < width; x += 46)
    svg += fill(`M${x},0h23V${num(floor)}h-23Z`, "#ffffff", 0.035);
  for (let i = 0; i < 3; i++) {
    const x = width * (0.18 + i * 0.32) + between(chance, -20, 20);
    const s = Math.min(height * 0.13, width * 0.1);
    svg +=
      inked(
        `M${num(x - s)},${num(height * 0.22)}h${num(s * 2)}v${num(s * 1.9)}h${num(-s * 2)}Z`,
        "#b98a3c",
      ) +
      box(x - s + 9, height * 0.22 + 9, s * 2 - 18, s * 1.9 - 18, i === 1 ? "#2f4a3a" : "#31304a") +
      (i === 1
        ? club(x, height * 0.22 + s, s / 26)
        : fill(
            `M${num(x - s * 0.5)},${num(height * 0.22 + s * 1.7)}q${num(s * 0.5)},${num(-s * 1.6)} ${num(s)},0Z`,
            "#8a6a5a",
          ) + fill(oval(x, height * 0.22 + s * 0.75, s * 0.26, s * 0.3), "#a4826a"));
  }
  svg +=
    box(0, floor - height * 0.09, width, height * 0.09, "#4a2018") +
    box(0, floor - height * 0.09, width, 5, "#b98a3c") +
    box(0, floor, width, height - floor, "#4a1c22");
  for (let i = 0; i < 6; i++)
    svg += fill(
      `M${num(width * (i / 5) - width * 0.1)},${num(floor)}h${num(width * 0.1)}L${num(width * (i / 5) * 1.6 - width * 0.3)},${num(height)}h${num(-width * 0.16)}Z`,
      "#6a2a2c",
      0.6,
    );
  for (const side of [0, 1]) {
    const drape = `M0,-10H${num(width * 0.15)}C${num(width * 0.15)},${num(height * 0.3)} ${num(width * 0.05)},${num(height * 0.42)} ${num(width * 0.04)},${num(height * 0.5)}C${num(width * 0.07)},${num(height * 0.6)} ${num(width * 0.09)},${num(height * 0.8)} ${num(width * 0.08)},${num(height)}H-10V-10Z`;
    svg += `<g${side ? ` transform="translate(${num(width)} 0) scale(-1 1)"` : ""}>${inked(drape, "#9c2438", { inside: stroke(`M${num(width * 0.05)},0C${num(width * 0.05)},${num(height * 0.3)} ${num(width * 0.02)},${num(height * 0.4)} ${num(width * 0.01)},${num(height * 0.5)}M${num(width * 0.1)},0C${num(width * 0.1)},${num(height * 0.3)} ${num(width * 0.03)},${num(height * 0.4)} ${num(width * 0.03)},${num(height * 0.5)}`, 5, "#6a1428") })}${stroke(`M-4,${num(height * 0.5)}H${num(width * 0.05)}`, 10, "#e0b04a")}</g>`;
  }
  for (const at of [0.34, 0.68])
    svg +=
      glow(width * at, height * 0.14, height * 0.5, "#ffb84a", 0.5) +
      stroke(`M${num(width * at)},0V${num(height * 0.08)}`, 3) +
      inked(
        `M${num(width * at - 42)},${num(height * 0.14)}Q${num(width * at - 34)},${num(height * 0.07)} ${num(width * at)},${num(height * 0.07)}Q${num(width * at + 34)},${num(height * 0.07)} ${num(width * at + 42)},${num(height * 0.14)}Z`,
        "#2f6a4a",
      ) +
      fill(oval(width * at, height * 0.142, 20, 6), "#fff0b0");
  for (let i = 0; i < 3; i++)
    svg += stroke(
      `M${num(-20)},${num(height * (0.3 + i * 0.1))}C${num(width * 0.3)},${num(height * (0.24 + i * 0.1))} ${num(width * 0.6)},${num(height * (0.38 + i * 0.1))} ${num(width + 20)},${num(height * (0.28 + i * 0.1))}`,
      20,
      "#ffe0c0",
      0.05,
    );
  return svg;
};

/** The card house seen across the table: the same room, with the baize in front. */
export const cardTable: Setting = (width, height, chance) => cardHouse(width, height, chance);

/** What stands between the camera and the players at the card table. */
export const cardTableFront: Setting = (width, height, chance) => {
  const y = height * 0.8;
  let svg =
    inked(
      `M-40,${num(height + 30)}V${num(y + 30)}Q${num(width / 2)},${num(y - 42)} ${num(width + 40)},${num(y + 30)}V${num(height + 30)}Z`,
      "#7a4a2a",
      { light: [0, -8] },
    ) +
    fill(
      `M-40,${num(height + 30)}V${num(y + 46)}Q${num(width / 2)},${num(y - 22)} ${num(width + 40)},${num(y + 46)}V${num(height + 30)}Z`,
      "#2f7a52",
    ) +
    fill(
      `M-40,${num(height + 30)}V${num(y + 76)}Q${num(width / 2)},${num(y + 16)} ${num(width + 40)},${num(y + 76)}V${num(height + 30)}Z`,
      "#3a8a5e",
    );
  for (let i = 0; i < 4; i++) {
    const [x, cy] = [
      width * (0.16 + i * 0.2) + between(chance, -20, 20),
      y + 34 + between(chance, 0, 18),
    ];
    svg += `<g transform="translate(${num(x)} ${num(cy)}) rotate(${num(between(chance, -30, 30))}) scale(1 .6)">${inked("M-20,-28H20V28H-20Z", i % 2 ? "#fff8e8" : "#9c2438", { weight: 1.8 })}${i % 2 ? club(0, 0) : stroke("M-12,-18L12,18M12,-18L-12,18", 3, "#f0c878")}</g>`;
  }
  for (let i = 0; i < 4; i++)
    svg += inked(
      oval(width * 0.82 + (i % 2) * 16, y + 46 - i * 9, 20, 8),
      i % 2 ? "#e0b04a" : "#d8483f",
      {
        weight: 1.6,
      },
    );
  return svg;
};

/** Inside Highhollow: stone, a round window, candles and bells. */
export const hall: Setting = (width, height, chance) => {
  const floor = height * 0.76;
  let svg = wash(width, height, [
    [0, "#33406a"],
    [0.6, "#5f6f9a"],
    [1, "#474f74"],
  ]);
  for (let r = 0; r < 9; r++)
    for (let i = -1; i < width / 90; i++)
      if (chance() > 0.45)
        svg += box(
          i * 90 + (r % 2) * 45,
          (r * floor) / 9,
          84,
          floor / 9 - 5,
          "#a8b4d8",
          between(chance, 0.05, 0.16),
        );
  const r = Math.min(width, height) * 0.2;
  svg +=
    glow(width * 0.5, height * 0.34, r * 2.6, "#bfe6ff", 0.6) +
    fill(oval(width / 2, height * 0.34, r, r), "#a8dcff") +
    stroke(oval(width / 2, height * 0.34, r, r), 12, "#2c3358") +
    stroke(
      `M${num(width / 2 - r)},${num(height * 0.34)}h${num(r * 2)}M${num(width / 2)},${num(height * 0.34 - r)}v${num(r * 2)}M${num(width / 2 - r * 0.7)},${num(height * 0.34 - r * 0.7)}l${num(r * 1.4)},${num(r * 1.4)}M${num(width / 2 + r * 0.7)},${num(height * 0.34 - r * 0.7)}l${num(-r * 1.4)},${num(r * 1.4)}`,
      5,
      "#2c3358",
    );
  for (const at of [0.02, 0.86])
    svg +=
      inked(
        `M${num(width * at)},-20h${num(width * 0.12)}V${num(floor + 20)}h${num(-width * 0.12)}Z`,
        "#7c88b4",
      ) +
      inked(
        `M${num(width * at - 12)},${num(floor - 4)}h${num(width * 0.12 + 24)}v28h${num(-width * 0.12 - 24)}Z`,
        "#8f9ac2",
      );
  svg +=
    box(0, floor + 16, width, height - floor, "#3d456c") +
    fill(oval(width / 2, height * 0.9, width * 0.34, height * 0.08), "#bfe6ff", 0.22);
  for (let i = 0; i < 6; i++) {
    const x = width * (0.17 + (i % 3) * 0.055 + (i > 2 ? 0.52 : 0));
    const h = height * between(chance, 0.05, 0.11);
    svg +=
      glow(x, floor - h, height * 0.15, "#ffd070", 0.5) +
      inked(`M${num(x - 8)},${num(floor + 16)}v${num(-h)}h16v${num(h)}Z`, "#fff3d6", {
        weight: 1.8,
      }) +
      fill(`M${num(x)},${num(floor + 14 - h - 24)}q10,14 0,22q-10,-8 0,-22Z`, "#ffb02e");
  }
  return svg;
};
