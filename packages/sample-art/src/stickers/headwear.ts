import { fill, inked, oval, stroke } from "../pen";

// Worn on the head and drawn in its units, after the face.

/** A painter's beret. */
export const beret =
  inked("M-50,-50C-66,-74-34,-104 14,-102C60,-102 78,-72 56,-52C30,-62-22,-62-50,-50Z", "#8f2f5a", {
    weight: 2.8,
  }) + stroke("M10,-101q2,-10 8,-13", 7);

/** A paper hat for parties. */
export const partyHat =
  inked("M-30,-62L16,-140 44,-56Q6,-46-30,-62Z", "#35b5a6", {
    inside: stroke("M-30,-82L50,-40M-14,-112L50,-72M4,-134L40,-110", 9, "#ffd24a"),
  }) + inked(oval(16, -140, 12, 12), "#ee3f5c");

/** A nightcap that has slid back, with a bobble. */
export const nightcap =
  inked(
    "M-38,-58C-40,-96-10,-116 20,-110C-26,-132-84,-118-104,-66L-96,-58C-80,-84-58,-90-38,-58Z",
    "#4f63b8",
  ) +
  inked("M-40,-54C-44,-98 10,-124 38,-96C48,-86 50,-70 48,-54Q2,-76-40,-54Z", "#5f74cc", {
    inside: stroke("M-20,-106L-6,-60M14,-112L18,-62", 8, "#cfd8ff"),
  }) +
  inked(
    "M-46,-52C-20,-72 28,-74 54,-54C58,-48 56,-42 50,-40C24,-56-16,-54-40,-38C-48,-40-50,-46-46,-52Z",
    "#fff8ee",
  ) +
  inked(oval(-104, -58, 15, 15), "#fff8ee");

/** A dab of paint on the cheek. */
export const paintDab = fill(
  "M-52,20C-46,10-30,14-28,24C-26,34-40,32-46,36C-54,36-58,28-52,20Z",
  "#35b5a6",
);

/** The tip of a tongue, out in concentration. */
export const tongueTip =
  fill("M26,40C26,58 44,58 44,38Z", "#e8788a") + stroke("M26,41C26,58 44,58 44,39M35,42v7", 2.6);

/** The bump of a blow. */
export const bump =
  inked("M-8,-80C-12,-112 34,-114 32,-80Z", "#f08a9a", { weight: 2.8 }) +
  stroke("M2,-94q4,-6 12,-4", 3, "#fff");
