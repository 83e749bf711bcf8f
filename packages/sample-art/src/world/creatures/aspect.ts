import { entry } from "../entry";
import type { Picture } from "../../picture";
import { chance } from "../chance";
import type { Chance } from "../chance";
import { plate, titled } from "../plate";
import type { Country } from "../country";
import { doorwarden, homeward } from "./aspect-doors";
import { hush, unfinishedSong } from "./aspect-quiet";
import { mislay, smallCourage } from "./aspect-finders";
import { unnamedAspect } from "./aspect-unnamed";

const known: Record<string, { country: Country; subject: (seed: Chance) => string }> = {
  "the-doorwarden": { country: "night", subject: doorwarden },
  mislay: { country: "cave", subject: mislay },
  hush: { country: "night", subject: hush },
  "small-courage": { country: "night", subject: smallCourage },
  "unfinished-song": { country: "night", subject: unfinishedSong },
  homeward: { country: "night", subject: homeward },
};

/** Light and robe of an aspect whose page does not say. */
const garbs: readonly [Garb, ...Garb[]] = [
  ["#ffe08a", "#6a4a8c"],
  ["#a8e6ff", "#2f4f8c"],
  ["#ffb8d0", "#7a3a6a"],
  ["#c8f0b0", "#3a6a5a"],
  ["#ffc890", "#8a4a3a"],
  ["#e0d0ff", "#4a3a7a"],
];
type Garb = readonly [light: string, deep: string];

/** A plate of the aspects. */
export function drawAspect(path: string, topic: string | undefined): Picture {
  const name = topic ?? "wonder";
  const seed = chance(`${path} subject`);
  const page = { path, title: titled(topic ?? "aspect"), note: "Bestiary · Aspect" };
  const met = entry(known, name);
  if (met) return plate({ ...page, country: met.country, subject: met.subject(seed) });
  const [light, deep] = seed.pick(garbs);
  return plate({ ...page, country: "night", subject: unnamedAspect(seed, light, deep) });
}
