import { fill, group, ink, mix, num, oval, stroke } from "../pen";
import { hash } from "../seeded";
import type { CharacterLook, Expression } from "./look";

interface Mood {
  /** 1 is wide open, 0 shut. */
  open: number;
  /** How far the inner end of the upper lid drops: anger is positive, sorrow negative. */
  slant: number;
  /** How far the lower lid rises (a smile with the eyes). */
  squint: number;
  pupil: number;
  /** Shut eyes curve up in joy and down in sleep. */
  shut?: "up" | "down";
  browLift: number;
  browSlant: number;
}

const moods: Record<Expression, Mood> = {
  happy: { open: 0.95, slant: 0, squint: 0.14, pupil: 1, browLift: 3, browSlant: -3 },
  grin: { open: 0.86, slant: 0.1, squint: 0.22, pupil: 1, browLift: 5, browSlant: 0 },
  worried: { open: 0.98, slant: -0.22, squint: 0, pupil: 0.78, browLift: 5, browSlant: -13 },
  angry: { open: 0.78, slant: 0.46, squint: 0.1, pupil: 0.74, browLift: -7, browSlant: 15 },
  surprised: { open: 1.18, slant: 0, squint: 0, pupil: 0.58, browLift: 12, browSlant: -3 },
  sly: { open: 0.56, slant: 0.2, squint: 0.16, pupil: 0.95, browLift: 0, browSlant: 7 },
  sad: { open: 0.74, slant: -0.3, squint: 0, pupil: 1.05, browLift: 3, browSlant: -15 },
  asleep: { open: 0, slant: 0, squint: 0, pupil: 1, shut: "down", browLift: 1, browSlant: -4 },
  laughing: { open: 0, slant: 0, squint: 0, pupil: 1, shut: "up", browLift: 8, browSlant: -3 },
  determined: { open: 0.84, slant: 0.28, squint: 0.08, pupil: 0.95, browLift: -3, browSlant: 11 },
};

/** Where the features of a head sit (the head's middle is 0, 0 and it looks to the right). */
export interface FacePlan {
  near: readonly [x: number, y: number];
  far: readonly [x: number, y: number];
  /** Half height of an eye. */
  eye: number;
  /** The spot under the nose where the mouth begins, and the mouth's scale. */
  mouth: readonly [x: number, y: number];
  mouthSize: number;
  /** The colour round the eyes, of which the lids are made. */
  lid: string;
}

function eye(
  look: CharacterLook,
  mood: Mood,
  x: number,
  y: number,
  size: number,
  inner: 1 | -1,
  lid: string,
): string {
  // The far eye is foreshortened: a head is round.
  const rx = size * (inner === 1 ? 0.76 : 0.62);
  const ry = size * Math.min(1.12, 0.86 + mood.open * 0.14);
  if (mood.shut) {
    // Ink would vanish on charcoal fur.
    const darkFur = look.fur < "#50";
    const bend = mood.shut === "up" ? -1 : 1;
    const arc = `M${num(x - rx)},${num(y - bend * 4 + 3)}Q${num(x)},${num(y + bend * size * 0.8)} ${num(x + rx)},${num(y - bend * 4 + 3)}`;
    const lash =
      look.lashes && bend === 1
        ? stroke(`M${num(x - inner * rx)},${num(y)}l${num(-inner * 6)},4`, 2.6)
        : "";
    return stroke(arc, 4.4, darkFur ? "#e8d8c4" : ink) + lash;
  }
  const white = oval(x, y, rx, ry);
  const id = `e${hash(white + mood.open + mood.slant).toString(36)}`;
  const irisX = x + rx * 0.2;
  const irisY = y + ry * 0.06;
  const irisSize = Math.min(1.04, 0.55 + mood.pupil * 0.42);
  const upper = y - ry + 2 * ry * (1 - Math.min(1, mood.open)) * 0.62;
  const tilt = mood.slant * size;
  const innerY = upper + Math.max(0, tilt);
  const outerY = upper + Math.max(0, -tilt);
  const [leftY, rightY] = inner === 1 ? [outerY, innerY] : [innerY, outerY];
  const lidEdge = `M${num(x - rx - 3)},${num(leftY)}Q${num(x)},${num((leftY + rightY) / 2 - size * (mood.slant > 0.25 ? 0.02 : 0.16))} ${num(x + rx + 3)},${num(rightY)}`;
  const lower = y + ry - 2 * ry * mood.squint;
  const lowerEdge = `M${num(x - rx - 3)},${num(lower + 4)}Q${num(x)},${num(lower - 5)} ${num(x + rx + 3)},${num(lower + 4)}`;
  const lids =
    fill(`${lidEdge}V${num(y - ry - 12)}H${num(x - rx - 3)}Z`, mix(lid, ink, 0.1)) +
    (mood.squint > 0
      ? fill(`${lowerEdge}V${num(y + ry + 9)}H${num(x - rx - 3)}Z`, lid) +
        stroke(lowerEdge, 1.6, ink, 0.6)
      : "");
  const lidded = mood.open < 0.9 || Math.abs(mood.slant) > 0.15;
  const topLine = lidded
    ? lidEdge
    : `M${num(x - rx - 1)},${num(y - ry * 0.3)}C${num(x - rx * 0.8)},${num(y - ry * 1.24)} ${num(x + rx * 0.8)},${num(y - ry * 1.24)} ${num(x + rx + 1)},${num(y - ry * 0.3)}`;
  const lashes = look.lashes
    ? stroke(
        inner === 1
          ? `M${num(x - rx)},${num(y - ry * 0.35)}l-8,-5M${num(x - rx * 0.7)},${num(y - ry * 0.8)}l-7,-7`
          : `M${num(x + rx)},${num(y - ry * 0.35)}l7,-5M${num(x + rx * 0.75)},${num(y - ry * 0.8)}l5,-7`,
        2.6,
      )
    : "";
  return (
    `<clipPath id="${id}"><path d="${white}"/></clipPath>` +
    fill(white, "#fffdf6") +
    `<g clip-path="url(#${id})">` +
    fill(oval(irisX, irisY, rx * 0.78 * irisSize, ry * 0.8 * irisSize), mix(look.eyes, ink, 0.55)) +
    fill(oval(irisX, irisY + ry * 0.1, rx * 0.66 * irisSize, ry * 0.66 * irisSize), look.eyes) +
    fill(oval(irisX, irisY, rx * 0.4 * mood.pupil, ry * 0.48 * mood.pupil), "#160c14") +
    fill(oval(irisX - rx * 0.26, irisY - ry * 0.34, rx * 0.25, ry * 0.22), "#ffffff") +
    fill(oval(irisX + rx * 0.26, irisY + ry * 0.4, rx * 0.12, ry * 0.1), "#ffffff", 0.85) +
    stroke(white, 3, ink, 0.75) +
    lids +
    "</g>" +
    stroke(topLine, 4.2) +
    lashes
  );
}

function brow(
  look: CharacterLook,
  mood: Mood,
  x: number,
  y: number,
  size: number,
  inner: 1 | -1,
): string {
  const half = size * (inner === 1 ? 0.72 : 0.56);
  const top = y - size * 1.42 - mood.browLift;
  const inX = x + inner * half;
  const outX = x - inner * half;
  const inY = top + mood.browSlant * 0.55;
  const outY = top - mood.browSlant * 0.45;
  const colour = mix(look.dark, ink, 0.35);
  const midX = (inX + outX) / 2;
  const midY = (inY + outY) / 2 - 3.5;
  return fill(
    `M${num(outX)},${num(outY)}Q${num(midX)},${num(midY - 3)} ${num(inX)},${num(inY - 2)}` +
      `Q${num(inX + inner * 3)},${num(inY + 2)} ${num(inX)},${num(inY + 4)}Q${num(midX)},${num(midY + 4)} ${num(outX)},${num(outY)}Z`,
    colour,
  );
}

const gum = "#7d2433";
const tongue = "#e8788a";

/** Mouths, drawn leftwards from the spot under the nose; a muzzle is some 45 wide. */
const mouths: Record<Expression, string> = {
  happy:
    stroke("M2,-2V4", 2.2) +
    stroke("M2,3C-5,14-28,17-42,3M-45,6l5,-5", 2.8) +
    stroke("M2,3C6,8 10,8 14,5", 2.4),
  grin:
    fill("M8,3C-6,9-28,8-44,-3C-43,15-28,26-10,22C0,19 7,11 8,3Z", "#fffdf6") +
    stroke("M8,3C-6,9-28,8-44,-3C-43,15-28,26-10,22C0,19 7,11 8,3Z", 2.6) +
    stroke("M-40,8C-26,16-6,16 5,10", 1.5, ink, 0.55) +
    stroke("M-47,-1l5,-5", 2.6) +
    fill("M-33,5l4,9 5,-8Z", "#fffdf6") +
    stroke("M-33,5l4,9 5,-8", 1.5),
  worried:
    stroke("M2,-2V4", 2.2) + stroke("M6,9C0,3-6,3-10,9C-15,15-20,6-26,9C-30,11-32,14-35,14", 2.8),
  angry:
    fill("M8,6C-8,0-26,0-40,9C-40,22-30,27-16,25C-2,24 6,18 8,6Z", gum) +
    fill("M6,6C-8,1-26,1-38,8L-31,14-27,7-10,6-5,13-1,6Z", "#fffdf6") +
    stroke("M8,6C-8,0-26,0-40,9C-40,22-30,27-16,25C-2,24 6,18 8,6Z", 2.8),
  surprised:
    fill(oval(-12, 15, 11, 13), gum) +
    fill(oval(-12, 22, 7, 5), tongue) +
    stroke(oval(-12, 15, 11, 13), 2.6),
  sly:
    stroke("M2,-2V4", 2.2) +
    stroke("M6,7C-6,12-28,13-42,-3M-47,1C-45,-3-42,-6-38,-7", 2.8) +
    fill("M-25,9l3,8 5,-7Z", "#fffdf6") +
    stroke("M-25,9l3,8 5,-7", 1.5),
  sad: stroke("M2,-2V4", 2.2) + stroke("M4,12C-4,3-20,3-30,15M-32,12l0,6", 2.8),
  asleep: stroke("M2,-2V3", 2.2) + stroke("M2,3C-4,10-18,11-26,5", 2.6),
  laughing:
    fill("M10,1C-6,7-28,6-46,-5C-46,20-32,37-14,34C2,31 10,16 10,1Z", gum) +
    fill("M-38,19C-30,14-8,14 2,20C-2,29-8,33-14,34C-24,35-33,29-38,19Z", tongue) +
    fill("M9,2C-6,7-28,6-45,-4L-44,3C-28,12-6,12 8,8Z", "#fffdf6") +
    stroke("M10,1C-6,7-28,6-46,-5C-46,20-32,37-14,34C2,31 10,16 10,1Z", 2.8) +
    stroke("M-49,-2l5,-6", 2.6),
  determined: stroke("M2,-2V4", 2.2) + stroke("M8,7C-4,10-20,9-34,4M-35,8l2,-7", 3),
};

const beaks: Record<Expression, number> = {
  happy: 0,
  grin: 5,
  worried: 3,
  angry: 12,
  surprised: 15,
  sly: 0,
  sad: 0,
  asleep: 0,
  laughing: 17,
  determined: 0,
};

/** How far a beak is open in a mood. */
export function beakGap(expression: Expression): number {
  return beaks[expression];
}

/** Eyes, brows and small signs of mood. */
export function drawEyes(look: CharacterLook, plan: FacePlan, expression: Expression): string {
  const mood = moods[expression];
  const blush = ["happy", "laughing", "grin"].includes(expression)
    ? fill(oval(plan.near[0] - 14, plan.near[1] + plan.eye * 1.5, 11, 6), "#f0607a", 0.28)
    : "";
  const sweat =
    expression === "worried"
      ? fill("M-60,-44C-68,-32-70,-24-62,-20C-54,-20-54,-32-60,-44Z", "#9fdcf2") +
        stroke("M-60,-44C-68,-32-70,-24-62,-20C-54,-20-54,-32-60,-44Z", 2)
      : "";
  return (
    blush +
    eye(look, mood, plan.far[0], plan.far[1], plan.eye * 0.96, -1, plan.lid) +
    eye(look, mood, plan.near[0], plan.near[1], plan.eye, 1, plan.lid) +
    brow(look, mood, plan.far[0], plan.far[1], plan.eye, -1) +
    brow(look, mood, plan.near[0], plan.near[1], plan.eye, 1) +
    sweat
  );
}

/** The mouth of anybody without a beak. */
export function drawMouth(plan: FacePlan, expression: Expression): string {
  return group(mouths[expression], { x: plan.mouth[0], y: plan.mouth[1], scale: plan.mouthSize });
}
