import type { Chance } from "../chance";
import { darker, ink } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { leafPath } from "../plants/leaf";
import {
  beadsOf,
  disc,
  fractal,
  place,
  pointsOf,
  polygon,
  ribbon,
  short,
  smooth,
  star,
} from "../shape";
import type { Bead, Point } from "../shape";
import { shade } from "./shadow";

/** A spider clear as a bottle, in her web. */
export function glassWidow(seed: Chance): string {
  const spokes: Point[] = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2;
    return [600 + Math.cos(a) * 470, 380 + Math.sin(a) * 310];
  });
  const web =
    stroke(
      spokes.map(([x, y]) => `M600 380L${short(x)} ${short(y)}`).join(""),
      2,
      "#ffffff",
      0.85,
    ) +
    stroke(
      [0.25, 0.42, 0.6, 0.78, 0.95]
        .map((k) =>
          spokes
            .map(([x, y], i) => {
              const [nx, ny] = spokes[(i + 1) % 12] ?? [x, y];
              const p: Point = [600 + (x - 600) * k, 380 + (y - 380) * k];
              const q: Point = [600 + (nx - 600) * k, 380 + (ny - 380) * k];
              return `M${short(p[0])} ${short(p[1])}Q${short(((p[0] + q[0]) / 2) * 0.92 + 48)} ${short(((p[1] + q[1]) / 2) * 0.92 + 30)} ${short(q[0])} ${short(q[1])}`;
            })
            .join(""),
        )
        .join(""),
      2,
      "#ffffff",
      0.8,
    );
  const leg = (side: number, i: number): string => {
    const reach = [300, 330, 310, 270][i] ?? 300;
    const rise = [-190, -60, 120, 250][i] ?? 0;
    const root: Point = [600 + side * 46, 340 + i * 16];
    const knee: Point = [600 + side * (reach * 0.56), 340 + rise * 0.6 - 90];
    const foot: Point = [600 + side * reach, 380 + rise];
    const d = ribbon(
      [
        [...root, 11],
        [...knee, 8],
        [(knee[0] + foot[0]) / 2 + side * 16, (knee[1] + foot[1]) / 2, 6],
        [...foot, 2],
      ],
      6,
    );
    return (
      `<path d="${d}" fill="#bfe6ee" fill-opacity=".75" stroke="#3f6c86" stroke-width="4" stroke-linejoin="round"/>` +
      stroke(
        smooth(
          [
            [root[0], root[1] - 4],
            [knee[0], knee[1] - 3],
            [foot[0], foot[1] - 4],
          ],
          false,
        ),
        2.5,
        "#ffffff",
        0.9,
      ) +
      flat(disc(knee[0], knee[1], 9), "#e6f7fa")
    );
  };
  const legs = [0, 1, 2, 3].flatMap((i) => [leg(-1, i), leg(1, i)]).join("");
  const abdomen = smooth(
    pointsOf("600,372 690,410 726,500 690,590 600,624 510,590 474,500 510,410"),
  );
  const facets = stroke(
    "M600 372L560 500L600 624M600 372L650 490L600 624M476 500L560 500L650 490L724 500M512 412L560 500L512 590M690 412L650 490L690 590",
    2.5,
    "#ffffff",
    0.7,
  );
  const glints =
    flat(polygon(pointsOf("520,440 560,410 546,480 506,520")), "#ffffff", 0.8) +
    flat(disc(668, 566, 9), "#ffffff", 0.8);
  const thread = stroke("M598 400C560 440 650 470 600 510S560 570 612 600", 5, "#d23a4a", 0.9);
  const face = beadsOf("-30,-6,12 30,-6,12 -12,-18,9 12,-18,9 -20,14,7 20,14,7")
    .map(
      ([dx = 0, dy = 0, r = 8]) =>
        flat(disc(600 + dx, 306 + dy, r), "#2b2a4a") +
        flat(disc(597 + dx, 303 + dy, r * 0.34), "#ffffff"),
    )
    .join("");
  return (
    web +
    legs +
    `<path d="${abdomen}" fill="#cdeef4" fill-opacity=".72" stroke="#3f6c86" stroke-width="6"/>` +
    thread +
    facets +
    glints +
    `<path d="${smooth(pointsOf("600,262 652,290 656,346 600,384 544,346 548,290"))}" fill="#d9f3f7" fill-opacity=".85" stroke="#3f6c86" stroke-width="6"/>` +
    face +
    inked(
      ribbon(beadsOf("582,344,8 576,372,5 586,388,1")) +
        ribbon(beadsOf("618,344,8 624,372,5 614,388,1")),
      "#8fc6d4",
      3,
      "#3f6c86",
    ) +
    flat(
      Array.from({ length: 18 }, () =>
        polygon(star(seed.between(160, 1040), seed.between(110, 640), seed.between(5, 12), 2, 4)),
      ).join(""),
      "#ffffff",
      0.95,
    )
  );
}

/** A cairn that has come about a missing stone. */
export function cairnShambler(seed: Chance): string {
  const stone = (
    id: string,
    x: number,
    y: number,
    rx: number,
    ry: number,
    tone: string,
    turn = 0,
  ): string => {
    const outline = fractal(
      Array.from({ length: 8 }, (_, i): Point => {
        const a = (i / 8) * Math.PI * 2 + turn;
        return [
          x + Math.cos(a) * rx * seed.between(0.88, 1.08),
          y + Math.sin(a) * ry * seed.between(0.88, 1.08),
        ];
      }),
      0.12,
      1,
      seed.next,
    );
    return figure({
      id,
      shapes: [smooth(outline, true, 0.6)],
      fill: tone,
      weight: 5,
      depth: 12,
      marks:
        stroke(
          `M${short(x - rx * 0.4)} ${short(y - ry * 0.2)}l${short(rx * 0.3)} ${short(ry * 0.3)}l${short(rx * 0.1)} ${short(ry * 0.4)}`,
          3,
          darker(tone, 0.4),
          0.7,
        ) +
        flat(
          Array.from({ length: 7 }, () =>
            disc(
              x + seed.between(-0.8, 0.8) * rx,
              y + seed.between(-0.8, 0.8) * ry,
              seed.between(2, 4),
            ),
          ).join(""),
          darker(tone, 0.25),
          0.6,
        ),
    });
  };
  const moss = (x: number, y: number, w: number): string =>
    inked(
      smooth([
        [x - w, y],
        [x - w * 0.4, y - 16],
        [x + w * 0.4, y - 14],
        [x + w, y],
        [x + w * 0.7, y + 20],
        [x + w * 0.3, y + 8],
        [x, y + 26],
        [x - w * 0.4, y + 8],
        [x - w * 0.8, y + 18],
      ]),
      "#7f9a48",
      3,
    );
  const gap = `<path d="${smooth(pointsOf("668,396 720,404 728,446 690,464 654,440"))}" fill="#3a3540" stroke="${ink}" stroke-width="4" stroke-dasharray="9 8"/>`;
  return (
    shade(260) +
    stone("c1", 470, 660, 84, 54, "#98948c") +
    stone("c2", 720, 664, 88, 52, "#a39c90") +
    stone("c3", 500, 580, 76, 50, "#b0a898") +
    stone("c4", 690, 584, 74, 46, "#8d8a86") +
    stone("c5", 590, 510, 150, 66, "#a39c90") +
    stone("a1", 400, 500, 62, 44, "#98948c", 0.4) +
    stone("a2", 350, 580, 44, 34, "#b0a898") +
    stone("a3", 800, 480, 58, 40, "#b0a898") +
    stone("a4", 866, 420, 44, 36, "#98948c") +
    stone("c6", 570, 420, 116, 60, "#b8b0a0") +
    gap +
    stone("c7", 590, 310, 96, 72, "#aaa296") +
    stone("c8", 600, 226, 54, 34, "#c2baa9") +
    moss(560, 304, 30) +
    moss(634, 300, 30) +
    flat(disc(556, 322, 8) + disc(634, 318, 8), "#fbe9a0") +
    moss(470, 466, 54) +
    moss(600, 206, 40) +
    moss(720, 560, 44) +
    Array.from({ length: 10 }, (_, i) =>
      inked(
        disc(
          380 + i * 52 + seed.between(-20, 20),
          722 + seed.between(-6, 6),
          seed.between(6, 13),
          seed.between(5, 9),
        ),
        "#a39c90",
        3,
      ),
    ).join("")
  );
}

/** Forty feet of hooked cane in a coil, and a rattle of dry hips. */
export function rattlebriar(seed: Chance): string {
  const cane: Bead[] = beadsOf(
    "210,700,16 420,716,30 700,706,36 860,640,36 760,560,34 500,580,34 360,520,32 480,450,30 700,460,28 760,380,25 620,320,22 500,260,19 560,180,15 660,170,11",
  );
  const thorns = cane.flatMap(([x, y, r], i) => {
    const next = cane[i + 1];
    if (!next) return [];
    return [0.1, 0.4, 0.7].flatMap((t) => {
      const [px, py] = [x + (next[0] - x) * t, y + (next[1] - y) * t];
      const l = Math.hypot(next[0] - x, next[1] - y);
      const [nx, ny] = [-(next[1] - y) / l, (next[0] - x) / l];
      return [1, -1].map((side) =>
        ribbon([
          [px + nx * r * 0.7 * side, py + ny * r * 0.7 * side, 9],
          [px + nx * (r + 16) * side, py + ny * (r + 16) * side, 5],
          [px + nx * (r + 26) * side + (next[0] - x) * 0.05, py + ny * (r + 26) * side, 0.6],
        ]),
      );
    });
  });
  const leaves = Array.from({ length: 20 }, () => {
    const bead = cane[seed.whole(1, 11)] ?? [600, 400, 20];
    return inked(
      leafPath(
        "saw",
        seed.between(46, 76),
        bead[0] + seed.between(-40, 40),
        bead[1] - bead[2] * 0.8,
        seed.between(-150, -20),
      ),
      seed.pick(["#6f8f45", "#8a9a4a", "#a5633f"]),
      3,
    );
  }).join("");
  const hips = pointsOf("0,0 34,-18 30,24 62,4 -10,34 12,-38")
    .map(
      ([dx = 0, dy = 0], i) =>
        figure({
          id: `hip${String(i)}`,
          shapes: [
            smooth([
              [690 + dx, 150 + dy - 24],
              [708 + dx, 150 + dy - 8],
              [704 + dx, 150 + dy + 18],
              [690 + dx, 150 + dy + 26],
              [676 + dx, 150 + dy + 18],
              [672 + dx, 150 + dy - 8],
            ]),
          ],
          fill: "#c9452f",
          weight: 3.5,
          depth: 6,
        }) + flat(disc(684 + dx, 144 + dy, 4), "#ffd9c0"),
    )
    .join("");
  const shake = stroke(
    "M780 110q22 10 24 34M800 90q32 14 34 52M640 100q-18 12 -20 32",
    6,
    ink,
    0.7,
  );
  const iron = place(
    inked("M-30 -26A34 34 0 1 1 -30 26L-16 20A20 20 0 1 0 -16 -20Z", "#8d8f99", 4) +
      flat(disc(4, -26, 3.5) + disc(24, -10, 3.5) + disc(24, 12, 3.5) + disc(4, 26, 3.5), ink),
    600,
    640,
    { turn: 90 },
  );
  return (
    shade(400, 726) +
    leaves +
    figure({ id: "thn", shapes: thorns, fill: "#c9a070", weight: 3.5, depth: 4 }) +
    figure({
      id: "cne",
      shapes: [ribbon(cane, 6)],
      fill: "#7a4a3a",
      weight: 5,
      depth: 10,
      marks: stroke(
        cane
          .slice(1)
          .map(
            ([x, y, r]) =>
              `M${short(x - r)} ${short(y)}q${short(r)} ${short(r * 0.6)} ${short(r * 2)} 0`,
          )
          .join(""),
        3,
        "#4a2a26",
        0.7,
      ),
    }) +
    iron +
    hips +
    shake
  );
}
