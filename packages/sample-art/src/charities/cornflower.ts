import { fill, group, inked, oval, stroke } from "../pen";
import { pawprint } from "../stickers/things";
import { enamelPin, ring } from "./enamel";

const petal =
  "M-13,-52C-30,-104-48,-142-58,-176L-32,-164-24,-194 0,-172 24,-194 32,-164 58,-176C48,-142 30,-104 13,-52Z";
const leaf = "M0,0C-44,-50-44,-140 0,-230C44,-140 44,-50 0,0Z";

/** A cornflower round a paw print. */
export function cornflower(): string {
  const leaves = [140, 160, 200, 220]
    .map((turn) =>
      group(inked(leaf, "#4f8f58", { inside: stroke("M0,-8V-190", 3, "#2f6038") }), { turn }),
    )
    .join("");
  const veins = stroke("M0,-70V-160M-10,-80L-36,-152M10,-80L36,-152", 3, "#2f49b8", 0.6);
  const outer = ring(9, inked(petal, "#5878e8", { inside: veins, light: [-3, -3] }));
  const inner = group(ring(9, inked(petal, "#7f9af6", { inside: veins, light: [-3, -3] }), 20), {
    scale: 0.74,
  });
  return enamelPin(
    "tide",
    "#f3dfb2",
    leaves +
      outer +
      inner +
      inked(oval(0, 0, 82, 82), "#2b3a8f", { weight: 3 }) +
      ring(16, fill(oval(0, -70, 5, 5), "#b9c8ff")) +
      pawprint(0, 8, 56, "#fff4dc"),
  );
}
