import { entry } from "../entry";
import type { Picture } from "../../picture";
import { chance } from "../chance";
import type { Chance } from "../chance";
import { plate, titled } from "../plate";
import type { Country } from "../country";
import { bargainMimic, inkmaw, nobodysCoat } from "./monster-indoors";
import { cairnShambler, glassWidow, rattlebriar } from "./monster-outdoors";
import { unnamed, woundCaller } from "./monster-deep";
import { coatOf, landOf } from "./omens";

const known: Record<string, { country: Country; subject: (seed: Chance) => string }> = {
  "glass-widow": { country: "glasswood", subject: glassWidow },
  inkmaw: { country: "cave", subject: inkmaw },
  "nobody-s-coat": { country: "cave", subject: nobodysCoat },
  "bargain-mimic": { country: "meadow", subject: bargainMimic },
  "wound-caller": { country: "sea", subject: woundCaller },
  "cairn-shambler": { country: "ruins", subject: cairnShambler },
  rattlebriar: { country: "volcano", subject: rattlebriar },
};

/** A plate of the monsters. */
export function drawMonster(path: string, topic: string | undefined): Picture {
  const name = topic ?? "night-lurker";
  const seed = chance(`${path} subject`);
  const page = { path, title: titled(topic ?? "monster"), note: "Bestiary · Monster" };
  const met = entry(known, name);
  if (met) return plate({ ...page, country: met.country, subject: met.subject(seed) });
  const { coat, belly, dark, eye } = coatOf(name, seed);
  return plate({
    ...page,
    country: landOf(name, seed),
    subject: unnamed(seed, coat, belly, dark, eye),
  });
}
