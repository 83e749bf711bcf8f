import type { TypeName } from "../pokedex";
import { curve, fill, group, ink, inked, num, oval, polygon, stroke, type Point } from "../pen";
import { star } from "./markings";
import { collar, onCrown, pendantOf, type Wearer } from "./wearing";

const flame = (s: number): Point[] => [
  [-20 * s, 14],
  [-26 * s, -14 * s],
  [-10 * s, -30 * s],
  [-8 * s, -62 * s],
  [10 * s, -40 * s],
  [24 * s, -48 * s],
  [24 * s, -10 * s],
  [16 * s, 14],
];

const keepsakes: Partial<Record<TypeName, (wearer: Wearer) => string>> = {
  Normal: (w) =>
    onCrown(
      w,
      stroke("M-8,6Q-18,-22 -34,-26M0,6Q-2,-26 4,-38M8,6Q16,-18 30,-22", 12) +
        stroke("M-8,6Q-18,-22 -34,-26M0,6Q-2,-26 4,-38M8,6Q16,-18 30,-22", 7, w.coat.main),
    ),
  Fire: (w) =>
    onCrown(
      w,
      inked(curve(flame(1), true), "#f2703c") + fill(curve(flame(0.55), true), "#fbd05c"),
      0.92,
    ),
  Water: (w) =>
    [
      [1.34, -0.5, 13],
      [1.12, -1, 9],
      [-1.36, -0.16, 10],
    ]
      .map(([dx, dy, r]) => {
        const [x, y] = [w.head.x + w.head.rx * dx!, w.head.y + w.head.ry * dy!];
        return (
          `<circle cx="${num(x)}" cy="${num(y)}" r="${r}" fill="#e8f6ff" fill-opacity=".75" stroke="${ink}" stroke-width="2.6"/>` +
          fill(oval(x - r! * 0.3, y - r! * 0.3, r! * 0.25, r! * 0.25), "#ffffff")
        );
      })
      .join(""),
  Grass: (w) => {
    const petals = [0, 72, 144, 216, 288]
      .map((turn) => group(inked(oval(0, -15, 10, 13), w.coat.pop, { weight: 2 }), { turn }))
      .join("");
    return onCrown(
      w,
      group(petals + inked(oval(0, 0, 9, 9), "#f7d35e", { weight: 2 }), { x: 24, y: 4 }),
      0.8,
    );
  },
  Electric: (w) => {
    const zigzag = (x: number) => `M${x},0l10,-14l2,12l12,-14`;
    return [-1, 1]
      .map((side) =>
        group(stroke(zigzag(0), 9) + stroke(zigzag(0), 4.6, "#ffe37a"), {
          x: w.head.x + side * w.head.rx * 1.12,
          y: w.head.y - w.head.ry * 0.62,
          scale: [side, 1],
        }),
      )
      .join("");
  },
  Ice: (w) => {
    const {
      at: [x, y],
      width,
    } = w.neck;
    const end = polygon([
      [0, 0],
      [22, 4],
      [18, 52],
      [-6, 48],
    ]);
    return (
      group(inked(end, w.coat.pop, { inside: stroke("M-8,34L24,38M-8,22L24,26", 5, "#fff8ea") }), {
        x: x + width * 0.3,
        y: y + 8,
      }) + collar(w, w.coat.pop, "", 17)
    );
  },
  Fighting: (w) => {
    const { x, y, rx, ry } = w.head;
    const band = `M${num(x - rx * 0.9)},${num(y - ry * 0.42)}Q${num(x)},${num(y - ry * 0.76)} ${num(x + rx * 0.9)},${num(y - ry * 0.42)}`;
    return (
      group(
        inked(
          polygon([
            [0, 0],
            [36, 6],
            [28, 20],
            [40, 36],
            [-2, 12],
          ]),
          w.coat.pop,
          { weight: 2.2 },
        ),
        { x: x + rx * 0.86, y: y - ry * 0.46 },
      ) +
      stroke(band, 17) +
      stroke(band, 12, w.coat.pop)
    );
  },
  Poison: (w) =>
    collar(
      w,
      "#7a5a48",
      inked("M-6,-2H6V8C20,14 18,34 0,34C-18,34 -20,14 -6,8Z", "#e9f3ea", {
        weight: 2.2,
        inside: fill(oval(0, 28, 22, 12), w.coat.pop),
      }) + inked("M-7,-8H7V0H-7Z", "#c99a6a", { weight: 2 }),
      6,
    ),
  Ground: (w) => {
    const {
      at: [x, y],
      width,
    } = w.neck;
    return inked(
      curve(
        [
          [x - width, y - 10],
          [x, y + 8],
          [x + width, y - 10],
          [x + width * 0.5, y + 18],
          [x, y + 44],
          [x - width * 0.5, y + 18],
        ],
        true,
      ),
      w.coat.pop,
      {
        inside: [-16, 0, 16]
          .map((dx) => fill(oval(x + dx, y + 18 - Math.abs(dx) * 0.2, 4, 4), "#fff4dc"))
          .join(""),
      },
    );
  },
  Flying: (w) => {
    const lens =
      inked(oval(20, 0, 17, 15), "#bfe6f2", { weight: 3, outline: "#5b3a24" }) +
      stroke("M12,-4Q16,-9 22,-9", 3, "#ffffff");
    return onCrown(
      w,
      stroke("M-62,14Q0,-16 62,14", 11) +
        stroke("M-62,14Q0,-16 62,14", 6, "#9a6a42") +
        lens +
        group(lens, { x: -40 }),
      0.66,
    );
  },
  Psychic: (w) => {
    const ring = `<ellipse cx="0" cy="-34" rx="44" ry="11" fill="none" stroke="${ink}" stroke-width="9"/><ellipse cx="0" cy="-34" rx="44" ry="11" fill="none" stroke="#ffe9a8" stroke-width="4.6"/>`;
    return (
      onCrown(w, ring, 1) +
      onCrown(
        w,
        inked(
          polygon([
            [0, -14],
            [11, 0],
            [0, 16],
            [-11, 0],
          ]),
          w.coat.pop,
          { weight: 2.2 },
        ),
        0.52,
      )
    );
  },
  Bug: (w) => {
    const {
      at: [x, y],
      width,
    } = w.neck;
    const leaf = curve(
      [
        [0, 0],
        [-13, 16],
        [0, 42],
        [13, 16],
      ],
      true,
    );
    return [-0.8, -0.4, 0, 0.4, 0.8]
      .map((at) =>
        group(inked(leaf, "#8fbf5a", { weight: 2 }), {
          x: x + at * width,
          y: y + 6 - Math.abs(at) * 16,
          turn: -at * 44,
        }),
      )
      .join("");
  },
  Rock: (w) => {
    const {
      at: [x, y],
      width,
    } = w.neck;
    return [-0.84, -0.44, 0, 0.44, 0.84]
      .map((at, i) =>
        inked(
          oval(x + at * width, y + 14 - at * at * 22, i === 2 ? 15 : 11, i === 2 ? 13 : 10),
          i % 2 ? "#cdbfa6" : "#a8988a",
          { weight: 2.2 },
        ),
      )
      .join("");
  },
  Ghost: (w) =>
    [
      [-1.24, -0.34, 1],
      [1.22, -0.7, 0.8],
    ]
      .map(([dx, dy, scale]) =>
        group(
          inked("M0,18C-20,14 -18,-8 -2,-30C2,-14 20,-8 15,8C13,15 8,18 0,18Z", w.coat.pop, {
            weight: 2.2,
          }) + fill(oval(0, 7, 6, 7), "#fff8ea"),
          { x: w.head.x + w.head.rx * dx!, y: w.head.y + w.head.ry * dy!, scale: scale! },
        ),
      )
      .join(""),
  Dragon: (w) => {
    const {
      at: [x, y],
      width,
    } = w.neck;
    return [-0.8, 0.8, -0.42, 0.42, 0]
      .map(
        (at) =>
          inked(`M-17,-8H17C18,10 10,20 0,28C-10,20 -18,10 -17,-8Z`, "#e9c46a", {
            weight: 2.2,
          }).replace(
            /^/,
            `<g transform="translate(${num(x + at * width)} ${num(y + 8 - Math.abs(at) * 16)}) rotate(${num(-at * 30)})">`,
          ) + "</g>",
      )
      .join("");
  },
  Dark: (w) => collar(w, "#3b3346", pendantOf("Dark", w.coat, "#4a3f66"), 9),
  Steel: (w) => collar(w, "#aeb9c4", pendantOf("Steel", w.coat, "#6d7b88"), 12),
  Fairy: (w) => {
    const loop = inked(
      curve(
        [
          [0, 0],
          [18, -22],
          [40, -14],
          [40, 14],
          [18, 20],
        ],
        true,
      ),
      w.coat.pop,
      { weight: 2.2 },
    );
    return onCrown(
      w,
      group(
        loop +
          group(loop, { scale: [-1, 1] }) +
          inked(oval(0, 0, 10, 11), "#fff0f4", { weight: 2.2 }),
        { x: 40, y: 8, turn: 22, scale: 0.9 },
      ),
      0.8,
    );
  },
};

/** What creatures of a type like to wear: made by somebody fond of them. */
export function keepsake(type: TypeName, wearer: Wearer): string {
  return (
    keepsakes[type]?.(wearer) ??
    fill(star(wearer.head.x, wearer.head.y - wearer.head.ry * 0.6, 16), wearer.coat.pop)
  );
}
