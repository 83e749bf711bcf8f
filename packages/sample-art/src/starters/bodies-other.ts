import { curve, fill, inked, num, oval, polygon, stroke, tube, type Point } from "../pen";
import { between } from "../seeded";
import { pair, type DrawBody } from "./body";
import { facePatches } from "./faces";
import { belly, markings } from "./markings";

/** An egg with wings for arms. */
export const bird: DrawBody = (traits, coat) => {
  const w = 78 * traits.plump;
  const h = 104 * traits.tall;
  const y = -22 - h;
  const egg = curve(
    [
      [0, y - h],
      [w * 0.72, y - h * 0.62],
      [w, y + h * 0.16],
      [w * 0.62, y + h * 0.84],
      [0, y + h],
      [-w * 0.62, y + h * 0.84],
      [-w, y + h * 0.16],
      [-w * 0.72, y - h * 0.62],
    ],
    true,
  );
  const raised = traits.chance() < 0.5;
  const tip: Point = raised ? [w + 74, y - h * 0.5] : [w + 12, y + h * 0.72];
  const elbow: Point = raised ? [w + 30, y - h * 0.36] : [w + 22, y + h * 0.1];
  const root: Point = [w * 0.72, y - h * 0.12];
  const wing = curve(
    [
      root,
      elbow,
      tip,
      [tip[0] - 8, tip[1] + 26],
      raised ? [w + 44, y + h * 0.14] : [w * 0.92, y + h * 0.7],
      [w * 0.74, y + h * 0.42],
    ],
    true,
  );
  const barb = (t: number) =>
    stroke(
      `M${num(root[0] + (tip[0] - root[0]) * t)},${num(root[1] + (tip[1] - root[1]) * t + 8)}q2,12 ${raised ? 4 : -6},22`,
      2,
    );
  const foot = stroke(`M${num(w * 0.36)},-24V-6m-14,5l14,-5l14,5m-14,-5v7`, 6, coat.horn);
  const head = { x: 0, y: y - h * 0.34, rx: w * 0.82, ry: h * 0.62, merged: true };
  const inside =
    belly(coat, [0, y + h * 0.5], w * 0.7, h * 0.56) +
    markings(traits, coat, [0, y + h * 0.2], w, h * 0.8) +
    facePatches(traits, coat, head);
  return {
    behind:
      pair(stroke(`M${num(w * 0.36)},-24V-6m-14,5l14,-5l14,5m-14,-5v7`, 9)) +
      pair(foot) +
      pair(
        inked(wing, coat.second, { inside: fill(oval(tip[0], tip[1], 34, 30), coat.far) }) +
          barb(0.45) +
          barb(0.7),
      ),
    torso: inked(egg, coat.main, { inside }),
    head,
    tail: { at: [w * 0.5, y + h * 0.7], turn: 62 },
    back: [w * 0.7, y],
    neck: { at: [0, y + h * 0.28], width: w * 0.94 },
    footprint: w,
    halfWidth: raised ? w + 80 : w + 30,
  };
};

/** Swimming through the air, nose to the left. */
export const fish: DrawBody = (traits, coat) => {
  const h = 76 * traits.plump;
  const l = 118;
  const y = -118;
  const body = curve(
    [
      [-l, y + 6],
      [-l * 0.72, y - h * 0.78],
      [-8, y - h],
      [l * 0.62, y - h * 0.5],
      [l, y - 8],
      [l * 0.62, y + h * 0.46],
      [-8, y + h],
      [-l * 0.72, y + h * 0.8],
    ],
    true,
  );
  const spread = between(traits.chance, 40, 66);
  const tailFin = curve(
    [
      [l - 12, y - 6],
      [l + 34, y - spread],
      [l + 62, y - spread * 0.9],
      [l + 38, y - 4],
      [l + 62, y + spread * 0.8],
      [l + 34, y + spread * 0.9],
    ],
    true,
  );
  const reach = between(traits.chance, 30, 70) * traits.tall;
  const topFin = curve(
    [
      [-34, y - h * 0.8],
      [2, y - h - reach],
      [44, y - h - reach * 0.7],
      [58, y - h * 0.5],
    ],
    true,
  );
  const sideFin = curve(
    [
      [16, y + h * 0.2],
      [66, y + h * 0.3],
      [58, y + h * 0.86],
      [24, y + h * 0.66],
    ],
    true,
  );
  const ray = (d: string) => stroke(d, 2);
  const head = { x: -48, y: y + 2, rx: 64, ry: h * 0.86, merged: true };
  const inside =
    belly(coat, [-20, y + h * 0.86], l, h * 0.56) +
    markings(traits, coat, [26, y - h * 0.1], l * 0.72, h * 0.9) +
    facePatches(traits, coat, head);
  return {
    behind:
      inked(tailFin, coat.second) +
      ray(
        `M${num(l + 8)},${num(y - 10)}l34,${num(-spread * 0.6)}M${num(l + 8)},${num(y + 2)}l34,${num(spread * 0.5)}`,
      ) +
      inked(topFin, coat.second) +
      ray(`M0,${num(y - h)}l14,${num(-reach * 0.5)}M26,${num(y - h)}l12,${num(-reach * 0.4)}`),
    torso: inked(body, coat.main, { inside }),
    over:
      inked(sideFin, coat.second) +
      ray(`M30,${num(y + h * 0.36)}l18,${num(h * 0.2)}M28,${num(y + h * 0.5)}l14,${num(h * 0.18)}`),
    head,
    tail: { at: [l, y], turn: 60 },
    back: [30, y - h * 0.5],
    neck: { at: [6, y + h * 0.5], width: h * 0.5 },
    footprint: 70,
    halfWidth: l + 66,
  };
};

/** Boulders that keep together because they like each other. */
export const golem: DrawBody = (traits, coat) => {
  const w = 92 * traits.plump;
  const h = 88 * traits.tall;
  const y = -h - 24;
  const chunk = (cx: number, cy: number, rx: number, ry: number, corners: number): Point[] =>
    Array.from({ length: corners }, (_, i): Point => {
      const angle = (i / corners) * Math.PI * 2 + 0.3;
      const reach = between(traits.chance, 0.9, 1.06);
      return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
    });
  const body = chunk(0, y, w, h, 9);
  const facet = ([x1, y1]: Point, t: number) =>
    stroke(
      `M${num(x1)},${num(y1)}L${num(x1 * (1 - t))},${num(y + (y1 - y) * (1 - t))}`,
      2,
      undefined,
      0.7,
    );
  const fist = inked(polygon(chunk(w + 22, y + h * 0.36, 30, 27, 6)), coat.second);
  const foot = inked(polygon(chunk(w * 0.46, -14, 34, 16, 6)), coat.second);
  const head = { x: 0, y: y - h * 0.12, rx: w * 0.84, ry: h * 0.78, merged: true };
  const inside =
    fill(polygon(chunk(w * 0.1, y + h * 0.86, w * 0.8, h * 0.44, 7)), coat.pale, 0.9) +
    markings(traits, coat, [0, y], w, h) +
    facePatches(traits, coat, head);
  return {
    behind: pair(foot),
    torso:
      inked(polygon(body), coat.main, { inside, light: [-7, -9] }) +
      facet(body[0]!, 0.26) +
      facet(body[6]!, 0.22) +
      facet(body[3]!, 0.24),
    over: pair(fist),
    head,
    tail: { at: [w * 0.8, -50], turn: 40 },
    back: [w * 0.6, y],
    neck: { at: [0, y + h * 0.52], width: w * 0.86 },
    footprint: w * 1.2,
    halfWidth: w + 56,
  };
};

/** A dome on little legs, with claws or paddles before it. */
export const shell: DrawBody = (traits, coat) => {
  const w = 106 * traits.plump;
  const h = 142 * traits.tall;
  const dome = curve(
    [
      [-w, -30],
      [-w * 0.82, -h * 0.68],
      [0, -h],
      [w * 0.82, -h * 0.68],
      [w, -30],
      [w * 0.5, -18],
      [-w * 0.5, -18],
    ],
    true,
  );
  const spiral = curve([
    [w * 0.1, -h * 0.62],
    [w * 0.28, -h * 0.78],
    [w * 0.5, -h * 0.6],
    [w * 0.3, -h * 0.34],
    [-w * 0.1, -h * 0.46],
    [-w * 0.06, -h * 0.86],
  ]);
  const ribs = [-0.6, -0.2, 0.2, 0.6]
    .map((at) =>
      stroke(
        curve([
          [w * at * 0.5, -h],
          [w * at * 1.1, -h * 0.6],
          [w * at * 1.3, -20],
        ]),
        6,
        coat.far,
      ),
    )
    .join("");
  const claw =
    inked(
      tube(
        [
          [w * 0.7, -34],
          [w * 1.06, -44],
          [w * 1.16, -64],
        ],
        [14, 12, 12],
      ),
      coat.second,
    ) +
    inked(
      curve(
        [
          [w * 1.1, -62],
          [w * 0.98, -96],
          [w * 1.18, -118],
          [w * 1.18, -88],
          [w * 1.36, -108],
          [w * 1.34, -74],
        ],
        true,
      ),
      coat.second,
    );
  const leg = (x: number) => inked(oval(x, -10, 19, 13), coat.second);
  const spiralled = traits.chance() < 0.5;
  const inside =
    (spiralled ? stroke(spiral, 9, coat.far) : ribs) +
    markings(traits, coat, [0, -h * 0.5], w, h * 0.5);
  return {
    behind: pair(leg(w * 0.8) + claw),
    torso: inked(dome, coat.main, { inside, light: [-6, -8] }) + pair(leg(w * 0.42)),
    head: { x: 0, y: -56, rx: w * 0.62, ry: 52, merged: false },
    tail: { at: [w * 0.9, -40], turn: 60 },
    back: [w * 0.5, -h * 0.7],
    neck: { at: [0, -14], width: w * 0.5 },
    footprint: w * 1.15,
    halfWidth: w * 1.4,
  };
};
