import type { Chance } from "../chance";
import { darker, ink } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { disc, oval, polygon, ribbon, short, smooth } from "../shape";
import type { Bead, Point } from "../shape";

/** Proportions of a standing bird. */
export interface BirdShape {
  /** Half-length and half-depth of the body. */
  long: number;
  deep: number;
  leg: number;
  /** Neck length above the body and its half-width. */
  neck: number;
  neckWidth: number;
  head: number;
  bill: number;
  billDepth: number;
  hooked?: boolean;
  tail: number;
  crest?: boolean;
  webbed?: boolean;
}

/** A bird's plumage. */
export interface BirdDress {
  coat: string;
  belly: string;
  wing: string;
  bill: string;
  eye: string;
}

/** Body plans of the birds. */
export const birdKinds = {
  goose: {
    long: 170,
    deep: 104,
    leg: 96,
    neck: 190,
    neckWidth: 34,
    head: 46,
    bill: 62,
    billDepth: 20,
    tail: 84,
    webbed: true,
  },
  robin: {
    long: 96,
    deep: 86,
    leg: 66,
    neck: 40,
    neckWidth: 62,
    head: 60,
    bill: 40,
    billDepth: 10,
    tail: 96,
  },
  crow: {
    long: 140,
    deep: 78,
    leg: 84,
    neck: 66,
    neckWidth: 48,
    head: 52,
    bill: 84,
    billDepth: 20,
    tail: 150,
  },
  heron: {
    long: 130,
    deep: 70,
    leg: 230,
    neck: 190,
    neckWidth: 20,
    head: 36,
    bill: 120,
    billDepth: 11,
    tail: 76,
    crest: true,
  },
  hawk: {
    long: 130,
    deep: 82,
    leg: 70,
    neck: 54,
    neckWidth: 58,
    head: 56,
    bill: 48,
    billDepth: 20,
    hooked: true,
    tail: 150,
  },
  cock: {
    long: 140,
    deep: 96,
    leg: 110,
    neck: 110,
    neckWidth: 44,
    head: 46,
    bill: 48,
    billDepth: 14,
    tail: 170,
    crest: true,
  },
} satisfies Record<string, BirdShape>;

export type BirdKind = keyof typeof birdKinds;

/** A bird standing on y = 0 and looking right. */
export function bird(id: string, shape: BirdShape, dress: BirdDress, seed: Chance): string {
  const { long, deep, leg, neck, neckWidth, head, bill, billDepth, tail } = shape;
  const cy = -leg - deep;
  const neckBase: Point = [long * 0.66, cy - deep * 0.3];
  const headAt: Point = [long * 0.72 + neck * 0.24, cy - deep * 0.5 - neck];
  const body = ribbon(
    [
      [-long - tail * 0.15, cy + deep * 0.05, deep * 0.3],
      [-long * 0.5, cy, deep * 0.84],
      [long * 0.2, cy + deep * 0.05, deep],
      [long * 0.72, cy - deep * 0.16, deep * 0.76],
    ],
    6,
  );
  const neckShape = ribbon(
    [
      [neckBase[0] - 14, neckBase[1] + deep * 0.34, neckWidth * 1.7],
      [neckBase[0] + neck * 0.16, (neckBase[1] + headAt[1]) / 2 + neck * 0.06, neckWidth * 1.04],
      [headAt[0], headAt[1], neckWidth * 0.92],
    ],
    6,
  );
  const tails = Array.from({ length: 5 }, (_, i) =>
    ribbon([
      [-long * 0.8, cy, deep * 0.24],
      [-long - tail * 0.5, cy + (i - 2) * deep * 0.13 + deep * 0.1, deep * 0.16],
      [-long - tail, cy + (i - 2) * deep * 0.2 + deep * 0.16 - (shape.crest ? (4 - i) * 22 : 0), 4],
    ]),
  );
  const crest = shape.crest
    ? [0, 1, 2].map((i) =>
        ribbon([
          [headAt[0] - head * 0.3, headAt[1] - head * 0.5, 9],
          [headAt[0] - head * (0.8 + i * 0.1), headAt[1] - head * (1.25 - i * 0.4), 7],
          [headAt[0] - head * (1.5 + i * 0.1), headAt[1] - head * (1.5 - i * 0.6), 1],
        ]),
      )
    : [];
  const feet = [-0.1, 0.34].map((t, index) => {
    const x = t * long;
    const knee: Point = [x - leg * 0.14, -leg * 0.52];
    const shin =
      stroke(
        `M${short(x)} ${short(-leg - deep * 0.3)}L${short(knee[0])} ${short(knee[1])}L${short(x)} -6`,
        17,
        ink,
      ) +
      stroke(
        `M${short(x)} ${short(-leg - deep * 0.3)}L${short(knee[0])} ${short(knee[1])}L${short(x)} -6`,
        9,
        index ? dress.bill : darker(dress.bill, 0.25),
      );
    const web = shape.webbed
      ? inked(
          polygon([
            [x - 8, -14],
            [x + 60, -4],
            [x + 44, 6],
            [x + 18, 2],
            [x - 2, 8],
            [x - 16, 2],
          ]),
          dress.bill,
          4,
        )
      : inked(
          ribbon([
            [x, -8, 6],
            [x + 30, -4, 5],
            [x + 46, 4, 1],
          ]) +
            ribbon([
              [x, -8, 6],
              [x + 16, 4, 5],
              [x + 26, 10, 1],
            ]) +
            ribbon([
              [x, -8, 6],
              [x - 24, 2, 1],
            ]),
          dress.bill,
          3,
        );
    return shin + web;
  });
  const wingShape = smooth([
    [long * 0.5, cy - deep * 0.42],
    [long * 0.46, cy + deep * 0.16],
    [0, cy + deep * 0.52],
    [-long * 0.66, cy + deep * 0.4],
    [-long - tail * 0.42, cy + deep * 0.18],
    [-long * 0.76, cy - deep * 0.26],
    [-long * 0.1, cy - deep * 0.6],
  ]);
  const scallop = (t: number, count: number, size: number): string =>
    Array.from({ length: count }, (_, i) => {
      const x = long * 0.3 - i * size * 0.96 - t * long * 0.5;
      const y = cy - deep * 0.14 + t * deep * 0.42;
      return `M${short(x)} ${short(y - size * 0.2)}q${short(-size * 0.2)} ${short(size * 0.6)} ${short(-size * 0.9)} ${short(size * 0.3)}`;
    }).join("");
  const quills =
    stroke(scallop(0, 4, 34) + scallop(0.5, 4, 38), 3, darker(dress.wing, 0.45)) +
    stroke(
      [0.1, 0.34, 0.58]
        .map(
          (t) =>
            `M${short(-long * 0.1)} ${short(cy + deep * (0.4 - t * 0.4))}Q${short(-long * 0.6)} ${short(cy + deep * (0.42 - t * 0.4))} ${short(-long - tail * 0.3)} ${short(cy + deep * (0.26 - t * 0.2))}`,
        )
        .join(""),
      3,
      darker(dress.wing, 0.45),
    );
  const tip: Bead = [
    headAt[0] + head * 0.8 + bill,
    headAt[1] + head * 0.22 + (shape.hooked ? billDepth * 1.3 : 0),
    1,
  ];
  const beak =
    inked(
      ribbon(
        [
          [headAt[0] + head * 0.6, headAt[1] + head * 0.06, billDepth],
          [headAt[0] + head * 0.8 + bill * 0.6, headAt[1] + head * 0.1, billDepth * 0.7],
          tip,
        ],
        5,
      ),
      dress.bill,
      4,
    ) +
    stroke(
      `M${short(headAt[0] + head * 0.66)} ${short(headAt[1] + head * 0.22)}L${short(tip[0] - 6)} ${short(headAt[1] + head * 0.24)}`,
      2.4,
    ) +
    flat(oval(headAt[0] + head * 0.9 + bill * 0.2, headAt[1] - 2, 4, 2.5, 0), ink);
  const eye: Point = [headAt[0] + head * 0.34, headAt[1] - head * 0.14];
  const down = stroke(
    Array.from({ length: 46 }, () => {
      const x = seed.between(-long * 0.6, long * 0.9);
      const y = cy + seed.between(-0.4, 0.95) * deep;
      return `M${short(x)} ${short(y)}q-5 9 -14 9`;
    }).join(""),
    2,
    darker(dress.coat, 0.5),
    0.35,
  );
  const breast = flat(
    smooth([
      [long * 0.95, cy - deep * 0.9],
      [long * 0.4, cy + deep * 0.1],
      [-long * 0.4, cy + deep * 0.55],
      [-long, cy + deep * 1.3],
      [long, cy + deep * 1.3],
      [long * 1.5, cy],
    ]),
    dress.belly,
    0.95,
  );
  return (
    flat(disc(0, 6, long, 20), ink, 0.25) +
    figure({ id: `${id}t`, shapes: tails, fill: darker(dress.wing, 0.1), weight: 4, depth: 6 }) +
    feet.join("") +
    figure({
      id: `${id}b`,
      shapes: [body, neckShape, disc(headAt[0], headAt[1], head, head * 0.94), ...crest],
      fill: dress.coat,
      weight: 5,
      depth: 13,
      marks: breast + down,
    }) +
    figure({
      id: `${id}w`,
      shapes: [wingShape],
      fill: dress.wing,
      weight: 4,
      depth: 9,
      marks: quills,
    }) +
    beak +
    flat(disc(eye[0], eye[1], head * 0.23), ink) +
    flat(disc(eye[0] + 1, eye[1], head * 0.17), dress.eye) +
    flat(disc(eye[0] + 2, eye[1], head * 0.1), ink) +
    flat(disc(eye[0] + head * 0.1, eye[1] - head * 0.08, head * 0.06), "#ffffff")
  );
}
