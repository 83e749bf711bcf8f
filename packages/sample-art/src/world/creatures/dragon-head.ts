import { darker, ink } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { beadsOf, disc, pointsOf, polygon, ribbon, short, smooth } from "../shape";
import { head, horn } from "./beast-head";
import type { DragonDress } from "./dragon";

/** Ornaments of a dragon's head. */
export interface DragonHead {
  horns: "swept" | "short" | "antler" | "none";
  frill?: boolean;
  whiskers?: boolean;
  spectacles?: boolean;
  ruff?: string;
  beak?: boolean;
}

/** A dragon's head at a place, `scale`d and turned nose-down by `turn`. */
export function dragonHead(
  id: string,
  x: number,
  y: number,
  scale: number,
  turn: number,
  dress: DragonDress,
  ornament: DragonHead,
): string {
  const face = head(
    {
      skull: 42,
      muzzle: ornament.beak ? 60 : 86,
      brow: 34,
      nose: ornament.beak ? 12 : 21,
      drop: 16,
      ear: "none",
      earSize: 1,
      snout: "soft",
    },
    x,
    y,
    scale,
    turn,
    dress.hide,
    dress.belly,
    dress.eye,
  );
  const at = face.at;
  const s = scale;
  const spikes = (
    list: readonly (readonly [number, number, number, number])[],
    fill: string,
  ): string =>
    list
      .map(([ax, ay, bx, by]) =>
        inked(
          ribbon([
            [...at(ax, ay), 11 * s],
            [...at((ax + bx) / 2, (ay + by) / 2 - 5), 7 * s],
            [...at(bx, by), 0.8],
          ]),
          fill,
          3,
        ),
      )
      .join("");
  const frill = ornament.frill
    ? inked(
        smooth(
          [
            at(-6, -34),
            at(-40, -110),
            at(-72, -70),
            at(-112, -62),
            at(-92, -18),
            at(-118, 26),
            at(-74, 30),
            at(-58, 70),
            at(-22, 36),
          ],
          true,
          0.5,
        ),
        dress.fin,
        4,
      ) +
      stroke(
        pointsOf("-40,-104 -108,-60 -112,24 -56,64")
          .map(([px = 0, py = 0]) => {
            const [a, b] = [at(-14, 0), at(px, py)];
            return `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}`;
          })
          .join(""),
        4,
        darker(dress.fin, 0.4),
      )
    : "";
  const ruff = ornament.ruff
    ? figure({
        id: `${id}r`,
        shapes: Array.from({ length: 15 }, (_, i) => {
          const a = (100 + i * 14) * (Math.PI / 180);
          const reach = 118 + (i % 3) * 20;
          return ribbon([
            [...at(-14, 6), 24 * s],
            [
              ...at(-14 + Math.cos(a) * reach * 0.6, 8 - Math.sin(a + Math.PI) * reach * -0.6),
              17 * s,
            ],
            [...at(-14 + Math.cos(a) * reach, 12 - Math.sin(a + Math.PI) * reach * -1), 1],
          ]);
        }),
        fill: ornament.ruff,
        weight: 4,
        depth: 8,
      })
    : "";
  const horns = {
    swept: horn(
      at,
      [
        [-6, -36, 12 * s],
        [-54, -66, 10 * s],
        [-120, -74, 7 * s],
        [-166, -104, 1],
      ],
      dress.horn,
    ),
    short: spikes(
      [
        [-4, -34, -40, -80],
        [-26, -22, -70, -48],
      ],
      dress.horn,
    ),
    antler:
      horn(
        at,
        [
          [-6, -36, 9 * s],
          [-40, -74, 8 * s],
          [-90, -96, 6 * s],
          [-112, -136, 1],
        ],
        dress.horn,
      ) +
      horn(
        at,
        [
          [-46, -80, 6 * s],
          [-36, -108, 5 * s],
          [-42, -134, 1],
        ],
        dress.horn,
      ),
    none: "",
  }[ornament.horns];
  const farHorn =
    ornament.horns === "none"
      ? ""
      : `<g transform="translate(${short(26 * s)} ${short(-6 * s)})" opacity=".92">${horns}</g>`;
  const teeth = ornament.beak
    ? ""
    : flat(
        [66, 82, 98]
          .map((px) => polygon([at(px, 38 - px * 0.02), at(px + 10, 38), at(px + 5, 50)]))
          .join(""),
        "#fbf3e0",
      );
  const fang = ornament.beak
    ? ""
    : inked(polygon([at(112, 30), at(122, 30), at(116, 50)]), "#fbf3e0", 2);
  const brow = inked(
    polygon([at(-4, -26), at(34, -30), at(48, -12), at(20, -18)]),
    darker(dress.hide, 0.3),
    3,
  );
  const whiskers = ornament.whiskers
    ? stroke(
        [
          [at(120, 26), at(150, 60), at(140, 120)],
          [at(116, 34), at(124, 80), at(96, 130)],
          [at(106, 36), at(100, 84), at(64, 118)],
        ]
          .map((points) => smooth(points, false))
          .join(""),
        8 * s,
        ink,
      ) +
      stroke(
        [
          [at(120, 26), at(150, 60), at(140, 120)],
          [at(116, 34), at(124, 80), at(96, 130)],
          [at(106, 36), at(100, 84), at(64, 118)],
        ]
          .map((points) => smooth(points, false))
          .join(""),
        4 * s,
        dress.belly,
      )
    : "";
  const rings = ornament.spectacles
    ? beadsOf("20,-6,19 58,-4,15")
        .map(([px = 0, py = 0, r = 10]) => {
          const [cx, cy] = at(px, py);
          return (
            stroke(disc(cx, cy, r * s), 9 * s, ink) + stroke(disc(cx, cy, r * s), 5 * s, "#e9dfb0")
          );
        })
        .join("")
    : "";
  return (
    ruff +
    frill +
    farHorn +
    figure({
      id: `${id}h`,
      shapes: face.shapes,
      fill: dress.hide,
      weight: 5,
      depth: 10,
      marks: face.marks,
    }) +
    teeth +
    face.front +
    fang +
    brow +
    horns +
    rings +
    whiskers +
    flat(disc(...at(112, 4), 4 * s), ink)
  );
}
