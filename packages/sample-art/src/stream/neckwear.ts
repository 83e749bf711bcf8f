import { fill, inked, oval, stroke } from "../pen";
import type { CharacterLook } from "../rig/look";

// What shows of somebody's clothes below a head that is drawn alone, in the head's own units.

const shoulders = "M-104,150C-100,84-60,56 0,56C60,56 98,84 104,150Z";

function garment(look: CharacterLook, kind: CharacterLook["garments"][number]["kind"]) {
  return look.garments.find((candidate) => candidate.kind === kind);
}

/** Shoulders, and what goes round the neck. */
export function neckwear(look: CharacterLook): string {
  const top = ["coat", "cloak", "waistcoat", "vest", "shirt"] as const;
  const worn = top.map((kind) => garment(look, kind)).find(Boolean);
  const chest = inked(shoulders, worn?.colour ?? look.fur, {
    inside: worn
      ? stroke("M-40,62L0,140L40,62", 9, worn.trim ?? look.pale)
      : fill("M-44,56C-40,110-10,140 0,150C12,140 42,110 46,56Z", look.pale),
  });
  return chest + scarf(look) + bandana(look) + hood(look);
}

function scarf(look: CharacterLook): string {
  const wool = garment(look, "scarf");
  if (!wool) return "";
  return (
    inked(
      "M-68,34C-88,52-86,78-62,90C-20,106 34,104 60,86C76,74 72,48 56,38C20,50-30,50-68,34Z",
      wool.colour,
      { inside: stroke("M-62,40l-14,54M-42,44l-8,58M46,40l14,54", 7, wool.trim) },
    ) + stroke("M-70,62C-34,82 24,82 64,60", 2)
  );
}

function bandana(look: CharacterLook): string {
  const cloth = garment(look, "bandana");
  if (!cloth) return "";
  return inked("M-70,34C-30,56 30,56 62,34C66,60 36,90 0,108C-34,90-66,62-70,34Z", cloth.colour, {
    inside:
      stroke("M-62,48C-24,68 24,68 58,46", 4, cloth.trim) +
      fill(oval(-1, 86, 5, 5) + oval(-26, 72, 4, 4) + oval(24, 72, 4, 4), cloth.trim ?? "#fff"),
  });
}

function hood(look: CharacterLook): string {
  const cloak = garment(look, "cloak");
  if (!cloak) return "";
  return (
    inked(
      "M-82,40C-100,66-88,98-44,100C-10,104 14,104 40,100C86,98 92,64 70,38C30,62-34,62-82,40Z",
      cloak.colour,
      {
        light: [-4, -6],
      },
    ) + inked(oval(-2, 92, 13, 13), cloak.trim ?? "#ffffff", { weight: 2 })
  );
}
