import { add, along, fill, group, inked, mix, oval, stroke, tube, type Point } from "../pen";
import type { CharacterLook } from "./look";
import type { Limb, Paw, Pose } from "./poses";

/** A posed body with its measures worked out for one character. */
export interface Frame {
  pose: Pose;
  nearShoulder: Point;
  farShoulder: Point;
  nearHip: Point;
  farHip: Point;
  /** Half widths of the trunk at chest, waist and hips. */
  chest: number;
  waist: number;
  hips: number;
  /** The unit vector from hip to neck: "up" along the trunk. */
  up: Point;
}

function lengthen(point: Point, pose: Pose, tall: number): Point {
  return [point[0], pose.turn ? point[1] : point[1] * tall];
}

/** Fits a pose to a build. */
export function frameOf(look: CharacterLook, base: Pose): Frame {
  const { girth, tall } = look.build;
  const limb = <T extends Limb>(part: T): T => ({
    ...part,
    joint: lengthen(part.joint, base, tall),
    end: lengthen(part.end, base, tall),
  });
  const foot = <T extends Limb>(part: T): T => ({
    ...part,
    joint: lengthen(part.joint, base, tall),
    end: [part.end[0], part.end[1] > -20 ? part.end[1] : part.end[1] * tall],
  });
  const pose: Pose = {
    ...base,
    hip: lengthen(base.hip, base, tall),
    neck: lengthen(base.neck, base, tall),
    nearArm: limb(base.nearArm),
    farArm: limb(base.farArm),
    nearLeg: foot(base.nearLeg),
    farLeg: foot(base.farLeg),
  };
  const length = Math.hypot(pose.neck[0] - pose.hip[0], pose.neck[1] - pose.hip[1]) || 1;
  const up: Point = [(pose.neck[0] - pose.hip[0]) / length, (pose.neck[1] - pose.hip[1]) / length];
  const side: Point = [-up[1], up[0]];
  const chest = 36 * girth;
  const shoulder = add(pose.neck, [-up[0] * 20, -up[1] * 20]);
  return {
    pose,
    up,
    chest,
    waist: 29 * girth,
    hips: 33 * girth,
    nearShoulder: add(shoulder, [-side[0] * chest * 0.82, -side[1] * chest * 0.82]),
    farShoulder: add(shoulder, [side[0] * chest * 0.74, side[1] * chest * 0.74]),
    nearHip: add(pose.hip, [-15 * girth, 2]),
    farHip: add(pose.hip, [15 * girth, 0]),
  };
}

/** The trunk as an outline; `grow` makes room for clothes, `from`..`to` takes a part (0 hips, 1 neck). */
export function trunk(frame: Frame, grow = 0, from = 0, to = 1): string {
  const { hip, neck } = frame.pose;
  const bend = (t: number): Point => {
    const [x, y] = along(hip, neck, t);
    return [x - Math.sin(t * Math.PI) * 3, y];
  };
  const wide = (t: number) =>
    t < 0.4
      ? frame.hips + (frame.waist - frame.hips) * (t / 0.4)
      : t < 0.78
        ? frame.waist + (frame.chest - frame.waist) * ((t - 0.4) / 0.38)
        : frame.chest * (1 - (t - 0.78) * 2.1);
  const steps = [0, 0.33, 0.66, 1].map((s) => from + (to - from) * s);
  return tube(
    steps.map(bend),
    steps.map((t) => wide(t) + grow),
  );
}

function pawPath(end: Point, from: Point, paw: Paw, colour: string, size: number): string {
  const angle = (Math.atan2(end[1] - from[1], end[0] - from[0]) * 180) / Math.PI;
  // The shapes point along +x; the thumb is on the side that faces up when the paw points forward.
  const shapes: Record<Paw, string> = {
    loose: "M-12,-12C-2,-17 14,-16 21,-8C26,-2 24,8 16,12C8,16-6,15-13,11Z",
    grip: "M-12,-12C-2,-18 14,-17 20,-9C25,-2 23,9 15,13C7,16-6,15-13,11Z",
    fist: "M-12,-12C-4,-18 12,-18 18,-10C23,-3 22,9 14,14C6,17-7,15-13,11Z",
    point:
      "M-12,-12C-2,-18 8,-14 12,-10C22,-12 34,-12 38,-8C40,-4 38,0 34,1L18,2C22,8 18,14 10,15C0,17-8,15-13,11Z",
    open: "M-12,-11C-4,-14-4,-24 2,-28C8,-28 8,-20 8,-15C14,-20 24,-24 29,-20C31,-15 24,-11 18,-7C26,-8 34,-5 34,0C33,5 25,5 18,4C24,7 28,13 24,17C18,19 10,14 4,12C-2,14-8,13-13,11Z",
  };
  const lines: Record<Paw, string> = {
    loose: "M10,-3L20,-3M9,5L18,6",
    grip: "M8,-8l11,0M8,-1l13,1M7,6l11,2",
    fist: "M9,-9l9,2M9,-1l11,1M8,7l9,0",
    point: "M8,5l9,0M2,-10l4,6",
    open: "",
  };
  const pads = paw === "open" ? fill(oval(4, 0, 8, 7), mix(colour, "#f2a0a0", 0.55)) : "";
  return group(inked(shapes[paw], colour) + pads + stroke(lines[paw], 2), {
    x: end[0],
    y: end[1],
    turn: angle,
    scale: [size, Math.cos((angle * Math.PI) / 180) < 0 ? -size : size],
  });
}

/** An arm with its sleeve and paw. */
export function drawArm(look: CharacterLook, frame: Frame, side: "near" | "far"): string {
  const arm = side === "near" ? frame.pose.nearArm : frame.pose.farArm;
  const shoulder = side === "near" ? frame.nearShoulder : frame.farShoulder;
  const g = Math.sqrt(look.build.girth);
  const sock = look.gloves ?? look.socks ?? look.dark;
  const wrist = along(arm.joint, arm.end, 0.86);
  const upper = along(shoulder, arm.joint, 0.5);
  const parts = [
    inked(tube([shoulder, upper, arm.joint, wrist], [15 * g, 14.5 * g, 13 * g, 11 * g]), look.fur),
  ];
  const cuff = along(arm.joint, arm.end, 0.3);
  parts.push(
    inked(
      tube(
        [cuff, along(cuff, wrist, 0.5), wrist],
        look.gloves ? [14 * g, 12.5 * g, 12 * g] : [12.3 * g, 12 * g, 11.4 * g],
      ),
      sock,
      { weight: look.gloves ? 2.4 : 1.2 },
    ),
  );
  if (look.sleeves) {
    const long = look.sleeves.length === "long";
    const end = long ? along(arm.joint, arm.end, 0.66) : along(shoulder, arm.joint, 0.8);
    parts.push(
      inked(
        long
          ? tube([shoulder, upper, arm.joint, end], [18 * g, 17 * g, 16 * g, 17 * g])
          : tube([shoulder, upper, end], [18 * g, 17.5 * g, 18 * g]),
        look.sleeves.colour,
      ),
    );
  }
  parts.push(pawPath(arm.end, arm.joint, arm.paw, sock, 1.04 * g));
  if (look.species === "raven" || look.species === "owl") {
    // Feathers hang from the forearm: a bird's sleeve.
    const hang = along(shoulder, arm.joint, 0.4);
    parts.unshift(
      inked(
        `M${hang[0]},${hang[1]}L${arm.joint[0] - 10},${arm.joint[1] + 46}L${arm.joint[0] + (arm.end[0] - arm.joint[0]) * 0.3},${arm.joint[1] + 34}L${(arm.joint[0] + arm.end[0]) / 2},${(arm.joint[1] + arm.end[1]) / 2 + 36}L${arm.end[0]},${arm.end[1] + 10}L${arm.joint[0]},${arm.joint[1] - 6}Z`,
        look.fur,
      ),
    );
  }
  return parts.join("");
}

/** A leg with trousers, sock and foot. */
export function drawLeg(look: CharacterLook, frame: Frame, side: "near" | "far"): string {
  const leg = side === "near" ? frame.pose.nearLeg : frame.pose.farLeg;
  const hip = side === "near" ? frame.nearHip : frame.farHip;
  const g = Math.sqrt(look.build.girth);
  const bird = look.species === "raven" || look.species === "owl";
  const sock = look.boots ?? (bird ? "#b9853c" : (look.socks ?? look.dark));
  const shin = along(leg.joint, leg.end, 0.35);
  const thick = bird ? 0.62 : 1;
  const parts = [
    inked(tube([hip, leg.joint, leg.end], [24 * g, 18 * g, 12 * g * thick]), look.fur),
  ];
  parts.push(
    inked(
      tube(
        [shin, along(shin, leg.end, 0.6), leg.end],
        look.boots ? [17 * g, 16 * g, 15 * g] : [15 * g * thick, 13 * g * thick, 12.5 * g * thick],
      ),
      sock,
      { weight: look.boots ? 2.5 : 1.2 },
    ),
  );
  if (look.trousers)
    parts.push(
      inked(
        tube(
          [hip, along(hip, leg.joint, 0.55), leg.joint, shin],
          [26 * g, 24 * g, 20.5 * g, 19 * g],
        ),
        look.trousers,
      ),
    );
  const foot =
    "M-14,-14C-4,-20 12,-16 22,-9C34,-6 42,2 40,9C39,13 34,13 28,13L-12,13C-19,13-20,-6-14,-14Z";
  const toes = look.boots
    ? stroke("M-16,8H39", 2.6)
    : stroke("M27,-3C25,2 25,7 27,12M36,0C33,4 34,9 36,12", 2);
  parts.push(
    group(inked(foot, sock) + toes, {
      x: leg.end[0],
      y: leg.end[1],
      turn: leg.toe ?? 0,
      scale: 0.96 * g,
    }),
  );
  return parts.join("");
}

/** The bare trunk with its pale chest. */
export function drawTrunk(look: CharacterLook, frame: Frame): string {
  const chestSpot = along(frame.pose.hip, frame.pose.neck, 0.66);
  const ruff = fill(
    `M${chestSpot[0] - 24},${chestSpot[1] - 40}L${chestSpot[0] - 18},${chestSpot[1]}L${chestSpot[0] - 8},${chestSpot[1] + 6}L${chestSpot[0] - 6},${chestSpot[1] + 34}L${chestSpot[0] + 4},${chestSpot[1] + 26}L${chestSpot[0] + 12},${chestSpot[1] + 40}L${chestSpot[0] + 20},${chestSpot[1] + 14}L${chestSpot[0] + 34},${chestSpot[1]}L${chestSpot[0] + 36},${chestSpot[1] - 44}Z`,
    look.pale,
  );
  // The seat joins the legs, so it has no outline of its own, only a crease.
  const [x, y] = frame.pose.hip;
  const seat = look.trousers
    ? fill(
        tube(
          [add(frame.pose.hip, [0, 10]), along(frame.pose.hip, frame.pose.neck, 0.24)],
          [frame.hips + 1, frame.waist + 4],
        ),
        look.trousers,
      ) + stroke(`M${x + 4},${y + 34}q-1,-10 3,-18`, 2.2)
    : "";
  return inked(trunk(frame), look.fur, { inside: ruff }) + seat;
}
