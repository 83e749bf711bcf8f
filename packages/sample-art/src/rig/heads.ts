import { fill, ink, inked, mix, oval, shadeOf, stroke } from "../pen";
import { drawAccessories, drawHair } from "./finery";
import { drawEars } from "./ears";
import { beakGap, drawEyes, drawMouth, type FacePlan } from "./faces";
import type { CharacterLook, Expression, Species } from "./look";

/** Outlines of skulls, middle at (0, 0), looking to the right, about 150 wide and 125 high. */
const skulls = {
  vulpine:
    "M-52,-22C-48,-56-18,-67 8,-66C40,-65 60,-46 63,-18C64,-4 66,4 76,16Q67,20 63,22Q68,29 68,35Q57,36 51,40C40,55 22,62 4,60C-14,58-30,53-41,46Q-54,53-68,49Q-61,43-61,38Q-76,41-88,33Q-75,27-72,20Q-83,17-88,8C-74,5-58,-4-52,-22Z",
  lean: "M-48,-22C-46,-56-18,-67 8,-66C38,-65 56,-46 60,-18C61,-2 64,10 66,18Q60,24 56,28C48,48 30,62 12,62C-8,61-26,52-40,38Q-52,42-62,38Q-56,32-56,26Q-66,22-70,14C-60,8-52,-2-48,-22Z",
  round:
    "M-62,-8C-62,-48-30,-66 4,-66C42,-66 68,-44 69,-6C70,2 74,10 80,16Q72,22 69,24Q71,31 70,36Q62,38 57,41C42,56 22,62 2,61C-18,60-36,56-48,48Q-58,52-68,49Q-64,43-64,38Q-76,37-82,30Q-73,24-70,18C-65,10-62,2-62,-8Z",
  bird: "M-56,-4C-58,-46-28,-68 4,-68C38,-68 62,-44 62,-10C63,14 58,34 44,48Q38,46 34,54Q24,52 18,60Q6,56-2,62Q-12,54-22,58Q-30,50-40,52Q-42,44-52,40Q-58,18-56,-4Z",
  deer: "M-46,-26C-42,-58-14,-66 8,-66C36,-65 54,-46 56,-20C58,4 58,34 44,52C34,64 10,64-6,56C-26,46-36,28-40,14Q-50,14-58,8C-50,-2-48,-12-46,-26Z",
} as const;

const skullOf: Record<Species, keyof typeof skulls> = {
  fox: "vulpine",
  "arctic fox": "vulpine",
  jackal: "lean",
  wolf: "vulpine",
  caracal: "lean",
  "red panda": "round",
  raven: "bird",
  owl: "bird",
  badger: "round",
  bear: "round",
  otter: "round",
  mouse: "round",
  hedgehog: "round",
  squirrel: "round",
  stag: "deer",
  boar: "lean",
  hare: "lean",
};

/** What is painted on the fur of the head, cut off at its outline. */
function markings(look: CharacterLook): string {
  const { species, pale, dark } = look;
  const cheeks =
    "M-100,10C-64,2-44,26-20,22C-8,18-4,0 12,2Q22,-2 30,2Q44,-4 54,10Q70,4 100,4V90H-100Z";
  switch (species) {
    case "fox":
    case "arctic fox":
      return (
        fill(cheeks, pale) +
        fill("M-100,44C-60,36-30,56 8,54C40,54 60,34 100,34V90H-100Z", shadeOf(pale), 0.45)
      );
    case "wolf":
      return (
        fill(cheeks, pale) +
        fill("M-6,-70C-4,-40 8,-20 12,-4L26,-4C26,-24 34,-44 34,-70Z", dark, 0.5)
      );
    case "jackal":
      return (
        fill("M-100,34C-50,24-30,40-6,34C4,24 14,14 30,16C50,16 60,26 100,20V90H-100Z", pale) +
        fill("M-2,-70C2,-40 10,-20 16,-6L24,-6C26,-24 30,-44 32,-70Z", dark, 0.6)
      );
    case "red panda":
      return (
        fill("M-92,20C-64,0-44,18-30,18L-20,54-60,80Z", "#fff4e6") +
        fill("M90,10C66,0 60,12 54,16L50,60 90,60Z", "#fff4e6") +
        fill(oval(-14, -32, 15, 9), "#fff4e6") +
        fill(oval(38, -34, 12, 9), "#fff4e6") +
        fill("M-22,2C-34,18-38,40-30,64L-12,64C-16,44-12,22-6,8Z", dark) +
        fill("M44,4C52,18 54,34 48,60L60,60C66,36 62,18 54,4Z", dark)
      );
    case "badger":
      return (
        fill("M-100,-70H100V90H-100Z", "#fff6ea") +
        fill("M-46,-70C-34,-40-44,4-72,60L-34,60C-6,30 6,-20-6,-70Z", dark) +
        fill("M66,-70C36,-50 28,-20 50,40L76,40 76,-60Z", dark)
      );
    case "hedgehog":
      return fill("M-40,70C-60,30-42,-20-6,-30Q20,-40 40,-30C66,-20 76,20 66,70Z", pale);
    case "owl":
      return (
        fill(
          "M14,-44C-10,-66-52,-40-46,2C-42,40-10,56 16,34C36,56 62,36 64,2C64,-36 38,-64 14,-44Z",
          pale,
        ) +
        stroke(
          "M14,-44C-10,-66-52,-40-46,2C-42,40-10,56 16,34C36,56 62,36 64,2C64,-36 38,-64 14,-44Z",
          2,
          dark,
        )
      );
    case "raven":
      return (
        fill(
          "M-40,-16C-36,-44 6,-48 14,-24C30,-44 66,-40 62,-6C50,16 20,10 4,4C-20,16-40,8-40,-16Z",
          "#585b70",
        ) + stroke("M-44,-26l14,4M-48,-10l14,3M-46,8l13,2M-40,24l12,-1", 3.4, pale, 0.85)
      );
    case "caracal":
      return (
        fill("M-100,30C-50,22-30,36-8,30C2,20 10,10 28,12C50,12 60,24 100,18V90H-100Z", pale) +
        fill(oval(-14, -33, 13, 7), pale) +
        fill(oval(37, -35, 10, 7), pale) +
        stroke("M6,-62C8,-44 10,-30 8,-16M30,-62C28,-46 28,-32 30,-18", 5, dark) +
        stroke("M-6,16C0,22 6,24 8,32", 4, dark)
      );
    case "hare":
      return fill("M-100,30C-50,24-30,38-8,32C2,20 10,8 30,10C50,10 60,22 100,18V90H-100Z", pale);
    case "stag":
      return fill("M-60,40C-20,30 10,30 24,30C46,30 60,36 80,30V90H-60Z", pale);
    default:
      return fill("M-100,34C-56,22-34,36-12,30C-2,16 8,8 28,10C50,12 62,24 100,18V90H-100Z", pale);
  }
}

interface Muzzle {
  d: string;
  colour: (look: CharacterLook) => string;
  nose: readonly [x: number, y: number, rx: number, ry: number];
  mouth: readonly [x: number, y: number];
  mouthSize: number;
}

const palePart = (look: CharacterLook) => look.pale;
const muzzles: Record<"pointed" | "sleek" | "short" | "broad" | "snout" | "deer", Muzzle> = {
  pointed: {
    d: "M-12,28C-6,12 14,0 36,-2C54,-2 74,4 77,14C78,26 62,42 38,47C10,52-16,46-12,28Z",
    colour: palePart,
    nose: [70, 8, 11.5, 9.5],
    mouth: [55, 28],
    mouthSize: 1,
  },
  sleek: {
    d: "M-8,30C-4,10 18,-2 40,-3C60,-3 86,8 89,18C89,29 70,42 44,48C14,53-12,48-8,30Z",
    colour: palePart,
    nose: [82, 12, 11, 9],
    mouth: [64, 31],
    mouthSize: 1,
  },
  short: {
    d: "M-14,32C-12,16 6,6 26,6C48,6 60,16 58,30C56,44 36,52 18,52C0,52-16,48-14,32Z",
    colour: palePart,
    nose: [34, 13, 10, 7.5],
    mouth: [34, 25],
    mouthSize: 0.84,
  },
  broad: {
    d: "M-18,32C-18,10 8,-4 32,-4C58,-4 72,10 70,28C68,46 44,56 18,56C-4,56-18,48-18,32Z",
    colour: palePart,
    nose: [46, 6, 15, 11],
    mouth: [46, 26],
    mouthSize: 1.06,
  },
  snout: {
    d: "M-14,34C-14,10 10,-4 36,-6C62,-8 84,0 86,16C88,34 66,44 44,50C14,56-12,52-14,34Z",
    colour: palePart,
    nose: [74, 14, 16, 17],
    mouth: [56, 36],
    mouthSize: 0.9,
  },
  deer: {
    d: "M-4,34C0,12 18,0 36,0C56,0 72,14 72,30C72,48 54,62 32,62C8,62-8,52-4,34Z",
    colour: palePart,
    nose: [58, 20, 14, 10],
    mouth: [52, 40],
    mouthSize: 0.8,
  },
};

const muzzleOf: Partial<Record<Species, keyof typeof muzzles>> = {
  fox: "pointed",
  "arctic fox": "pointed",
  wolf: "sleek",
  jackal: "sleek",
  bear: "broad",
  badger: "broad",
  boar: "snout",
  stag: "deer",
};

function drawMuzzle(
  look: CharacterLook,
  muzzle: Muzzle,
  expression: Expression,
  plan: FacePlan,
): string {
  const [x, y, rx, ry] = muzzle.nose;
  const nose = look.nose ?? "#2b1a22";
  const bridge = ["fox", "arctic fox", "wolf", "jackal"].includes(look.species)
    ? fill("M-20,20C0,4 20,8 44,6C58,4 66,8 72,16L90,-20H-20Z", look.fur)
    : look.species === "badger" || look.species === "bear" || look.species === "stag"
      ? fill(
          "M-20,6C10,2 30,10 54,-8L40,-20H-20Z",
          look.species === "badger" ? "#fff6ea" : look.fur,
        )
      : "";
  const whiskers = ["caracal", "mouse", "otter", "hare", "squirrel", "red panda"].includes(
    look.species,
  )
    ? stroke(
        "M-2,30C-24,26-40,26-56,30M-2,36C-22,38-36,42-50,48M56,26C70,22 80,22 90,24M56,34C68,34 78,38 86,42",
        1.5,
        ink,
        0.7,
      )
    : "";
  const tusks =
    look.species === "boar" ? inked("M22,44C16,30 18,18 24,10C30,20 34,32 36,42Z", "#fff3d6") : "";
  const nostrils =
    look.species === "boar"
      ? fill(oval(x - 3, y, 3, 5), ink) + fill(oval(x + 7, y - 1, 3, 5), ink)
      : "";
  const noseColour = look.species === "boar" ? mix(look.pale, "#c76a6a", 0.5) : nose;
  return (
    inked(muzzle.d, muzzle.colour(look), {
      inside: bridge,
      weight: 1.5,
      outline: mix(look.pale, ink, 0.55),
    }) +
    whiskers +
    drawMouth(plan, expression) +
    tusks +
    (look.species === "boar"
      ? inked(oval(x, y, rx, ry), noseColour)
      : fill(
          `M${x - rx},${y - 2}C${x - rx},${y - ry} ${x + rx},${y - ry - 2} ${x + rx},${y - 1}C${x + rx - 1},${y + ry * 0.7} ${x + 3},${y + ry + 1} ${x},${y + ry + 1}C${x - 5},${y + ry} ${x - rx},${y + ry * 0.5} ${x - rx},${y - 2}Z`,
          noseColour,
        )) +
    nostrils +
    fill(oval(x - rx * 0.2, y - ry * 0.35, rx * 0.38, ry * 0.24), "#ffffff", 0.55)
  );
}

function drawBeak(look: CharacterLook, expression: Expression): string {
  const gap = beakGap(expression);
  const horn = look.species === "owl" ? "#e2a84a" : "#4a4650";
  if (look.species === "owl") {
    return (
      (gap > 0 ? inked(`M8,22C14,${30 + gap} 28,${30 + gap} 34,20Z`, "#a4552f") : "") +
      inked("M4,10C8,-6 36,-6 40,8C38,22 30,36 24,40C16,34 8,24 4,10Z", horn)
    );
  }
  return (
    inked(
      `M16,22C30,${28 + gap} 56,${34 + gap * 1.3} 84,${24 + gap * 1.2}C66,${18 + gap * 0.4} 40,16 16,16Z`,
      mix(horn, "#7d2433", gap > 2 ? 0.45 : 0),
    ) +
    inked("M6,6C20,-14 62,-12 88,8C98,16 100,24 98,32C86,24 60,26 40,26C24,26 8,22 6,6Z", horn, {
      light: [-3, -7],
    }) +
    stroke("M30,2C36,0 40,0 46,2", 3) +
    (expression === "sly" || expression === "happy" ? stroke("M14,20C10,22 6,20 4,16", 2.6) : "")
  );
}

/** A head: middle at (0, 0), some 150 wide, looking to the right. */
export function drawHead(look: CharacterLook, expression: Expression): string {
  const { species } = look;
  const bird = species === "raven" || species === "owl";
  const muzzle = muzzles[muzzleOf[species] ?? "short"];
  const lid =
    species === "owl" || species === "hedgehog"
      ? look.pale
      : species === "badger"
        ? look.dark
        : look.fur;
  const plan: FacePlan = {
    near: bird ? [-14, -12] : [-17, -11],
    far: species === "owl" ? [42, -12] : bird ? [38, -16] : [37, -14],
    eye: species === "mouse" || species === "owl" ? 22 : look.build.head < 0.9 ? 17.5 : 20.5,
    mouth: muzzle.mouth,
    mouthSize: muzzle.mouthSize,
    lid,
  };
  const spikes =
    species === "hedgehog"
      ? inked(
          "M30,-58L44,-84 14,-78 8,-104-12,-84-32,-102-40,-76-66,-82-64,-56-90,-50-76,-32-100,-16-80,-4-98,18-78,24-86,46-62,44-56,60-30,50Z",
          look.dark,
        )
      : "";
  const crest =
    species === "raven"
      ? inked(
          "M-20,-56C-34,-70-52,-74-66,-72C-56,-66-52,-60-50,-54C-62,-54-70,-50-78,-42C-66,-42-56,-36-48,-26Z",
          look.fur,
        )
      : "";
  const droop =
    expression === "sad" || expression === "worried"
      ? -16
      : expression === "angry"
        ? -10
        : expression === "surprised"
          ? 5
          : 0;
  return (
    drawEars(look, droop) +
    crest +
    spikes +
    inked(skulls[skullOf[species]], look.fur, { inside: markings(look), light: [-3, -6] }) +
    (bird ? "" : drawMuzzle(look, muzzle, expression, plan)) +
    drawEyes(look, plan, expression) +
    (bird ? drawBeak(look, expression) : "") +
    drawHair(look) +
    drawAccessories(look, plan)
  );
}
