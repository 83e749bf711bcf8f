import { darker, lighter } from "../colour";
import { flat, inked, stroke } from "../figure";
import { beadsOf, disc, oval, pointsOf, polygon, ribbon, short, smooth } from "../shape";
import type { Bead, Point } from "../shape";
import type { BeastDress, BeastShape } from "./beast-shape";

/** A leg and where its foot stands. */
export interface Leg {
  beads: Bead[];
  foot: Point;
}

/** A leg from the body down; `swing` carries the foot forward. */
export function leg(
  kind: "fore" | "hind",
  x: number,
  top: number,
  thick: number,
  swing: number,
  shape: BeastShape,
): Leg {
  const drop = -top;
  const thin = Math.max(8, shape.leg * 0.5);
  if (kind === "fore") {
    const foot: Point = [x + swing, 0];
    return {
      foot,
      beads: [
        [x, top + drop * 0.06, thick],
        [x - drop * 0.05 + swing * 0.15, top + drop * 0.36, shape.leg * 1.15],
        [x + swing * 0.45 + 2, top + drop * 0.64, thin * 1.12],
        [x + swing * 0.85, top + drop * 0.9, thin * 0.86],
        [foot[0] + 3, -6, thin],
      ],
    };
  }
  const foot: Point = [x - drop * 0.06 + swing, 0];
  return {
    foot,
    beads: [
      [x, top + drop * 0.06, thick],
      [x + drop * 0.1 + swing * 0.2, top + drop * 0.36, shape.leg * 1.5],
      [x - drop * 0.13 + swing * 0.6, top + drop * 0.64, thin * 1.2],
      [x - drop * 0.085 + swing * 0.9, top + drop * 0.9, thin * 0.86],
      [foot[0] + 3, -6, thin],
    ],
  };
}

/** The hoof or paw at the end of a leg. */
export function footprint({ foot: [x, y] }: Leg, shape: BeastShape, colour: string): string {
  const size = Math.max(13, shape.leg * 0.72);
  if (shape.foot === "hoof")
    return (
      inked(
        polygon([
          [x - size * 0.65, y - size * 0.8],
          [x + size * 0.7, y - size * 0.8],
          [x + size * 1.15, y + 4],
          [x - size * 0.7, y + 4],
        ]),
        colour,
        4,
      ) +
      stroke(
        polygon(
          [
            [x + size * 0.35, y - size * 0.5],
            [x + size * 0.45, y + 4],
          ],
          false,
        ),
        2,
      )
    );
  const pad = ribbon([
    [x - size * 0.4, y - size * 0.35, size * 0.6],
    [x + size * 0.5, y - size * 0.3, size * 0.62],
    [x + size * 1.15, y - size * 0.16, size * 0.46],
  ]);
  return (
    inked(pad, colour, 4) +
    stroke(
      `M${short(x + size * 0.8)} ${short(y)}v${short(-size * 0.42)}M${short(x + size * 1.3)} ${short(y)}v${short(-size * 0.36)}`,
      2.2,
    )
  );
}

/** A tail: what is drawn behind the body, what joins it, and its markings. */
export function tail(
  shape: BeastShape,
  x: number,
  y: number,
  dress: BeastDress,
): { back: string; shapes: string[]; marks: string } {
  const s = shape.tall / 300;
  const b = (beads: readonly Bead[]): string =>
    ribbon(beads.map(([px, py, r]): Bead => [x + px * s, y + py * s, r * s]));
  const tip = (px: number, py: number, r: number): string =>
    flat(disc(x + px * s, y + py * s, r * s), dress.dark);
  switch (shape.tail) {
    case "brush":
      return {
        back: "",
        shapes: [b(beadsOf("20,10,18 -50,30,26 -120,90,46 -170,170,44 -196,226,3"))],
        marks: flat(
          smooth([
            [x - 230 * s, y + 130 * s],
            [x - 150 * s, y + 185 * s],
            [x - 130 * s, y + 260 * s],
            [x - 260 * s, y + 260 * s],
          ]),
          lighter(dress.belly, 0.3),
        ),
      };
    case "wolf":
      return {
        back: "",
        shapes: [b(beadsOf("20,10,18 -40,40,22 -84,110,30 -104,180,24 -108,226,2"))],
        marks: tip(-110, 220, 44),
      };
    case "scut":
      return {
        back: "",
        shapes: [b(beadsOf("6,4,18 -22,-14,20 -38,-34,5"))],
        marks: flat(disc(x - 26 * s, y + 2 * s, 22 * s), lighter(dress.belly, 0.5)),
      };
    case "whip":
      return {
        back: "",
        shapes: [
          b(beadsOf("16,8,12 -60,40,10 -100,130,8 -150,190,8 -200,170,7")),
          b(beadsOf("-184,178,8 -214,164,22 -250,130,2")),
        ],
        marks: tip(-222, 156, 34),
      };
    case "horse":
      return {
        shapes: [],
        marks: "",
        back:
          inked(b(beadsOf("20,6,16 -34,30,26 -60,120,34 -58,200,26 -84,260,2")), dress.dark, 4) +
          stroke(
            smooth(
              [
                [x - 30 * s, y + 50 * s],
                [x - 56 * s, y + 130 * s],
                [x - 66 * s, y + 220 * s],
              ],
              false,
            ),
            3,
            darker(dress.dark, 0.4),
          ),
      };
    case "ringed": {
      const spine: Bead[] = beadsOf("20,10,18 -60,20,24 -130,70,30 -190,60,30 -236,10,14");
      return {
        back: "",
        shapes: [b(spine)],
        marks: pointsOf("-40,18 -92,40 -140,68 -190,58 -230,18")
          .map(([px = 0, py = 0], index) =>
            flat(
              oval(x + px * s, y + py * s, 11 * s, 44 * s, [12, 34, 10, -28, -45][index] ?? 0),
              dress.dark,
            ),
          )
          .join(""),
      };
    }
    case "thick":
      return {
        back: "",
        shapes: [b(beadsOf("30,14,40 -60,44,34 -150,90,22 -230,116,4"))],
        marks: "",
      };
    case "curl":
      return {
        back: "",
        shapes: [b(beadsOf("16,6,10 -22,-4,7 -34,-30,6 -12,-38,5 -8,-18,3"))],
        marks: "",
      };
    case "rat":
      return { back: "", shapes: [b(beadsOf("16,20,14 -70,70,9 -150,90,6 -230,50,2"))], marks: "" };
    case "none":
      return { back: "", shapes: [b(beadsOf("10,6,14 -14,16,8"))], marks: "" };
  }
}
