import { entry } from "../entry";
import type { Picture } from "../../picture";
import { chance } from "../chance";
import type { Chance } from "../chance";
import { plate, titled } from "../plate";
import { plantTraits } from "../plants/kinds";
import type { Country } from "../country";
import { brambleShepherd, willowAunt } from "./floradon-elders";
import { mossback, orchardBull } from "./floradon-herd";
import { pollenPiper, selsDancer, unnamedFloradon } from "./floradon-players";

const known: Record<string, { country: Country; subject: (seed: Chance) => string }> = {
  mossback: { country: "forest", subject: mossback },
  "bramble-shepherd": { country: "meadow", subject: brambleShepherd },
  "willow-aunt": { country: "marsh", subject: willowAunt },
  "orchard-bull": { country: "meadow", subject: orchardBull },
  "sel-s-dancer": { country: "night", subject: selsDancer },
  "pollen-piper": { country: "marsh", subject: pollenPiper },
};

/** A plate of the floradons. */
export function drawFloradon(path: string, topic: string | undefined): Picture {
  const name = topic ?? "sun-walker";
  const seed = chance(`${path} subject`);
  const page = { path, title: titled(topic ?? "floradon"), note: "Bestiary · Floradon" };
  const met = entry(known, name);
  if (met) return plate({ ...page, country: met.country, subject: met.subject(seed) });
  const { country, green, colour } = plantTraits(path, name);
  return plate({ ...page, country, subject: unnamedFloradon(seed, green, colour) });
}
