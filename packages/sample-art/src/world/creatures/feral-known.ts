import type { Chance } from "../chance";
import { flat, inked, stroke } from "../figure";
import { leafPath } from "../plants/leaf";
import type { Study } from "../plate";
import type { Country } from "../country";
import { beadsOf, disc, oval, place, pointsOf, polygon, ribbon, short, smooth } from "../shape";
import { beast } from "./beast";
import type { BeastDress, BeastShape } from "./beast-shape";
import { beastKinds } from "./beast-kinds";
import { bird, birdKinds } from "./bird";
import { glider } from "./glider";
import { moth } from "./moth";

/** A track in soft ground: hoof, paw or bird's foot. */
export function track(kind: "hoof" | "paw" | "bird", tint: string): string {
  if (kind === "hoof")
    return [-1, 1]
      .map((side) =>
        flat(
          smooth([
            [side * 6, 34],
            [side * 4, -34],
            [side * 16, -46],
            [side * 34, -6],
            [side * 30, 36],
          ]),
          tint,
          0.85,
        ),
      )
      .join("");
  if (kind === "bird") return stroke("M0 40V-40M0 26L-36 -22M0 26L36 -22M0 40L0 54", 9, tint, 0.9);
  return flat(
    smooth(pointsOf("0,0 30,18 36,44 0,40 -36,44 -30,18")) +
      oval(-38, -4, 11, 16, -24) +
      oval(-14, -28, 12, 18, -8) +
      oval(14, -28, 12, 18, 8) +
      oval(38, -4, 11, 16, 24),
    tint,
    0.85,
  );
}

/** Stands a beast on the ground of the plate. */
export function stand(markup: string, scale: number, x = 585): string {
  return place(markup, x, 722, { scale });
}

/** Leaves, catkins and blossom on a stag's antlers: drawn over the beam's tines. */
function foliage(x: number, y: number, seed: Chance): string {
  return Array.from({ length: 30 }, (_, index) => {
    // Two clouds of leaves, one for each beam.
    const rise = seed.next();
    const [dx, dy] = [
      (index % 2 ? 30 + rise * 70 : -30 - rise * 60) + seed.between(-34, 34),
      -rise * 150,
    ];
    return seed.likely(0.16)
      ? inked(disc(x + dx, y + dy, 8), "#f6c9d4", 2.5)
      : inked(
          leafPath("oval", seed.between(26, 42), x + dx, y + dy, seed.between(-150, -10)),
          seed.pick(["#7dae45", "#5f9440", "#a2c25a"]),
          2.5,
        );
  }).join("");
}

/** A beast as its plate needs it. */
export interface Known {
  country: Country;
  subject: (seed: Chance) => string;
  studies: readonly Study[];
}

/** A dress with everything not told left plain. */
export const dressed = (dress: Partial<BeastDress>): BeastDress => ({
  coat: "#8d6747",
  belly: "#ecd9b6",
  dark: "#46332f",
  eye: "#eab040",
  pattern: "plain",
  gift: "none",
  giftColour: "#7aa04a",
  ...dress,
});

/** Beasts whose page describes them closely enough to be drawn from life. */
export const known: Record<string, Known> = {
  "grove-stag": {
    country: "forest",
    subject: (seed) => {
      const shape: BeastShape = beastKinds.stag;
      return stand(
        beast(
          "b",
          shape,
          dressed({ coat: "#7b5a40", belly: "#cdbd97", dark: "#4a382f", pattern: "dapple" }),
          seed,
        ) + foliage(178, -545, seed),
        0.92,
        545,
      );
    },
    studies: [
      { x: 1066, y: 600, scale: 0.85, drawing: track("hoof", "#5a4636") },
      {
        x: 1066,
        y: 240,
        scale: 0.85,
        drawing:
          inked(leafPath("oval", 100, -46, 26, -30), "#7dae45", 3) + stroke("M-46 26L40 -24", 2.5),
      },
    ],
  },
  "sarn-s-hound": {
    country: "steppe",
    subject: (seed) => {
      const shape: BeastShape = {
        ...beastKinds.hound,
        tall: 262,
        waist: 40,
        head: { ...beastKinds.hound.head, ear: "leaf", earSize: 1, muzzle: 76 },
        leg: 22,
      };
      const shag = stroke(
        Array.from(
          { length: 26 },
          (_, i) =>
            `M${short(-140 + i * 12)} ${short(-205 + (i % 3) * 12)}q-6 16 -18 ${short(22 + (i % 4) * 6)}`,
        ).join(""),
        3,
        "#5c6068",
        0.8,
      );
      return stand(
        beast(
          "b",
          shape,
          dressed({ coat: "#9297a0", belly: "#c9cbd0", dark: "#9297a0", eye: "#d9a441" }),
          seed,
        ) +
          shag +
          inked(ribbon(beadsOf("100,-46,11 102,-22,12 112,-10,15 126,-8,11")), "#f7f3ea", 4),
        1.3,
        540,
      );
    },
    studies: [{ x: 1066, y: 600, scale: 0.85, drawing: track("paw", "#6d5a3c") }],
  },
  "lantern-moth": {
    country: "night",
    subject: (seed) =>
      place(
        moth(
          { wing: "#f1e6cf", band: "#b9b4c0", spot: "#fdfbe8", fur: "#cfc3b2", light: "#c9f5ff" },
          seed,
        ),
        600,
        420,
        { scale: 1.12, turn: -8 },
      ),
    studies: [
      {
        x: 1066,
        y: 640,
        scale: 0.9,
        drawing: Array.from({ length: 6 }, (_, i) =>
          flat(disc(Math.cos(i) * 30, Math.sin(i) * 30, i === 5 ? 6 : 11), "#8a84a0"),
        ).join(""),
      },
    ],
  },
  "kite-weasel": {
    country: "mountain",
    subject: (seed) =>
      place(glider("#9a5a34", "#f3e2c0", "#4d2f27", seed), 640, 400, { scale: 0.98, turn: -6 }),
    studies: [{ x: 140, y: 620, scale: 0.85, drawing: track("paw", "#4d4a66") }],
  },
  "tollkeeper-s-goose": {
    country: "meadow",
    subject: (seed) => {
      const chain =
        stroke("M96 -330Q128 -250 186 -300", 16, "#2b2030") +
        stroke("M96 -330Q128 -250 186 -300", 8, "#4a4552") +
        flat(disc(138, -268, 17), "#2b2030");
      const planks = Array.from({ length: 9 }, (_, i) =>
        inked(
          polygon([
            [-430 + i * 96, 4],
            [-346 + i * 96, 4],
            [-350 + i * 98, 40],
            [-440 + i * 98, 40],
          ]),
          i % 2 ? "#a07a50" : "#8d6a45",
          3.5,
        ),
      ).join("");
      const posts =
        [-400, 400]
          .map((x) =>
            inked(
              polygon([
                [x - 18, 30],
                [x - 18, -150],
                [x, -172],
                [x + 18, -150],
                [x + 18, 30],
              ]),
              "#8d6a45",
              4,
            ),
          )
          .join("") + stroke("M-400 -120H-230M230 -120H400", 12, "#6d5036");
      return stand(
        posts +
          planks +
          bird(
            "b",
            birdKinds.goose,
            { coat: "#faf6ec", belly: "#fdfaf3", wing: "#aeb4bd", bill: "#e8903a", eye: "#2d4a6b" },
            seed,
          ) +
          chain,
        1.04,
        570,
      );
    },
    studies: [
      {
        x: 1066,
        y: 240,
        scale: 0.85,
        drawing:
          inked(disc(0, 0, 40), "#e3b04b", 4) +
          inked(smooth(pointsOf("0,-6 18,6 20,22 0,18 -20,22 -18,6")), "#b9832d", 2) +
          flat(disc(-18, -10, 6) + disc(0, -20, 6) + disc(18, -10, 6), "#8d5a1c"),
      },
    ],
  },
  "snowstep-elk": {
    country: "ice",
    subject: (seed) => {
      const shape: BeastShape = {
        ...beastKinds.stag,
        chest: 104,
        waist: 84,
        rump: 82,
        long: 240,
        neck: 56,
        reach: 112,
        rise: 104,
        leg: 25,
        hump: 34,
        headScale: 1.12,
        head: { ...beastKinds.stag.head, muzzle: 92, nose: 24, snout: "soft" },
      };
      const beard = Array.from({ length: 5 }, (_, i) => {
        const x = 232 + i * 20;
        const y = -328 + i * 3;
        return (
          stroke(`M${short(x)} ${short(y - 8)}v22`, 4) +
          inked(
            smooth(
              [
                [x, y + 10],
                [x + 12, y + 34],
                [x - 12, y + 34],
              ],
              true,
              0.7,
            ),
            "#dff2fb",
            3,
          ) +
          flat(disc(x, y + 38, 5), "#4f7396")
        );
      }).join("");
      return stand(
        beast(
          "b",
          shape,
          dressed({
            coat: "#7f93a8",
            belly: "#dbe4ea",
            dark: "#55667c",
            gift: "none",
            eye: "#3c5a80",
          }),
          seed,
        ) + beard,
        0.98,
        530,
      );
    },
    studies: [
      {
        x: 1066,
        y: 600,
        scale: 0.85,
        drawing:
          track("hoof", "#5f7f9c") +
          stroke("M-30 60q8 -14 0 -26M0 64q8 -14 0 -26M30 60q8 -14 0 -26", 3, "#9bb6cc"),
      },
    ],
  },
};
