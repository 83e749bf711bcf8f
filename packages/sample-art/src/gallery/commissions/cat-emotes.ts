import { box, fill, glow, group, inked, oval, stroke, svgDocument } from "../../pen";
import type { Picture } from "../../picture";
import type { CharacterLook, Expression } from "../../rig/look";
import { seeded } from "../../seeded";
import { stars } from "../../sets/weather";
import { headOf, noseAt, pairOfEars, shortMuzzle, shortPlan, skulls, whiskers } from "./figure";
import { heart, letters, signature, spark } from "./finish";

const look: CharacterLook = {
  name: "Comet",
  species: "caracal",
  fur: "#8f98b8",
  pale: "#f4f1fb",
  dark: "#4f5676",
  tailTip: "#f4f1fb",
  eyes: "#3ec28f",
  build: { head: 1, tall: 1, girth: 1 },
  garments: [],
};

const ear =
  inked("M-30,16C-36,-18-28,-50-14,-72C10,-54 26,-28 30,12C14,22-12,24-30,16Z", look.fur) +
  fill("M-18,12C-22,-14-18,-34-11,-48C4,-34 16,-16 18,10Z", "#f0a7b4");

const face = headOf(look, {
  behind: pairOfEars(ear, [-36, -42, -16], [42, -46, 18]),
  skull: skulls.tufted,
  markings:
    fill(
      "M-100,34C-56,22-34,36-12,30C-2,16 4,-10 14,-26C24,-10 30,14 40,14C60,16 70,22 100,18V90H-100Z",
      look.pale,
    ) +
    stroke(
      "M-22,-64C-20,-52-18,-46-16,-42M4,-68C4,-56 5,-50 6,-46M30,-66C28,-56 27,-50 27,-46",
      7,
      look.dark,
    ) +
    stroke("M-70,2C-56,4-50,6-44,8M-72,18C-58,18-52,18-46,20", 6, look.dark),
  muzzle: { d: shortMuzzle, colour: look.pale },
  nose: whiskers + noseAt(34, 14, 9, 7, "#e0708a"),
  plan: shortPlan,
});

/** The helmet: a collar behind, glass and lights before. */
function helmet(inside: string): string {
  return (
    inked("M-92,86C-60,70 60,70 96,86L104,124C50,140-50,140-100,124Z", "#f4f6fb") +
    inked("M-84,90C-40,106 50,106 90,90L94,104C50,120-44,120-88,104Z", "#ef7f45") +
    inked(oval(3, -6, 122, 116), "#dce4f2") +
    fill(oval(3, -4, 110, 104), "#27305e") +
    inside +
    fill(
      "M-98,-28C-88,-84-40,-108 4,-108C-30,-92-64,-64-74,-10C-78,6-92,6-98,-28Z",
      "#ffffff",
      0.42,
    ) +
    fill(oval(82, 54, 12, 18), "#ffffff", 0.3) +
    inked("M-132,-26C-118,-32-112,-20-112,0C-112,20-118,32-132,26Z", "#ef7f45") +
    inked("M138,-26C124,-32 118,-20 118,0C118,20 124,32 138,26Z", "#ef7f45") +
    stroke("M60,-112L74,-146", 6) +
    stroke("M60,-112L74,-146", 3, "#dce4f2") +
    inked(oval(75, -152, 11, 11), "#ffd25e")
  );
}

interface Emote {
  name: string;
  mood: Expression;
  tile: string;
  /** Before and behind the helmet, in the head's units. */
  before?: string;
  turn?: number;
}

const paw = (x: number, y: number, turn: number) =>
  group(
    inked("M-26,40C-32,4-26,-24 0,-26C26,-24 32,4 26,40Z", "#f4f6fb") +
      inked("M-30,44C-30,28 30,28 30,44V58H-30Z", "#ef7f45") +
      stroke("M-9,-22V-8M9,-22V-8", 3),
    { x, y, turn },
  );

const emotes: readonly Emote[] = [
  {
    name: "cometHYPE",
    mood: "laughing",
    tile: "#ff9a56",
    turn: -8,
    before:
      paw(-112, 90, -18) +
      paw(122, 84, 22) +
      spark(-118, -96, 26, "#fff3b0") +
      spark(132, -92, 20, "#fff3b0"),
  },
  {
    name: "cometLOVE",
    mood: "happy",
    tile: "#f27d9a",
    turn: 5,
    before: heart(2, 66, 104, "#ff4f70") + paw(-70, 106, 46) + paw(84, 104, -46),
  },
  {
    name: "cometWEEP",
    mood: "sad",
    tile: "#5b8fe0",
    before:
      fill("M-34,22C-46,48-48,72-40,96C-28,102-20,98-18,90C-26,66-22,42-20,24Z", "#9fdcff", 0.9) +
      fill("M50,20C60,44 62,66 56,92C48,98 40,94 38,88C44,66 40,40 38,22Z", "#9fdcff", 0.9) +
      fill(
        "M-104,40C-60,20-20,34 6,30C50,26 70,40 110,28C104,70 60,100 4,100C-50,100-92,78-104,40Z",
        "#8fd0ff",
        0.5,
      ) +
      stroke("M-100,42C-60,24-20,36 6,32C50,28 70,42 106,32", 4, "#e6f7ff"),
  },
  {
    name: "cometSUS",
    mood: "sly",
    tile: "#57b894",
    turn: 8,
    before: paw(-40, 104, 20) + letters("?", 132, -66, 96, "#fff8e0"),
  },
  {
    name: "cometNAP",
    mood: "asleep",
    tile: "#7a68c4",
    turn: 14,
    before:
      letters("z", 96, -104, 56, "#fff8e0", { font: "boldItalic" }) +
      letters("Z", 128, -136, 76, "#fff8e0", { font: "boldItalic" }) +
      paw(-24, 116, -30),
  },
  {
    name: "cometRAGE",
    mood: "angry",
    tile: "#d8485a",
    turn: -4,
    before:
      fill(
        "M-84,-84C-96,-124-70,-140-76,-166C-48,-150-40,-124-48,-104C-38,-110-34,-120-34,-130C-16,-112-20,-90-34,-76Z",
        "#ffb340",
      ) +
      fill("M-70,-90C-76,-112-62,-122-64,-138C-50,-126-50,-106-56,-92Z", "#fff0a0") +
      paw(-116, 100, -14) +
      paw(120, 100, 14),
  },
];

/** Six emotes of Comet, a cat astronaut, laid out as they were delivered. */
export function catEmotes(): Picture {
  const [width, height] = [1500, 1060];
  const chance = seeded("comet");
  let art = box(0, 0, width, height, "#1d2250") + stars(chance, width, height, 90);
  art += glow(1300, 60, 420, "#6a5ad0", 0.5) + glow(120, 1000, 420, "#c85a9a", 0.4);
  emotes.forEach(({ name, mood, tile, before = "", turn = 0 }, i) => {
    const [x, y] = [270 + (i % 3) * 480, 268 + Math.floor(i / 3) * 498];
    const plate = `M${x - 180},${y - 205}h360q34,0 34,34v350q0,34-34,34h-360q-34,0-34-34v-350q0,-34 34,-34Z`;
    art +=
      fill(plate, tile) +
      fill(oval(x, y - 6, 178, 178), "#ffffff", 0.16) +
      group(helmet(group(face(mood), { x: 0, y: 18, scale: 0.96 })) + before, {
        x,
        y: y + 6,
        turn,
        scale: 1.14,
      }) +
      letters(name, x, y + 256, 34, "#e8eaff", { anchor: "middle", tracking: 0.02 });
  });
  art += signature(1384, 1046, "#e8eaff");
  return { width, height, svg: svgDocument(width, height, art) };
}
