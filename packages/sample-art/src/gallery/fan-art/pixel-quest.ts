import { box, fill } from "../../pen";
import type { Chance } from "../../seeded";
import { Chart, disc, within } from "./chart";
import type { Piece } from "./piece";
import { fox, numerals, redPanda, sprites, tail, ringedTail } from "./pixel-sprites";

const [across, down, size] = [160, 100, 9];
const sky = ["#241a4e", "#45246e", "#7a2f7d", "#b8447a", "#e8695f", "#f79a5a", "#fcd07a"];
const bayer = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
];

/** A sunset in seven colours; the steps between them are dithered, as consoles had to. */
function paintSky(chart: Chart): void {
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const level = (y / 74) * (sky.length - 1);
      const nudge = ((bayer[y % 4]?.[x % 4] ?? 0) + 0.5) / 16;
      chart.set(x, y, sky[Math.min(sky.length - 1, Math.floor(level + nudge))] ?? "#fcd07a");
    }
}

/** A skyline as high at every column as a function says. */
function ridge(chart: Chart, colour: string, top: (x: number) => number): void {
  chart.paint(colour, (x, y) => y >= Math.floor(top(x)));
}

/** A petrified tree: a shard of trunk and facets for a crown. */
function glassTree(chart: Chart, x: number, foot: number, tall: number): void {
  const top = foot - tall;
  chart.paint("#2c5a7a", within([x - 2, foot], [x - 1, top + 8], [x + 2, top + 8], [x + 3, foot]));
  chart.paint("#5fb6c8", within([x - 2, foot], [x - 1, top + 8], [x + 0.6, top + 8], [x, foot]));
  const facets = ["#2f7f9a", "#58c0c8", "#a8f0e0"] as const;
  [
    [0, 0, 11],
    [-5, 7, 9],
    [6, 8, 8],
  ].forEach(([dx = 0, dy = 0, r = 8]) => {
    const [cx, cy] = [x + dx, top + dy];
    chart.paint(
      facets[0],
      within([cx, cy - r], [cx + r * 0.7, cy], [cx, cy + r], [cx - r * 0.7, cy]),
    );
    chart.paint(facets[1], within([cx, cy - r], [cx, cy + r], [cx - r * 0.7, cy]));
    chart.paint(facets[2], within([cx, cy - r], [cx - r * 0.1, cy], [cx - r * 0.7, cy]));
  });
}

/** A slab of turf with stones in it. */
function turf(
  chart: Chart,
  chance: Chance,
  left: number,
  right: number,
  top: number,
  deep: number,
) {
  for (let x = left; x < right; x++)
    for (let y = top; y < Math.min(down, top + deep); y++) {
      const below = y - top;
      const brick = (x + (Math.floor(below / 6) % 2) * 5) % 10 === 0 || below % 6 === 5;
      chart.set(x, y, brick ? "#2a1638" : below > 12 ? "#432455" : "#5d3166");
    }
  for (let x = left; x < right; x++) {
    const blade = 2 + Math.floor(chance() * 3);
    for (let y = 0; y < blade; y++) chart.set(x, top + y, y === 0 ? "#b8e85a" : "#5aa848");
    if (chance() > 0.7) chart.set(x, top - 1, "#b8e85a");
  }
  for (let i = left + 3; i < right - 4; i += 9 + Math.floor(chance() * 6)) {
    const y = top + 6 + Math.floor(chance() * 6);
    chart.paint("#8a5a94", within([i, y], [i + 3, y], [i + 3, y + 1], [i, y + 1]));
  }
}

function paintHud(chart: Chart): void {
  const bar = within([0, 0], [across, 0], [across, 13], [0, 13]);
  chart.paint("#140c28", bar);
  chart.paint("#6a4a9a", within([0, 13], [across, 13], [across, 14], [0, 14]));
  chart.stamp(fox.slice(0, 11), sprites.chase, 2, 2);
  // Ten charges, seven of them left.
  for (let i = 0; i < 10; i++) {
    const x = 24 + i * 6;
    chart.paint("#3a2a52", within([x, 4], [x + 5, 4], [x + 5, 10], [x, 10]));
    if (i > 6) continue;
    chart.paint("#f0662a", within([x, 4], [x + 5, 4], [x + 5, 10], [x, 10]));
    chart.paint("#ffc45a", within([x + 1, 5], [x + 3, 5], [x + 3, 7], [x + 1, 7]));
  }
  chart.stamp(numerals.book, { b: "#e8d8b0", c: "#a83f3a" }, 106, 4);
  ["x", "3", "4"].forEach((glyph, i) =>
    chart.stamp(numerals[glyph] ?? [], { "#": "#fff4d0" }, 115 + i * 5, 5),
  );
  ["c", "h", "3"].forEach((glyph, i) =>
    chart.stamp(numerals[glyph] ?? [], { "#": "#b8e85a" }, 140 + i * 5, 5),
  );
}

/** A screen of a game that does not exist. */
export const pixelQuest: Piece = {
  width: across * size,
  height: down * size,
  draw(chance) {
    const chart = new Chart(across, down);
    paintSky(chart);
    chart.paint("#fff0a8", disc(112, 56, 19));
    [60, 64, 67, 70].forEach((y, i) =>
      chart.paint(
        sky[5 + (i % 2)] ?? "",
        (x, at) => at > y && at < y + 1.2 && disc(112, 56, 19)(x, at),
      ),
    );
    for (let i = 0; i < 46; i++)
      chart.set(
        Math.floor(chance() * across),
        15 + Math.floor(chance() * 30),
        i % 5 ? "#f0b8d8" : "#ffffff",
      );
    const wave = (x: number, a: number, b: number) => Math.sin(x / a) * b;
    ridge(
      chart,
      "#8a3a78",
      (x) => 60 + wave(x, 9, 5) + wave(x, 3.7, 3) + Math.abs((x % 44) - 22) / 3,
    );
    ridge(chart, "#5a2a6a", (x) => 68 + wave(x + 30, 14, 5) + wave(x, 5, 2));
    glassTree(chart, 16, 82, 44);
    glassTree(chart, 47, 80, 30);
    glassTree(chart, 141, 80, 38);
    glassTree(chart, 88, 80, 26);
    ridge(chart, "#3a1c50", (x) => 76 + wave(x + 8, 10, 2));
    turf(chart, chance, 0, 74, 82, 18);
    turf(chart, chance, 92, across, 86, 14);
    turf(chart, chance, 62, 84, 56, 7);
    turf(chart, chance, 112, 134, 48, 7);

    chart.stamp(tail, sprites.snow, 0, 70);
    chart.stamp(fox, sprites.snow, 7, 63);
    chart.stamp(tail, sprites.chase, 34, 66);
    chart.stamp(fox, sprites.chase, 41, 62);
    chart.stamp(tail, sprites.vixy, 58, 41);
    chart.stamp(fox, sprites.vixy, 65, 37);
    chart.stamp(ringedTail, sprites.ruby, 118, 72);
    chart.stamp(redPanda, sprites.ruby, 127, 67);
    // The loot: a pendant swinging from her paw.
    chart.paint("#ffe9a8", within([143, 80], [144, 80], [144, 83], [143, 83]));
    chart.paint("#f0662a", disc(143.5, 85, 2.4));
    chart.paint("#ffc45a", within([142, 84], [143, 84], [143, 85], [142, 85]));
    const books: [number, number][] = [
      [86, 44],
      [94, 38],
      [103, 36],
      [119, 36],
      [98, 72],
    ];
    for (const [x, y] of books)
      chart.stamp(numerals.book, { b: "#fff4d0", c: "#c8483a", o: "#2a1030" }, x, y);
    paintHud(chart);

    let art = box(0, 0, across * size, down * size, "#000000");
    for (const [colour, cells] of chart.byColour()) {
      let d = "";
      // Runs of one colour in a row are one rectangle: fewer shapes and no seams.
      for (let i = 0; i < cells.length; i++) {
        const [x, y] = cells[i] ?? [0, 0];
        let run = 1;
        while (cells[i + 1]?.[1] === y && cells[i + 1]?.[0] === x + run) {
          run++;
          i++;
        }
        d += `M${x * size},${y * size}h${run * size}v${size}h${-run * size}Z`;
      }
      art += `<g shape-rendering="crispEdges">${fill(d, colour)}</g>`;
    }
    let lines = "";
    for (let y = 0; y < down; y++) lines += `M0,${y * size + size - 1}h${across * size}v1H0Z`;
    return art + fill(lines, "#140c28", 0.16);
  },
};
