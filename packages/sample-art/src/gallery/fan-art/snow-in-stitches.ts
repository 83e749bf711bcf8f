import { box, curve, fill, glow, gradient, mix, num, oval, stroke } from "../../pen";
import { Chart, disc, mirrored, within, type Region } from "./chart";
import type { Piece } from "./piece";

const size = 1200;
const cells = 76;
const step = 12.6;
const middle = cells / 2;
const origin = size / 2 - middle * step;

const right = (region: Region) => mirrored(middle, region);

/** Six-armed flakes in the plain corners of the chart. */
const flakes = [
  [13, 27, 4],
  [63, 25, 4],
  [9, 44, 3],
  [67, 45, 3],
  [8, 55, 2],
  [67, 55, 2],
  [38, 6, 3],
] as const;

function snowChart(): Chart {
  const chart = new Chart(cells, cells);
  const m = middle;
  const auroras = [
    ["#7fe0c0", 16, 3.4],
    ["#aef2da", 14.6, 1.4],
    ["#b79cf0", 10.4, 1.8],
  ] as const;
  for (const [colour, y, half] of auroras)
    chart.paint(colour, (x, at) => Math.abs(at - y - Math.sin(x / 6.5) * 3.2) < half);
  for (const [x, y, arm] of flakes) {
    for (let i = -arm; i <= arm; i++) {
      chart.set(x + i, y, "#f4faff");
      chart.set(x, y + i, "#f4faff");
      if (Math.abs(i) < arm) {
        chart.set(x + i, y + i, "#cfe6fa");
        chart.set(x + i, y - i, "#cfe6fa");
      }
    }
    chart.set(x, y, "#ffffff");
  }
  chart.paint("#1f3070", right(within([m, 56], [m + 12, 54], [m + 26, 62], [m + 33, 77], [m, 77])));
  chart.paint("#2f4a9a", right(within([m, 60], [m + 11, 58], [m + 20, 64], [m + 24, 77], [m, 77])));
  chart.paint("#e8eefc", right(within([m + 10, 53], [m + 14, 54], [m + 3, 66], [m, 66], [m, 62])));
  // Ears, then the head over their roots.
  chart.paint("#e4eefb", right(within([m + 3, 28], [m + 18, 8], [m + 24, 36])));
  chart.paint("#8fb2dc", right(within([m + 18, 8], [m + 24, 36], [m + 20.4, 31])));
  chart.paint("#e79fb4", right(within([m + 8, 27], [m + 17, 13], [m + 20.4, 31])));
  chart.paint("#f7d2da", right(within([m + 8, 29], [m + 13.6, 21], [m + 16, 31])));
  const head = right(
    within(
      [m, 24],
      [m + 10, 25],
      [m + 19, 30],
      [m + 23, 38],
      [m + 29, 44],
      [m + 24, 46],
      [m + 26, 50],
      [m + 19, 51],
      [m + 11, 57],
      [m, 60],
    ),
  );
  chart.paint("#ffffff", head);
  const shade = right(
    within([m, 56], [m + 10, 52], [m + 20, 48], [m + 30, 44], [m + 27, 52], [m + 12, 60], [m, 62]),
  );
  chart.paint("#c3d9f2", (x, y) => head(x, y) && shade(x, y));
  chart.paint("#e6f0fb", right(within([m, 26], [m + 5, 27], [m, 37])));
  chart.paint("#f7c6d2", right(disc(m + 18, 46.5, 3, 1.8)));
  // Eyes.
  chart.paint("#14204a", right(disc(m + 11, 40, 4, 4.6)));
  chart.paint("#4a9ae0", right(disc(m + 11, 41.4, 2.7, 3)));
  chart.paint("#14204a", right(disc(m + 11, 41, 1.4, 1.9)));
  for (const x of [m - 13, m + 9]) {
    chart.paint("#ffffff", within([x, 37], [x + 2, 37], [x + 2, 39], [x, 39]));
    chart.set(x + 3, 43, "#d8f0ff");
  }
  chart.paint("#ffffff", disc(m, 51, 8, 5.6));
  chart.paint("#1c1c3a", right(within([m, 46], [m + 4, 46], [m + 3.4, 48.4], [m, 50.6])));
  chart.paint("#6a7aa8", within([m - 2, 47], [m, 47], [m, 48], [m - 2, 48]));
  // The clasp of the cloak.
  chart.paint("#f2c65a", disc(m, 64, 3.1));
  chart.paint("#fff0b8", disc(m - 0.9, 63.1, 1));
  return chart;
}

/** Every cell a cross: the under-thread first, the upper thread lighter over it. */
function crosses(chart: Chart): string {
  const round = disc(middle, middle, 35.6);
  let art = "";
  for (const [colour, list] of chart.byColour()) {
    let under = "";
    let over = "";
    for (const [x, y] of list) {
      if (!round(x + 0.5, y + 0.5)) continue;
      const [left, top] = [num(origin + x * step + 2), num(origin + y * step + 2)];
      const reach = num(step - 4);
      under += `M${left},${top}l${reach},${reach}`;
      over += `M${left},${num(origin + (y + 1) * step - 2)}l${reach},-${reach}`;
    }
    art +=
      stroke(under, 5.4, mix(colour, "#1a2040", 0.34)) +
      stroke(under, 4.2, mix(colour, "#1a2040", 0.14)) +
      stroke(over, 5.2, mix(colour, "#1a2040", 0.28)) +
      stroke(over, 4, colour);
  }
  return art;
}

/** Single threads along the mouth and lashes. */
function backstitch(): string {
  const at = (x: number, y: number) => `${num(origin + x * step)},${num(origin + y * step)}`;
  const m = middle;
  const lines =
    `M${at(m, 50.4)}L${at(m, 53)}L${at(m - 3, 55)}L${at(m - 6, 54)}M${at(m, 53)}L${at(m + 3, 55)}L${at(m + 6, 54)}` +
    [-1, 1]
      .map(
        (s) =>
          `M${at(m + s * 14, 37.4)}L${at(m + s * 17, 35)}M${at(m + s * 15, 39)}L${at(m + s * 18, 38)}`,
      )
      .join("") +
    [-1, 1]
      .map((s) => `M${at(m + s * 7, 33)}L${at(m + s * 11, 32.4)}L${at(m + s * 14, 33.8)}`)
      .join("");
  return stroke(lines, 5, "#14204a");
}

/** A skein of floss with its paper bands. */
function skein(x: number, y: number, turn: number, colour: string): string {
  let art = fill(oval(8, 12, 128, 34), "#3a2418", 0.25);
  for (let i = -5; i <= 5; i++)
    art += stroke(
      `M-118,${i * 2.4}C-60,${i * 5.4} 60,${i * 5.4} 118,${i * 2.4}`,
      5.6,
      mix(colour, i % 2 ? "#ffffff" : "#201838", 0.18),
    );
  for (const at of [-70, 58])
    art += box(at - 17, -31, 36, 62, "#26222e") + box(at - 17, -10, 36, 5, "#e8c86a");
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${art}</g>`;
}

export const snowInStitches: Piece = {
  width: size,
  height: size,
  draw(chance) {
    const c = size / 2;
    let art = box(0, 0, size, size, "#b98a5e");
    for (let i = 0; i < 6; i++) {
      const y = i * 200;
      art +=
        box(0, y, size, 198, mix("#c2946a", "#a87a50", chance())) +
        box(0, y + 197, size, 4, "#6a4630");
      for (let k = 0; k < 7; k++) {
        const from = chance() * size;
        art += stroke(
          `M${num(from - 200)},${num(y + 20 + k * 24)}q160,${num(chance() * 24 - 12)} 420,0`,
          2,
          "#7a5236",
          0.35,
        );
      }
    }
    art +=
      skein(128, 1062, -38, "#e88aa4") +
      skein(1086, 1090, 32, "#5fd0b0") +
      skein(1092, 118, -30, "#4a78d0");
    art += fill(oval(c + 16, c + 26, 562, 560), "#2a1810", 0.4);
    const wood = gradient([
      [0, "#f0cf98"],
      [0.5, "#cf9d5e"],
      [1, "#95683a"],
    ]);
    art += wood.defs + `<circle cx="${c}" cy="${c}" r="556" fill="${wood.ref}"/>`;
    art +=
      stroke(oval(c, c, 541, 541), 3, "#fff0cc", 0.5) +
      stroke(oval(c, c, 522, 522), 9, "#5f3d20", 0.75);
    art += `<clipPath id="hoop"><circle cx="${c}" cy="${c}" r="516"/></clipPath>`;
    let weave = "";
    for (let i = 0; i <= 84; i++) {
      const at = num(origin + (i - 4) * step);
      weave += `M${at},60V1140M60,${at}H1140`;
    }
    const cloth =
      box(60, 60, 1080, 1080, "#5b86b4") +
      stroke(weave, 2.2, "#3f6a9a", 0.55) +
      glow(c - 120, c - 160, 620, "#a8cbe8", 0.5) +
      crosses(snowChart()) +
      backstitch() +
      stroke(oval(c + 4, c + 6, 519, 519), 22, "#1a2444", 0.3);
    art += `<g clip-path="url(#hoop)">${cloth}</g>`;
    art +=
      box(c - 34, 14, 26, 58, "#d8a24a") +
      box(c + 8, 14, 26, 58, "#d8a24a") +
      box(c - 50, 28, 100, 16, "#8a6a3a") +
      fill(oval(c + 60, 36, 20, 20), "#e8c06a") +
      stroke(`M${c + 52},26v20M${c + 60},24v24M${c + 68},26v20`, 3, "#8a6a3a");
    const thread = curve([
      [778, 812],
      [860, 870],
      [820, 960],
      [930, 1000],
      [1010, 930],
      [950, 852],
    ]);
    art += stroke(thread, 6, "#16224a") + stroke(thread, 3.4, "#3d5cb4");
    art +=
      stroke("M1084,716L944,862", 10, "#3a4452") +
      stroke("M1084,716L944,862", 6.5, "#eef2f6") +
      stroke("M960,846l-12,12", 2.6, "#3a4452");
    return art;
  },
};
