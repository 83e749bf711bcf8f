import { darker, lighter } from "../colour";
import { figure, inked, stroke } from "../figure";
import { ribbon, short, smooth } from "../shape";
import type { Bead, Point } from "../shape";
import type { DragonDress } from "./dragon";

/** A wing raised from the shoulder at 0,0 towards the upper left: membrane on four fingers, or feathers. */
export function wing(id: string, span: number, dress: DragonDress, feathered: boolean): string {
  const s = span / 400;
  const arm: Bead[] = [
    [0, 0, 22 * s],
    [-60 * s, -150 * s, 16 * s],
    [-20 * s, -310 * s, 11 * s],
    [-30 * s, -360 * s, 2],
  ];
  const tips: Point[] = [
    [-210 * s, -390 * s],
    [-330 * s, -250 * s],
    [-360 * s, -90 * s],
    [-270 * s, 40 * s],
  ];
  const wrist: Point = [-22 * s, -306 * s];
  if (feathered) {
    const quills = Array.from({ length: 13 }, (_, i) => {
      const t = i / 12;
      const a = (196 - t * 66) * (Math.PI / 180);
      const root: Point = [-10 * s - t * 24 * s, -20 * s - t * 280 * s];
      const reach = (190 + Math.sin(t * 3) * 150) * s;
      return inked(
        ribbon([
          [...root, 20 * s],
          [root[0] + Math.cos(a) * reach * 0.6, root[1] + Math.sin(a) * reach * -0.5, 24 * s],
          [root[0] + Math.cos(a) * reach, root[1] + Math.sin(a) * reach * -0.8, 2],
        ]),
        [dress.fin, lighter(dress.fin, 0.25), dress.horn][i % 3] ?? dress.fin,
        3,
      );
    });
    return (
      quills.join("") +
      figure({ id, shapes: [ribbon(arm, 6)], fill: dress.hide, weight: 4, depth: 6 })
    );
  }
  const hem: Point[] = [];
  tips.forEach((tip, index) => {
    const next = tips[index + 1] ?? ([-40 * s, 60 * s] as const);
    hem.push(tip, [(tip[0] + next[0]) / 2 + 44 * s, (tip[1] + next[1]) / 2 - 6 * s]);
  });
  const membrane = smooth(
    [[0, 10 * s], [-60 * s, -150 * s], wrist, ...hem, [-40 * s, 60 * s]],
    true,
    0.55,
  );
  const fingers = tips.map((tip) =>
    ribbon([
      [...wrist, 9 * s],
      [(wrist[0] + tip[0]) / 2 + 10 * s, (wrist[1] + tip[1]) / 2 - 22 * s, 7 * s],
      [...tip, 1],
    ]),
  );
  return (
    figure({
      id: `${id}m`,
      shapes: [membrane],
      fill: dress.fin,
      weight: 4.5,
      depth: 14,
      marks: stroke(
        tips
          .map(
            (tip) =>
              `M${short(wrist[0])} ${short(wrist[1])}Q${short(tip[0] * 0.5 + 30 * s)} ${short((wrist[1] + tip[1]) / 2 + 40 * s)} ${short(tip[0] * 0.7)} ${short(tip[1] * 0.7)}`,
          )
          .join(""),
        2.4,
        darker(dress.fin, 0.4),
        0.5,
      ),
    }) +
    figure({ id, shapes: [ribbon(arm, 6), ...fingers], fill: dress.hide, weight: 4, depth: 5 }) +
    inked(
      ribbon([
        [...wrist, 8 * s],
        [wrist[0] + 26 * s, wrist[1] - 30 * s, 1],
      ]),
      dress.horn,
      3,
    )
  );
}

/** A clawed leg: joints as beads, three claws at the foot. */
export function clawedLeg(id: string, beads: readonly Bead[], dress: DragonDress): string {
  const [x, y, r] = beads[beads.length - 1] ?? [0, 0, 10];
  const claws = [-0.5, 0.5, 1.4]
    .map((k) =>
      inked(
        ribbon([
          [x + k * r * 0.8, y + r * 0.3, r * 0.42],
          [x + k * r * 1.1 + r * 0.7, y + r * 0.7, r * 0.3],
          [x + k * r * 1.2 + r * 1.3, y + r * 1.2, 0.6],
        ]),
        dress.horn,
        3,
      ),
    )
    .join("");
  return (
    claws +
    figure({
      id,
      shapes: [ribbon(beads, 6)],
      fill: dress.hide,
      weight: 4.5,
      depth: 9,
      marks: stroke(
        Array.from(
          { length: 4 },
          (_, i) =>
            `M${short(x - r)} ${short(y - r * (1.2 + i * 0.9))}q${short(r)} ${short(r * 0.6)} ${short(r * 2)} 0`,
        ).join(""),
        2.4,
        darker(dress.hide, 0.45),
        0.7,
      ),
    })
  );
}
