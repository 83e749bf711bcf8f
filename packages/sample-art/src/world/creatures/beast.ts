import type { Chance } from "../chance";
import { darker, ink, mix } from "../colour";
import { figure, flat, inked, stroke } from "../figure";
import { disc, polygon, ribbon, short, smooth } from "../shape";
import { fur, pattern } from "./beast-coat";
import { gift } from "./beast-gift";
import { antlers, head, horn } from "./beast-head";
import type { Leg } from "./beast-limbs";
import { footprint, leg, tail } from "./beast-limbs";
import type { BeastDress, BeastShape } from "./beast-shape";

/** A four-legged animal standing with its feet on y = 0, centred on x = 0 and looking right. */
export function beast(id: string, shape: BeastShape, dress: BeastDress, seed: Chance): string {
  const { tall, long, chest, waist, rump, hump = 0 } = shape;
  const stride = tall * 0.1 * seed.between(0.5, 1.2);
  const [shoulder, hip] = [long * 0.5, -long * 0.5];
  const mid = (shoulder + hip) / 2;
  const body = ribbon(
    [
      [hip - rump * 0.2, -tall + rump * 0.16, rump * 0.72],
      [hip + rump * 0.36, -tall - hump * 0.2, rump],
      [mid, -tall - hump * 0.5 + (chest - waist) * 0.28, waist + hump * 0.3],
      [shoulder - chest * 0.35, -tall - hump * 0.15 + chest * 0.1, chest],
      [shoulder + chest * 0.2, -tall + chest * 0.08, chest * 0.82],
    ],
    6,
  );
  const [headX, headY] = [shoulder + shape.reach, -tall - shape.rise];
  const neck = ribbon(
    [
      [shoulder - chest * 0.3, -tall + chest * 0.05, chest * 0.84],
      [shoulder + shape.reach * 0.42, -tall - shape.rise * 0.42, shape.neck * 1.15],
      [headX - 4, headY + 4, shape.neck * 0.84],
    ],
    6,
  );
  const skullScale = shape.headScale;
  const face = head(
    shape.head,
    headX,
    headY,
    skullScale,
    shape.nod ?? 12,
    dress.coat,
    dress.belly,
    dress.eye,
  );
  const thigh = rump * 0.66;
  const near = [
    leg("hind", hip + rump * 0.1, -tall, thigh, stride, shape),
    leg("fore", shoulder - chest * 0.05, -tall + chest * 0.2, chest * 0.52, -stride * 0.5, shape),
  ];
  const far = [
    leg("hind", hip + rump * 0.3, -tall, thigh, -stride * 1.5, shape),
    leg("fore", shoulder + chest * 0.3, -tall + chest * 0.2, chest * 0.5, stride * 1.5, shape),
  ];
  const rear = tail(shape, hip - rump * 0.7, -tall - rump * 0.4, dress);
  const growth = gift(shape, dress, seed);
  const farColour = mix(dress.coat, darker(dress.coat, 0.5), 0.55);
  const socks = (legs: readonly Leg[]): string =>
    legs
      .map(({ foot: [x] }) =>
        flat(
          polygon([
            [x - 60, -tall * 0.24],
            [x - 20, -tall * 0.3],
            [x + 10, -tall * 0.25],
            [x + 60, -tall * 0.3],
            [x + 60, 20],
            [x - 60, 20],
          ]),
          dress.dark,
          0.9,
        ),
      )
      .join("");
  const bellyMark = flat(
    smooth([
      [hip + rump * 0.4, -tall + rump * 1.2],
      [hip + rump * 1.1, -tall + waist * 0.62],
      [mid, -tall + waist * 0.66],
      [shoulder, -tall + chest * 0.66],
      [shoulder + chest * 0.9, -tall - chest * 0.1],
      [shoulder + shape.reach + shape.neck, -tall - shape.rise * 0.5],
      [shoulder + shape.reach + shape.neck * 2, -tall + chest * 1.4],
    ]),
    dress.belly,
    0.75,
  );
  const crown = ((): { behind: string; front: string } => {
    const skull = shape.head.skull;
    const bone = "#e9dcc0";
    switch (shape.crown) {
      case "antlers":
        return {
          behind: antlers(
            face.at,
            skull,
            118,
            4,
            dress.gift === "frost" || dress.gift === "crystal" ? dress.giftColour : "#b08a5e",
            dress.gift === "stars" || dress.gift === "runes" ? dress.giftColour : undefined,
          ),
          front: "",
        };
      case "curled":
        return {
          behind: "",
          front: horn(
            face.at,
            [
              [-skull * 0.2, -skull * 0.8, 20],
              [-skull * 1.2, -skull * 1.1, 20],
              [-skull * 1.7, -skull * 0.1, 17],
              [-skull * 1.1, skull * 0.75, 13],
              [-skull * 0.3, skull * 0.55, 8],
              [-skull * 0.2, skull * 0.05, 1],
            ],
            bone,
          ),
        };
      case "swept":
        return {
          behind: horn(
            face.at,
            [
              [skull * 0.2, -skull * 0.8, 11],
              [-skull * 0.4, -skull * 2.2, 9],
              [-skull * 1.6, -skull * 3.1, 1],
            ],
            darker(bone, 0.3),
          ),
          front: horn(
            face.at,
            [
              [-skull * 0.1, -skull * 0.8, 13],
              [-skull * 0.8, -skull * 2.1, 10],
              [-skull * 2.1, -skull * 2.8, 1],
            ],
            bone,
          ),
        };
      case "wide":
        return {
          behind: horn(
            face.at,
            [
              [skull * 0.4, -skull * 0.7, 12],
              [skull * 1.2, -skull * 1.1, 9],
              [skull * 1.5, -skull * 2, 1],
            ],
            darker(bone, 0.25),
          ),
          front: horn(
            face.at,
            [
              [-skull * 0.3, -skull * 0.75, 15],
              [-skull * 1.1, -skull * 1.1, 11],
              [-skull * 1.3, -skull * 2.1, 1],
            ],
            bone,
          ),
        };
      case "single":
        return {
          behind: "",
          front: horn(
            face.at,
            [
              [skull * 0.4, -skull * 0.75, 11],
              [skull * 1, -skull * 1.9, 7],
              [skull * 1.5, -skull * 3, 0.6],
            ],
            bone,
          ),
        };
      case "tusks": {
        const jaw = skull * 0.5 + shape.head.muzzle;
        return {
          behind: "",
          front: horn(
            face.at,
            [
              [jaw * 0.72, shape.head.drop + 16, 8],
              [jaw * 0.98, shape.head.drop + 14, 7],
              [jaw * 1.06, shape.head.drop - 24, 0.6],
            ],
            bone,
          ),
        };
      }
      case "none":
        return { behind: "", front: "" };
    }
  })();
  const bristles = Array.from({ length: 12 }, (_, i) => {
    const t = i / 11;
    const [x, y] = [
      headX - shape.head.skull * 0.7 - t * (shape.reach + chest * 0.6),
      headY - shape.head.skull * 0.7 - Math.sin(t * 2.2) * (tall + chest + headY) * 0.9 - 4,
    ];
    return ribbon([
      [x + 10, y + 26, 11],
      [x - 6, y - 8, 8],
      [x - 30, y - 30, 0.6],
    ]);
  });
  const mane =
    shape.mane && shape.rise < 40
      ? figure({ id: `${id}m`, shapes: bristles, fill: dress.dark, depth: 4, weight: 4 })
      : shape.mane
        ? inked(
            ribbon([
              [
                headX - shape.head.skull * skullScale * 0.5,
                headY - shape.head.skull * skullScale * 1.1,
                12,
              ],
              [headX - shape.neck * 1.2, headY + shape.rise * 0.25, 30],
              [shoulder - chest * 0.3, -tall - chest * 0.72, 30],
              [shoulder - chest * 0.9, -tall - chest * 0.9, 2],
            ]),
            dress.dark,
            4,
          ) +
          stroke(
            Array.from({ length: 7 }, (_, i) => {
              const t = i / 6;
              const x = headX - shape.neck * 0.9 - t * (shape.reach * 0.7);
              const y = headY + t * (shape.rise * 0.86);
              return `M${short(x + 10)} ${short(y - 6)}q-14 8 -26 28`;
            }).join(""),
            3,
            darker(dress.dark, 0.45),
          )
        : "";
  const haunch =
    stroke(
      smooth(
        [
          [hip + thigh * 1.05, -tall + rump * 0.1],
          [hip + thigh * 1.16, -tall * 0.72],
          [hip + thigh * 0.78, -tall * 0.54],
        ],
        false,
      ),
      3,
      ink,
      0.7,
    ) +
    stroke(
      smooth(
        [
          [shoulder - chest * 0.62, -tall + chest * 0.2],
          [shoulder - chest * 0.5, -tall * 0.62],
          [shoulder - chest * 0.3, -tall * 0.5],
        ],
        false,
      ),
      3,
      ink,
      0.6,
    );
  return (
    flat(disc(0, 6, long * 0.95, 22), ink, 0.25) +
    rear.back +
    far.map((l) => footprint(l, shape, darker(dress.dark, 0.35))).join("") +
    figure({
      id: `${id}f`,
      shapes: far.map((l) => ribbon(l.beads, 5)),
      fill: farColour,
      depth: 5,
      rim: 0,
      marks: socks(far).replaceAll(dress.dark, darker(dress.dark, 0.3)),
    }) +
    crown.behind +
    face.behind +
    (shape.rise < 40 ? mane : "") +
    growth.behind +
    near.map((l) => footprint(l, shape, dress.dark)).join("") +
    figure({
      id: `${id}b`,
      shapes: [body, neck, ...near.map((l) => ribbon(l.beads, 5)), ...rear.shapes, ...face.shapes],
      fill: dress.coat,
      weight: 5,
      depth: 14,
      marks:
        bellyMark +
        pattern(shape, dress, seed) +
        socks(near) +
        rear.marks +
        face.marks +
        fur(shape, darker(dress.coat, 0.55), seed) +
        haunch,
    }) +
    (shape.rise < 40 ? "" : mane) +
    growth.front +
    face.front +
    crown.front
  );
}
