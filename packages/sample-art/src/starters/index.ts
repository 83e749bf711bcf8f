import { pokedex } from "../pokedex";
import { group, svgDocument } from "../pen";
import type { Draw } from "../picture";
import { creature } from "./creature";
import { medallion, plate, sparkles } from "./medallion";
import { coatOf } from "./palette";

const side = 480;

/**
 * Collector's medallions, `pokemon/{number}.png` and `pokemon/shiny/{number}.png`, one for every
 * national number. The creatures on them are the studio's own and look like nobody else's: public
 * facts (types, weight, speed, egg groups, stage) choose the build, the colours and the size, and
 * dice seeded by the evolution line choose the rest.
 */
export const drawStarter: Draw = (path) => {
  const [, shinyFolder, number] = /^pokemon\/(shiny\/)?([1-9]\d{0,3})\.png$/.exec(path) ?? [];
  const species = number ? pokedex().get(Number(number)) : undefined;
  if (!species) return undefined;
  const shiny = shinyFolder !== undefined;
  const coat = coatOf(species, shiny);
  const svg = svgDocument(
    side,
    side,
    group(medallion(species, coat, shiny), { x: 240, y: 242 }) +
      group(creature(species, coat), { x: 240, y: 386 }) +
      group(plate(species, shiny), { x: 240, y: 440 }) +
      (shiny ? group(sparkles(), { x: 240, y: 242 }) : ""),
  );
  return { svg, width: side, height: side };
};
