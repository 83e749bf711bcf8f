import { textPath } from "../lettering";
import { drawProp, club } from "../rig/props";
import type { Prop } from "../rig/look";
import { fill, glow, group, inked, num, oval, stroke } from "../pen";
import { between, seeded } from "../seeded";

/** The numeral in a card's corner. */
const two = textPath("2", { x: -52, y: -192, size: 44, anchor: "middle" });

const own = {
  /** Two cupped paws, seen from the front: a safe place for somebody very small. */
  paws: () => {
    const sleeve =
      inked("M0,40C-70,62-130,50-150,24C-186,70-216,190-222,420H0Z", "#8fa6cc", {
        light: [6, -4],
      }) + stroke("M-4,82C-70,96-130,86-168,58", 3);
    const palm = inked(
      "M-6,60C-60,66-150,50-176,4C-190,-26-176,-50-156,-44C-160,-66-136,-78-120,-58C-112,-78-88,-76-82,-52C-70,-68-44,-62-42,-38C-30,-20-14,-10-2,-8Z",
      "#f6f9ff",
    );
    const fingers = stroke(
      "M-156,-44C-154,-30-146,-20-136,-14M-120,-58C-116,-42-108,-32-98,-26M-82,-52C-78,-40-70,-32-62,-28",
      3,
    );
    const paw = sleeve + palm + fingers;
    return (
      paw +
      group(paw, { scale: [-1, 1] }) +
      fill("M-60,10C-30,30 30,30 60,10C40,44-40,44-60,10Z", "#b4cdea", 0.7)
    );
  },
  /** The card that gives the third chapter its last panel. */
  "two-of-clubs": () =>
    glow(0, -120, 260, "#f2d38a", 0.6) +
    inked(
      "M-84,-236Q-84,-246-74,-246H74Q84,-246 84,-236V-4Q84,6 74,6H-74Q-84,6-84,-4Z",
      "#fff8e8",
      { weight: 4 },
    ) +
    stroke("M-70,-232H70V-8H-70Z", 3, "#b98a3c") +
    club(0, -192, 2.3) +
    group(club(0, 0, 2.3), { y: -42, turn: 180 }) +
    fill(two, "#2a1a24") +
    group(fill(two, "#2a1a24"), { y: -236, turn: 180 }) +
    stroke("M-46,-126Q-30,-144-14,-126", 7) +
    fill(oval(30, -130, 19, 24), "#fffdf6") +
    fill(oval(33, -127, 12, 16), "#3f8f55") +
    fill(oval(33, -125, 6, 10), "#160c14") +
    fill(oval(28, -135, 5, 6), "#ffffff") +
    stroke(oval(30, -130, 19, 24), 3.4) +
    stroke("M9,-142C14,-160 46,-160 52,-140", 6) +
    stroke("M-50,-152Q-32,-160-14,-150", 5) +
    stroke("M-34,-96Q4,-66 42,-98M42,-98l9,-7M-34,-96l-6,-5", 6) +
    fill("M-10,-83l7,14 9,-13Z", "#fffdf6") +
    stroke("M-10,-83l7,14 9,-13", 3) +
    fill(oval(-50, -104, 13, 7), "#f0607a", 0.4) +
    fill(oval(58, -104, 12, 7), "#f0607a", 0.4) +
    stroke("M-84,-90C-120,-80-130,-110-122,-130M84,-110C120,-116 136,-140 130,-164", 8),
  /** A curse in a catalogue: a ring of letters and light. */
  sigil: () => {
    let svg =
      glow(0, 0, 130, "#8af0d0", 0.3) +
      stroke(oval(0, 0, 140, 54), 7, "#c8fff0") +
      stroke(oval(0, 0, 108, 40), 3.4, "#c8fff0");
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      svg += group(
        stroke(
          ["M-6,-8L6,8M6,-8V8", "M-6,8V-8L6,0Z", "M0,-9V9M-6,0H6", "M-6,-6Q6,-10 4,2T-4,9"][
            i % 4
          ] ?? "",
          3.4,
          "#f4fffb",
        ),
        { x: Math.cos(a) * 124, y: Math.sin(a) * 47 },
      );
    }
    return (
      svg +
      stroke("M-110,-20V-120M-50,-44V-170M20,-48V-150M84,-36V-186M120,-10V-110", 5, "#c8fff0", 0.6)
    );
  },
  sparkles: () => {
    const chance = seeded("sparkles");
    let svg = "";
    for (let i = 0; i < 16; i++) {
      const [x, y, r] = [
        between(chance, -150, 150),
        between(chance, -150, 150),
        between(chance, 6, 20),
      ];
      svg += fill(
        `M${num(x)},${num(y - r)}Q${num(x)},${num(y)} ${num(x + r)},${num(y)}Q${num(x)},${num(y)} ${num(x)},${num(y + r)}Q${num(x)},${num(y)} ${num(x - r)},${num(y)}Q${num(x)},${num(y)} ${num(x)},${num(y - r)}Z`,
        i % 3 ? "#fff6c8" : "#ffb04a",
      );
    }
    return svg;
  },
  dust: () =>
    [
      [-60, 0, 34],
      [-20, -14, 42],
      [30, -6, 38],
      [66, 4, 26],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          fill(oval(x, y, r, r * 0.74), "#f6ead0", 0.85) +
          stroke(oval(x, y, r, r * 0.74), 2.4, "#8a6a4a", 0.5),
      )
      .join(""),
  /** A saucer-sized coin's worth of light: magic leaving a pendant. */
  flare: () =>
    glow(0, 0, 200, "#ffb84a", 0.95) +
    glow(0, 0, 90, "#fff6d0", 1) +
    stroke(
      "M-150,0H-90M90,0H150M0,-150V-90M0,90V150M-106,-106L-66,-66M66,66L106,106M-106,106L-66,66M66,-66L106,-106",
      6,
      "#fff0b0",
      0.9,
    ),
  /** One charge of fire magic, leaving a fingertip to the right. */
  firebolt: () =>
    glow(70, 0, 170, "#ff9a3a", 0.9) +
    inked(
      "M-20,0C10,-22 30,-12 60,-40C70,-24 84,-30 104,-58C118,-30 160,-30 168,2C166,34 124,34 108,56C94,36 80,30 66,38C44,18 16,22-20,0Z",
      "#f2702a",
      { shade: "#d8481f" },
    ) +
    fill(
      "M20,0C44,-10 60,-6 80,-22C96,-22 132,-18 138,2C134,22 96,22 84,26C64,10 44,10 20,0Z",
      "#ffd04a",
    ) +
    fill("M66,0C88,-10 116,-8 120,2C114,12 88,12 66,0Z", "#fff6d0"),
  catalogue: () =>
    inked("M-150,-20L-8,0H8L150,-20V50L8,72H-8L-150,50Z", "#5d3a6a") +
    inked("M-140,-30Q-70,-46 0,-12Q70,-46 140,-30V36Q70,22 0,56Q-70,22-140,36Z", "#fff3d6") +
    stroke(
      "M0,-12V56M-118,-14q46,-6 96,10M-118,2q46,-6 96,10M-118,18q46,-6 96,10M118,-14q-46,-6-96,10M118,2q-46,-6-96,10",
      3,
      "#8a6a4a",
    ),
} satisfies Record<string, () => string>;

/** Something in a panel that nobody holds. */
export type ThingName = keyof typeof own | Prop;

function isOwn(name: ThingName): name is keyof typeof own {
  return name in own;
}

/** A loose thing with its foot (or middle, for lights) at (x, y). */
export function drawThing(
  name: ThingName,
  place: { x: number; y: number; scale: number; turn?: number },
): string {
  return group(isOwn(name) ? own[name]() : drawProp(name), place);
}
