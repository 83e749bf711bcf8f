import { lettered, textPath } from "../lettering";
import { fill, group, ink, inked, num, oval, stroke, type Point } from "../pen";
import { twinkle } from "../portraits/things";
import { between, pick, seeded } from "../seeded";

/** A hand-lettered word with a heavy ink edge, its middle at (x, y). */
export function word(
  text: string,
  place: { x: number; y: number; size: number; colour: string; turn?: number },
): string {
  const { x, y, size, colour, turn = 0 } = place;
  const d = textPath(text, { x: 0, y: size * 0.35, size, anchor: "middle", tracking: 0.02 });
  return group(
    lettered(d, ink, { colour: ink, width: size * 0.2 }) +
      lettered(d, colour, { colour, width: size * 0.05 }),
    { x, y, turn },
  );
}

const heartPath = (r: number) =>
  `M0,${num(r)}C${num(-r * 1.75)},${num(-r * 0.2)} ${num(-r * 1.05)},${num(-r * 1.25)} 0,${num(-r * 0.5)}C${num(r * 1.05)},${num(-r * 1.25)} ${num(r * 1.75)},${num(-r * 0.2)} 0,${num(r)}Z`;

/** A heart, its middle at (x, y). */
export function heart(x: number, y: number, r: number, turn = 0, colour = "#ee3f5c"): string {
  return group(
    inked(heartPath(r), colour, {
      weight: Math.max(2.2, r * 0.05),
      light: [-r * 0.08, -r * 0.09],
    }) + fill(oval(-r * 0.5, -r * 0.42, r * 0.2, r * 0.14), "#fff", 0.9),
    { x, y, turn },
  );
}

/** A drop: a tear in flight or cold sweat. */
export function drop(x: number, y: number, r: number, turn = 0): string {
  return group(
    inked(
      `M0,${-r * 1.5}C${r * 0.3},${-r * 0.7} ${r},${-r * 0.2} ${r},${r * 0.3}C${r},${r * 1.2} ${-r},${r * 1.2} ${-r},${r * 0.3}C${-r},${-r * 0.2} ${-r * 0.3},${-r * 0.7} 0,${-r * 1.5}Z`,
      "#8fd6f7",
      { weight: 2.2, light: [-2, -2] },
    ) + fill(oval(-r * 0.35, r * 0.3, r * 0.2, r * 0.3), "#fff"),
    { x, y, turn },
  );
}

/** Sparks with an ink edge, so that they hold on any ground. */
export function sparks(
  places: readonly (readonly [x: number, y: number, r: number])[],
  colour = "#ffd24a",
): string {
  return places.map(([x, y, r]) => twinkle(x, y, r * 1.3, ink) + twinkle(x, y, r, colour)).join("");
}

/** The snore of the comics, rising to the upper right. */
export function snore(x: number, y: number, colour = "#7f8fe0"): string {
  return (
    word("Z", { x, y, size: 46, colour, turn: -8 }) +
    word("Z", { x: x + 38, y: y - 44, size: 62, colour, turn: 6 }) +
    word("Z", { x: x + 88, y: y - 98, size: 82, colour, turn: -6 })
  );
}

/** The throbbing vein of comic-book anger. */
export function vein(x: number, y: number, r: number): string {
  const arm = `M${r * 0.25},${-r}C${r * 0.25},${-r * 0.4} ${r * 0.4},${-r * 0.25} ${r},${-r * 0.25}`;
  const arms = [0, 90, 180, 270]
    .map((turn) => group(stroke(arm, r * 0.62) + stroke(arm, r * 0.34, "#ee3f4c"), { turn }))
    .join("");
  return group(arms, { x, y, turn: 8 });
}

/** A puff of steam or dust. */
export function puff(x: number, y: number, r: number): string {
  return group(
    inked(
      "M-26,14C-44,12-44,-12-26,-14C-24,-32 4,-36 12,-20C32,-26 44,-4 30,8C28,24 2,28-4,18C-12,26-24,24-26,14Z",
      "#fff8ee",
      { shade: "#e2d3d6", weight: 2.4 },
    ),
    { x, y, scale: r / 34 },
  );
}

/** Short strokes flying out from a spot: a shout, a shake, a knock. */
export function rays(
  x: number,
  y: number,
  {
    from,
    to,
    angles,
    colour = ink,
    width = 8,
  }: { from: number; to: number; angles: readonly number[]; colour?: string; width?: number },
): string {
  const d = angles
    .map((angle) => {
      const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return `M${num(x + c * from)},${num(y + s * from)}L${num(x + c * to)},${num(y + s * to)}`;
    })
    .join("");
  return (colour === ink ? "" : stroke(d, width + 6)) + stroke(d, width, colour);
}

const paper = ["#ee3f5c", "#ffd24a", "#35b5a6", "#7f6fe0", "#ff8a2b"] as const;

/** Confetti strewn around given spots. */
export function confetti(spots: readonly Point[], seed: string): string {
  const chance = seeded(seed);
  return spots
    .map(([x, y], i) => {
      const colour = pick(chance, paper);
      const turn = between(chance, -70, 70);
      const piece =
        i % 3 === 0
          ? stroke("M-20,6C-12,-14-4,14 4,-4S16,-8 20,2", 13) +
            stroke("M-20,6C-12,-14-4,14 4,-4S16,-8 20,2", 8, colour)
          : i % 3 === 1
            ? inked("M-12,-7H12V7H-12Z", colour, { weight: 2, light: [-2, -2] })
            : inked(oval(0, 0, 9, 9), colour, { weight: 2, light: [-2, -2] });
      return group(piece, { x, y, turn });
    })
    .join("");
}
