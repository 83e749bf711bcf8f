import { entry } from "../entry";
import type { Picture } from "../../picture";
import { chance } from "../chance";
import type { Chance } from "../chance";
import { plate, titled } from "../plate";
import type { Country } from "../country";
import { place } from "../shape";
import { classEmblems } from "./class-symbols";
import { emblemOf } from "./elements";
import { bones, cauldron, pendant } from "./vessels";
import { grimoire, hearthTable } from "./tables";
import { moonStaff, sunStaff } from "./staves";
import { pin } from "./pin";

const known: Record<string, { country: Country; scene: (seed: Chance) => string }> = {
  injuja: { country: "mountain", scene: pendant },
  "lunar-magus": { country: "night", scene: moonStaff },
  osteomancer: { country: "cave", scene: bones },
  "solar-magus": { country: "steppe", scene: sunStaff },
  wiccan: { country: "ruins", scene: hearthTable },
  witch: { country: "forest", scene: cauldron },
};

/** A class: its implements in their place, and its badge in the corner. */
export function drawClass(path: string, slug: string): Picture {
  const seed = chance(`${path} subject`);
  const { school, ground, cells } = entry(classEmblems, slug) ?? emblemOf(slug);
  const craft = entry(known, slug) ?? {
    country: seed.pick(["ruins", "cave", "night"] as const),
    scene: (own: Chance) => grimoire(own, ground),
  };
  return plate({
    path,
    country: craft.country,
    title: titled(slug),
    note: "Magic · Classes",
    subject: craft.scene(seed) + place(pin("badge", school, ground, cells, 116), 166, 190),
  });
}
