import { fill, group, inked, oval, stroke } from "../pen";
import { enamelPin, hills, ring } from "./enamel";

const petal =
  "M0,-8C-40,-30-92,-70-80,-128C-72,-158-44,-150-34,-160C-18,-174 18,-174 34,-160C44,-150 72,-158 80,-128C92,-70 40,-30 0,-8Z";
const leaf = "M0,0C-44,-30-60,-110 0,-190C60,-110 44,-30 0,0Z";

function rainbow(): string {
  return ["#e6504c", "#f2913a", "#f7d04b", "#62b76a", "#4b8fdc", "#8a62c9"]
    .map((colour, index) => {
      const r = 200 - index * 18;
      return stroke(`M${-r},60a${r},${r} 0 0 1 ${2 * r},0`, 18, colour);
    })
    .join("");
}

/** A hibiscus before an island, a wave and a rainbow. */
export function hibiscus(): string {
  const island = hills(
    [
      [-216, 60],
      [-150, -4],
      [-98, -66],
      [-78, -56],
      [-58, -68],
      [-4, -8],
      [60, 24],
      [140, 60],
    ],
    90,
  );
  const sea =
    fill("M-260,50C-200,30-150,64-90,48S30,36 90,54S210,40 260,52V260H-260Z", "#2f8fae") +
    fill("M-260,104C-190,80-120,124-50,100S120,92 260,110V260H-260Z", "#226f92") +
    stroke(
      "M-230,84q24,-18 48,0t48,0M120,78q22,-16 44,0t44,0M-220,150q24,-18 48,0",
      7,
      "#d9f4f4",
      0.9,
    );
  const veins = stroke(
    "M0,-20V-140M-8,-30C-30,-60-44,-90-46,-124M8,-30C30,-60 44,-90 46,-124",
    4,
    "#a81f4c",
    0.55,
  );
  const blossom =
    ring(5, inked(petal, "#ee4d78", { inside: veins, light: [-4, -4], weight: 3 })) +
    fill(oval(0, 0, 40, 40), "#8f1740", 0.8) +
    inked("M-8,0C-6,-40 10,-84 26,-112L42,-106C36,-76 18,-34 10,4Z", "#ffd978", { weight: 2 }) +
    [
      [22, -120],
      [42, -122],
      [52, -104],
      [30, -98],
      [14, -92],
    ]
      .map(([x = 0, y = 0]) => inked(oval(x, y, 9, 9), "#f2a53a", { weight: 1.6 }))
      .join("");
  const leaves = [-100, 96, 140]
    .map((turn) =>
      group(inked(leaf, "#3f9a5f", { inside: stroke("M0,-10V-170", 4, "#246640") }), { turn }),
    )
    .join("");
  return enamelPin(
    "star",
    "#a8dcef",
    rainbow() +
      inked(island, "#4f9a62", { light: [-10, -4] }) +
      sea +
      group(leaves + blossom, { x: 56, y: 104, scale: 0.72, turn: -6 }),
  );
}
