import { fill, group, inked, mix, stroke } from "../pen";
import type { CharacterLook, Species } from "./look";

// Ears are drawn upright with the middle of their base at (0, 0) and then put on the head.

function pointed(look: CharacterLook, tip: string): string {
  const outline = "M-27,14C-33,-18-26,-54-10,-82C10,-62 26,-32 29,10C14,20-12,22-27,14Z";
  return (
    inked(outline, look.fur, {
      inside: fill("M-40,-46C-24,-56-22,-44-10,-54C2,-44 6,-52 22,-44L10,-100-30,-100Z", tip),
    }) +
    fill("M-14,10C-19,-14-14,-36-7,-54C6,-38 15,-18 17,8Z", mix(look.pale, "#e59a8c", 0.25)) +
    stroke("M-12,8C-8,-2-9,-10-10,-18M-3,9C0,-4-1,-14-3,-24M8,9C9,0 8,-6 5,-14", 2.2, look.pale)
  );
}

function round(look: CharacterLook, size: number, lining: string): string {
  return group(
    inked("M-30,12C-40,-20-24,-46 0,-46C26,-46 40,-18 28,12C14,22-14,22-30,12Z", look.fur) +
      fill("M-17,8C-23,-14-14,-30 1,-30C16,-29 24,-12 16,8Z", lining),
    { scale: size },
  );
}

function pandaEar(look: CharacterLook): string {
  return (
    inked("M-30,14C-42,-22-28,-58-4,-62C22,-54 38,-22 28,14C14,24-14,24-30,14Z", "#fff4e6") +
    fill("M-18,12C-26,-14-18,-38-3,-42C12,-36 22,-12 17,12Z", look.dark) +
    stroke("M-26,-26l-9,-3M-20,-42l-8,-6M20,-34l9,-4", 2.2)
  );
}

function long(look: CharacterLook): string {
  return (
    inked("M-18,16C-34,-40-30,-112-8,-138C18,-112 26,-44 20,14C8,22-8,22-18,16Z", look.fur, {
      inside: fill("M-40,-112Q-8,-102 30,-112L20,-160-40,-160Z", look.dark),
    }) + fill("M-8,8C-18,-36-16,-84-7,-108C8,-84 13,-38 10,8Z", mix(look.pale, "#e59a8c", 0.4))
  );
}

function tufted(look: CharacterLook): string {
  return (
    stroke(
      "M-10,-78C-14,-96-20,-106-30,-116M-8,-78C-8,-98-12,-110-18,-122M-7,-76C0,-92-2,-104-6,-116",
      4.4,
      look.dark,
    ) + pointed(look, look.dark)
  );
}

function floppy(look: CharacterLook): string {
  return (
    inked("M-20,12C-38,-8-56,-26-66,-14C-74,2-54,28-24,34C-8,34 4,24 6,12Z", look.fur) +
    fill("M-26,12C-40,0-52,-8-56,-6C-58,6-44,20-24,24Z", mix(look.pale, "#c9746a", 0.4))
  );
}

function owlTuft(look: CharacterLook): string {
  return inked("M-20,16C-24,-10-34,-36-46,-52C-16,-48 12,-30 20,10Z", look.dark);
}

const kinds: Record<Species, (look: CharacterLook) => string> = {
  fox: (look) => pointed(look, look.dark),
  "arctic fox": (look) => group(pointed(look, look.dark), { scale: [0.92, 0.78] }),
  jackal: (look) => group(pointed(look, look.dark), { scale: [0.92, 1.42] }),
  wolf: (look) => group(pointed(look, look.dark), { scale: [0.86, 0.86] }),
  caracal: tufted,
  "red panda": pandaEar,
  raven: () => "",
  owl: owlTuft,
  badger: (look) => round({ ...look, fur: look.dark }, 0.66, "#fff6ea"),
  bear: (look) => round(look, 0.84, mix(look.pale, look.fur, 0.3)),
  otter: (look) => round(look, 0.56, mix(look.pale, look.fur, 0.4)),
  mouse: (look) => round(look, 1.4, mix(look.pale, "#ef9a9a", 0.6)),
  hedgehog: (look) => round({ ...look, fur: look.pale }, 0.66, mix(look.pale, "#d98a7a", 0.5)),
  squirrel: (look) =>
    stroke("M-12,-56l-8,-26M-6,-58l0,-28M0,-54l9,-22", 4.4, look.dark) +
    group(pointed(look, look.fur), { scale: [0.82, 0.74] }),
  stag: floppy,
  boar: floppy,
  hare: long,
};

const spread: Partial<
  Record<
    Species,
    { near: readonly [number, number, number]; far: readonly [number, number, number] }
  >
> = {
  hare: { near: [-22, -50, -10], far: [26, -52, 16] },
  mouse: { near: [-44, -44, -26], far: [46, -46, 28] },
  stag: { near: [-46, -22, 10], far: [54, -24, -10] },
  boar: { near: [-44, -34, 26], far: [52, -36, -26] },
  badger: { near: [-46, -36, -30], far: [54, -38, 32] },
  bear: { near: [-42, -46, -28], far: [50, -46, 30] },
  otter: { near: [-52, -30, -50], far: [58, -32, 50] },
  "red panda": { near: [-48, -34, -30], far: [54, -38, 28] },
  jackal: { near: [-32, -44, -10], far: [36, -48, 14] },
};

/** Both ears, the far one first; everything in the head's own coordinates. */
export function drawEars(look: CharacterLook, lean = 0): string {
  const ear = kinds[look.species](look);
  if (!ear) return "";
  const { near, far } = spread[look.species] ?? {
    near: [-34, -42, -16] as const,
    far: [40, -46, 18] as const,
  };
  const antlers =
    look.species === "stag"
      ? ([-1, 1] as const)
          .map((side) =>
            group(
              stroke(
                "M0,0C-8,-30-34,-44-36,-92M-22,-40C-36,-50-50,-54-58,-74M-35,-70C-24,-80-20,-90-18,-104M-10,-20C0,-32 2,-40 2,-52",
                13,
              ) +
                stroke(
                  "M0,0C-8,-30-34,-44-36,-92M-22,-40C-36,-50-50,-54-58,-74M-35,-70C-24,-80-20,-90-18,-104M-10,-20C0,-32 2,-40 2,-52",
                  7.5,
                  "#d9b98a",
                ),
              { x: side === -1 ? -20 : 32, y: -54, scale: [side === -1 ? 1 : -0.88, 1] },
            ),
          )
          .join("")
      : "";
  return (
    antlers +
    group(ear, { x: far[0], y: far[1], turn: far[2] + lean, scale: [-0.88, 0.97] }) +
    group(ear, { x: near[0], y: near[1], turn: near[2] - lean })
  );
}
