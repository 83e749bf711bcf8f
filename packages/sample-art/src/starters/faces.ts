import { curve, fill, group, ink, inked, mix, num, oval, stroke } from "../pen";
import type { HeadPlace } from "./body";
import { star } from "./markings";
import type { Coat } from "./palette";
import type { Eyes, Mouth, Traits } from "./traits";

/** Colour patches of the face, drawn below its features and inside the head's outline. */
export function facePatches({ faceMark, mouth }: Traits, coat: Coat, head: HeadPlace): string {
  const { x, y, rx, ry } = head;
  const marks = {
    none: "",
    mask:
      fill(oval(x - rx * 0.44, y + ry * 0.06, rx * 0.4, ry * 0.34), coat.second) +
      fill(oval(x + rx * 0.44, y + ry * 0.06, rx * 0.4, ry * 0.34), coat.second),
    blaze: fill(
      curve(
        [
          [x - rx * 0.1, y + ry * 0.3],
          [x - rx * 0.26, y - ry * 1.1],
          [x + rx * 0.26, y - ry * 1.1],
          [x + rx * 0.1, y + ry * 0.3],
        ],
        true,
      ),
      coat.pale,
    ),
    brows:
      fill(oval(x - rx * 0.42, y - ry * 0.42, rx * 0.15, ry * 0.1), coat.second) +
      fill(oval(x + rx * 0.42, y - ry * 0.42, rx * 0.15, ry * 0.1), coat.second),
    cap: fill(oval(x, y - ry * 0.98, rx * 0.96, ry * 0.56), coat.second),
  }[faceMark];
  const muzzle =
    mouth === "snout" || mouth === "cat"
      ? fill(oval(x, y + ry * 0.48, rx * 0.44, ry * 0.33), coat.pale)
      : "";
  return marks + muzzle;
}

/** Eyes, mouth and a little warmth in the cheeks. */
export function features(traits: Traits, coat: Coat, head: HeadPlace): string {
  const { x, y, rx, ry } = head;
  const size = Math.min(rx, ry) * (0.21 + traits.young * 0.06);
  const apart = rx * (0.44 - traits.young * 0.02);
  const blush = oval(rx * 0.66, ry * 0.36, size * 0.72, size * 0.4);
  const blushColour = mix(coat.main, "#e06a6a", 0.36);
  const eye = eyeOf(traits.eyes, size, coat);
  const both =
    group(eye, { x: apart, y: ry * 0.06 }) +
    group(eye, { x: -apart, y: ry * 0.06, scale: traits.eyes === "keen" ? [-1, 1] : 1 });
  return group(
    fill(blush, blushColour, 0.8) +
      group(fill(blush, blushColour, 0.8), { scale: [-1, 1] }) +
      both +
      mouthOf(traits.mouth, rx, ry, coat),
    { x, y },
  );
}

function eyeOf(kind: Eyes, s: number, coat: Coat): string {
  const glint =
    fill(oval(-s * 0.3, -s * 0.38, s * 0.28, s * 0.3), "#ffffff") +
    fill(oval(s * 0.3, s * 0.36, s * 0.13, s * 0.13), "#ffffff", 0.9);
  const ball = (rx: number, ry: number) =>
    fill(oval(0, 0, rx, ry), ink) +
    fill(oval(0, ry * 0.3, rx * 0.74, ry * 0.6), coat.iris) +
    fill(oval(0, 0, rx * 0.48, ry * 0.52), ink) +
    glint;
  switch (kind) {
    case "beads":
      return (
        fill(oval(0, 0, s * 0.72, s * 0.8), ink) +
        fill(oval(-s * 0.22, -s * 0.28, s * 0.24, s * 0.26), "#ffffff")
      );
    case "round":
      return ball(s, s * 1.06);
    case "tall":
      return ball(s * 0.82, s * 1.26);
    case "sleepy":
      return (
        ball(s, s) +
        `<path d="M${num(-s * 1.2)},${num(-s * 0.2)}A${num(s * 1.1)},${num(s * 1.1)} 0 0 1 ${num(s * 1.2)},${num(-s * 0.2)}Z" fill="${coat.far}" stroke="${ink}" stroke-width="2.4"/>`
      );
    case "happy":
      return stroke(
        `M${num(-s)},${num(s * 0.3)}Q0,${num(-s * 1.1)} ${num(s)},${num(s * 0.3)}`,
        s * 0.4,
      );
    case "keen":
      return (
        ball(s * 0.92, s) +
        stroke(
          `M${num(-s * 1.1)},${num(-s * 0.46)}Q0,${num(-s * 0.9)} ${num(s * 1.15)},${num(-s * 1.16)}`,
          s * 0.36,
        )
      );
  }
}

function mouthOf(kind: Mouth, rx: number, ry: number, coat: Coat): string {
  const w = rx * 0.2;
  const y = ry * 0.5;
  const nose = (at: number) =>
    fill(
      curve(
        [
          [-rx * 0.1, at - ry * 0.05],
          [rx * 0.1, at - ry * 0.05],
          [0, at + ry * 0.08],
        ],
        true,
      ),
      ink,
    );
  switch (kind) {
    case "smile":
      return stroke(`M${num(-w)},${num(y)}Q0,${num(y + ry * 0.22)} ${num(w)},${num(y)}`, 3.2);
    case "tiny":
      return stroke(
        `M${num(-w * 0.4)},${num(y)}q${num(w * 0.4)},${num(ry * 0.09)} ${num(w * 0.8)},0`,
        3.2,
      );
    case "cat":
      return (
        nose(y - ry * 0.12) +
        stroke(
          `M${num(-w)},${num(y + ry * 0.06)}Q${num(-w * 0.5)},${num(y + ry * 0.2)} 0,${num(y)}Q${num(w * 0.5)},${num(y + ry * 0.2)} ${num(w)},${num(y + ry * 0.06)}`,
          3,
        )
      );
    case "snout":
      return (
        nose(y - ry * 0.1) +
        stroke(
          `M0,${num(y - ry * 0.02)}v${num(ry * 0.12)}M${num(-w)},${num(y + ry * 0.08)}Q0,${num(y + ry * 0.26)} ${num(w)},${num(y + ry * 0.08)}`,
          3,
        )
      );
    case "open":
      return inked(
        `M${num(-w)},${num(y - 2)}Q0,${num(y + 4)} ${num(w)},${num(y - 2)}Q${num(w * 0.8)},${num(y + ry * 0.32)} 0,${num(y + ry * 0.32)}Q${num(-w * 0.8)},${num(y + ry * 0.32)} ${num(-w)},${num(y - 2)}Z`,
        "#7c2f3d",
        { weight: 1.6, inside: fill(oval(0, y + ry * 0.32, w * 0.7, ry * 0.13), "#f08a8a") },
      );
    case "fang":
      return (
        stroke(
          `M${num(-w * 1.2)},${num(y)}Q0,${num(y + ry * 0.16)} ${num(w * 1.2)},${num(y - 2)}`,
          3.2,
        ) +
        `<path d="M${num(w * 0.4)},${num(y + ry * 0.05)}l${num(w * 0.2)},${num(ry * 0.17)}l${num(w * 0.26)},${num(-ry * 0.19)}Z" fill="#fffaf0" stroke="${ink}" stroke-width="2"/>`
      );
    case "beak":
      return (
        inked(
          curve(
            [
              [-rx * 0.22, y - ry * 0.2],
              [0, y - ry * 0.28],
              [rx * 0.22, y - ry * 0.2],
              [0, y + ry * 0.2],
            ],
            true,
          ),
          coat.horn === "#6a5668" ? coat.horn : "#f2b24c",
          { weight: 2.2 },
        ) +
        stroke(
          `M${num(-rx * 0.16)},${num(y - ry * 0.1)}Q0,${num(y)} ${num(rx * 0.16)},${num(y - ry * 0.1)}`,
          2,
        )
      );
  }
}

/** A four-pointed sparkle. */
export function sparkle(x: number, y: number, radius: number, colour: string): string {
  const d = star(x, y, radius, 4, 0.3);
  return `<path d="${d}" fill="${colour}" stroke="${ink}" stroke-width="3.4" paint-order="stroke"/>`;
}
