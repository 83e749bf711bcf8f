import { fill, group, inked, mix, oval, stroke } from "../pen";
import { pawprint } from "../stickers/things";
import { enamelPin, heart, ring } from "./enamel";

const body =
  "M-126,-74C-60,-92 60,-92 126,-74C182,-60 210,52 196,116C188,152 142,152 118,116L86,70H-86L-118,116C-142,152-188,152-196,116C-210,52-182,-60-126,-74Z";

/** A game controller, about 400 wide. */
function pad(colour: string, trim: string): string {
  const button = (x: number, y: number, tone: string) => inked(oval(x, y, 17, 17), tone);
  return (
    inked(
      "M-150,-72C-140,-104-70,-106-62,-84ZM150,-72C140,-104 70,-106 62,-84Z",
      mix(colour, "#241126", 0.45),
    ) +
    inked(body, colour, {
      weight: 3.4,
      light: [-6, -9],
      inside: fill("M-150,-58C-60,-78 60,-78 150,-58L150,-80H-150Z", "#ffffff", 0.3),
    }) +
    inked("M-132,-44h28v28h28v28h-28v28h-28v-28h-28v-28h28Z", trim) +
    button(118, -40, "#ffd24a") +
    button(154, -4, "#ee4a5c") +
    button(82, -4, "#35b8c5") +
    button(118, 32, "#7fc35c")
  );
}

/** A sticking plaster, turned. */
function plaster(x: number, y: number, turn: number): string {
  const holes = [-10, 0, 10].map((dx) =>
    fill(oval(dx, -6, 2.6, 2.6) + oval(dx, 6, 2.6, 2.6), "#b9805a"),
  );
  return group(
    inked("M-58,-20H58Q76,-20 76,0T58,20H-58Q-76,20-76,0T-58,-20Z", "#f2c79c") +
      inked("M-24,-20H24V20H-24Z", "#fff0dc", { weight: 1.4 }) +
      holes.join(""),
    { x, y, turn },
  );
}

/** A controller that has been looked after: a plaster, and a heart. */
export function mendedPad(): string {
  const rays = ring(12, fill("M-26,-20L-58,-300H58L26,-20Z", "#ffd978", 0.5));
  return enamelPin(
    "ember",
    "#f08a3c",
    group(rays, { y: 20 }) +
      group(inked(heart, "#ee4a5c", { weight: 3.4, light: [-4, -5] }), { y: -126, scale: 1.5 }) +
      stroke("M-166,-140l-30,-22M-178,-104l-38,-4M166,-140l30,-22M178,-104l38,-4", 10, "#fff4dc") +
      group(pad("#5f55b8", "#2a2350") + plaster(-8, 30, -24), { y: 46, turn: -5, scale: 0.88 }),
  );
}

function snowflake(x: number, y: number, size: number): string {
  const arm = stroke("M0,0V-30M-9,-27L0,-18 9,-27M-6,-13L0,-7 6,-13", 4.4, "#ffffff");
  return group(ring(6, arm), { x, y, scale: size / 30 });
}

/** A bobble hat with a turned-up brim, its middle at the brim. */
function bobbleHat(): string {
  const knit = [-84, -56, -28, 0, 28, 56, 84].map((x) => `M${x},-20V20`).join("");
  const stripes =
    fill("M-110,-86C-40,-104 40,-104 110,-86V-60C40,-78-40,-78-110,-60Z", "#fff4dc") +
    fill("M-110,-40C-40,-56 40,-56 110,-40V-26C40,-42-40,-42-110,-26Z", "#f2b544");
  const fluff = ring(14, inked(oval(0, -24, 15, 17), "#fff4dc", { weight: 1.8 }));
  return (
    group(fluff + fill(oval(0, 0, 30, 30), "#fff4dc"), { y: -160 }) +
    inked("M-100,0C-104,-110-60,-150 0,-150S104,-110 100,0Z", "#d8433f", { inside: stripes }) +
    inked("M-108,-22H108Q120,-22 120,0T108,22H-108Q-120,22-120,0T-108,-22Z", "#fff4dc", {
      inside: stroke(knit, 3, "#d9c29a"),
    })
  );
}

/** The same in winter: a bobble hat, and snow. */
export function jollyPad(): string {
  const flakes: readonly (readonly [x: number, y: number, size: number])[] = [
    [-170, -96, 30],
    [166, -118, 34],
    [-128, -176, 18],
    [112, -192, 16],
    [-206, -10, 16],
    [208, -26, 18],
  ];
  return enamelPin(
    "root",
    "#2f7a5c",
    flakes.map((flake) => snowflake(...flake)).join("") +
      fill("M-260,150C-150,110-60,170 30,140S200,120 260,156V260H-260Z", "#f4fbff") +
      fill("M-260,190C-150,160-40,206 60,180S200,176 260,196V260H-260Z", "#cfe4f2") +
      pawprint(-118, 186, 15, "#9cbdd4") +
      pawprint(-66, 200, 15, "#9cbdd4") +
      group(pad("#c9484f", "#5c1a26"), { y: 62, scale: 0.86 }) +
      group(bobbleHat(), { y: -14, turn: 4, scale: 0.9 }),
  );
}
